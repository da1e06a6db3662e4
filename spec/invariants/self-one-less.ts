import { FULL_RELATION, type Invariant, NO_RULE } from "./invariant.ts";

export const selfOneLess: Invariant = {
  id: "self/one-less",
  rule: NO_RULE,
  statement: "When some of several targets are lost, the spell does what it does if only the others are chosen.",
  control: "none",
  full: FULL_RELATION,
  misreadings: [],
  brokenBy: ["relation broken"],
};
