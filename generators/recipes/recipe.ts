import type { Growing } from "../growing.ts";
import type { Tested } from "../tested.ts";

/** Makes an item under test of one sort, with what it needs on the board; undefined when the board does not suit. */
export type Recipe = (growing: Growing) => Tested | undefined;
