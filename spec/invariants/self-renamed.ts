import { FULL_RELATION, type Invariant, NO_RULE } from "./invariant.ts";

export const selfRenamed: Invariant = {
  id: "self/renamed",
  rule: NO_RULE,
  statement: "With other names for objects and battlefields the game comes out the same but for the names.",
  control: "none",
  full: FULL_RELATION,
  misreadings: [],
  brokenBy: ["relation broken"],
};
