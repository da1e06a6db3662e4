import { FULL_WHOLE, type Invariant } from "./invariant.ts";

export const wholeOnePlace: Invariant = {
  id: "whole/one-place",
  rule: "124",
  statement:
    "Each physical card is in exactly one place when the chain is empty; a resolved spell is once in its owner's trash, a token nowhere but on the board.",
  control: "none",
  full: FULL_WHOLE,
  misreadings: [],
  brokenBy: ["card lost or duplicated"],
};
