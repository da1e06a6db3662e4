import type { Acting } from "./deed.ts";
import type { Resolution } from "./state.ts";

/** What an item needs to carry out its instructions. */
export interface Doing extends Acting {
  readonly resolution: Resolution;
}
