import { FULL, type Invariant } from "./invariant.ts";

export const impossibleIgnored: Invariant = {
  id: "impossible/ignored",
  rule: "359.3.e.6",
  statement: "An instruction that cannot be followed is ignored, and what is not linked to it goes on.",
  control: "disturbance",
  full: FULL,
  misreadings: [
    {
      id: "aborts",
      says: "a spell stops at an instruction that is impossible",
      patches: [{ after: (right) => (input) => right(input) && input.outcome !== "impossible" }],
    },
    {
      id: "does-what-is-forbidden",
      says: "a spell does even what is forbidden",
      patches: [{ forbidden: () => () => false }],
    },
  ],
};
