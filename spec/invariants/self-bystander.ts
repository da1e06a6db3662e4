import { FULL_RELATION, type Invariant, NO_RULE } from "./invariant.ts";

export const selfBystander: Invariant = {
  id: "self/bystander",
  rule: NO_RULE,
  statement: "One more unit that nothing is done to changes nothing else.",
  control: "none",
  full: FULL_RELATION,
  misreadings: [],
  brokenBy: ["relation broken"],
};
