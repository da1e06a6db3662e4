import { FULL_WHOLE, type Invariant, NO_RULE } from "./invariant.ts";

export const wholeAnswers: Invariant = {
  id: "whole/answers",
  rule: NO_RULE,
  statement: "The engine never crashes or gets stuck, and asks nothing that nobody can answer.",
  control: "none",
  full: FULL_WHOLE,
  misreadings: [],
  brokenBy: ["crash", "hang", "stuck", "bad observation"],
};
