import { FULL_RELATION, type Invariant, NO_RULE } from "./invariant.ts";

export const selfSameLoss: Invariant = {
  id: "self/same-loss",
  rule: NO_RULE,
  statement: "Whether a target is killed, banished or returned to hand is all the same to the spell that chose it.",
  control: "none",
  full: FULL_RELATION,
  misreadings: [],
  brokenBy: ["relation broken"],
};
