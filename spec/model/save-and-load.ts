import type { Action } from "./action.ts";

/** Writing a game down and going on from that, as an action and as a feature. */
export const SAVE_AND_LOAD = "save and load" satisfies Action["kind"];
