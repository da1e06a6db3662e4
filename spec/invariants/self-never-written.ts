import { FULL_RELATION, type Invariant, NO_RULE } from "./invariant.ts";

export const selfNeverWritten: Invariant = {
  id: "self/never-written",
  rule: NO_RULE,
  statement: "A spell does the same without the instructions of it that are ignored.",
  control: "none",
  full: FULL_RELATION,
  misreadings: [],
  brokenBy: ["relation broken"],
};
