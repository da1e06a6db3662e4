import { FULL_WHOLE, type Invariant } from "./invariant.ts";

export const wholeNoDeathMidway: Invariant = {
  id: "whole/no-death-midway",
  rule: "321",
  statement: "Nobody dies of damage between two instructions of one item.",
  control: "none",
  full: FULL_WHOLE,
  misreadings: [
    {
      id: "death-at-once",
      says: "a unit with lethal damage dies before the next instruction",
      patches: [{ midway: () => () => true }],
    },
  ],
};
