import { FULL_RELATION, type Invariant, NO_RULE } from "./invariant.ts";

export const selfSaved: Invariant = {
  id: "self/saved",
  rule: NO_RULE,
  statement: "A game that is saved and loaded, at whatever moment, goes on as it would have gone on.",
  control: "none",
  full: FULL_RELATION,
  misreadings: [],
  brokenBy: ["relation broken"],
};
