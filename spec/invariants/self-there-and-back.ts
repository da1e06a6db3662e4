import { FULL_RELATION, type Invariant, NO_RULE } from "./invariant.ts";

export const selfThereAndBack: Invariant = {
  id: "self/there-and-back",
  rule: NO_RULE,
  statement: "What moves a target away and back again leaves the outcome as it was.",
  control: "none",
  full: FULL_RELATION,
  misreadings: [],
  brokenBy: ["relation broken"],
};
