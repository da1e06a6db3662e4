import type { Resolution } from "./state.ts";
import type { Acting } from "./verbs.ts";

/** What an item needs to carry out its instructions. */
export interface Doing extends Acting {
  readonly resolution: Resolution;
}
