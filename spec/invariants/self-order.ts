import { FULL_RELATION, type Invariant, NO_RULE } from "./invariant.ts";

export const selfOrder: Invariant = {
  id: "self/order",
  rule: NO_RULE,
  statement: "Two reactions to different objects may as well be played the other way round.",
  control: "none",
  full: FULL_RELATION,
  misreadings: [],
  brokenBy: ["relation broken"],
};
