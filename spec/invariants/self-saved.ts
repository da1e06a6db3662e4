import { SAVE_AND_LOAD } from "../model/save-and-load.ts";
import { FULL_RELATION, type Invariant, NO_RULE } from "./invariant.ts";

export const selfSaved: Invariant = {
  id: "self/saved",
  rule: NO_RULE,
  statement: "A game that is saved and loaded, at whatever moment, goes on as it would have gone on.",
  control: "none",
  full: FULL_RELATION,
  misreadings: [],
  claimed: SAVE_AND_LOAD,
  brokenBy: ["relation broken"],
};
