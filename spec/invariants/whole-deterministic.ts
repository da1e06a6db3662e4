import { FULL_WHOLE, type Invariant, NO_RULE } from "./invariant.ts";

export const wholeDeterministic: Invariant = {
  id: "whole/deterministic",
  rule: NO_RULE,
  statement: "The same game comes out the same way each time; no game leaves anything behind.",
  control: "none",
  full: FULL_WHOLE,
  misreadings: [],
  brokenBy: ["nondeterministic", "state leaked"],
};
