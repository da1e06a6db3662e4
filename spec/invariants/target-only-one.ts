import { FULL, type Invariant } from "./invariant.ts";

export const targetOnlyOne: Invariant = {
  id: "target/only-one",
  rule: "355.10.d",
  statement: "A choice with a single legal answer is still a target, locked when the spell is played.",
  control: "target",
  full: FULL,
  misreadings: [
    {
      id: "single-option-not-locked",
      says: "where only one thing can be chosen, nothing is locked, and it is taken on resolution",
      patches: [
        { target: (right) => (input) => (right(input) === "finalize" && input.only ? "resolve" : right(input)) },
      ],
    },
  ],
};
