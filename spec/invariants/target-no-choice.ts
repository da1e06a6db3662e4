import { FULL, type Invariant } from "./invariant.ts";

export const targetNoChoice: Invariant = {
  id: "target/no-choice",
  rule: "355.10.d",
  statement:
    "Where no choice is ever possible nothing is a target: not everything that fits, nor its controller, nor your legend.",
  control: "target",
  full: FULL,
  misreadings: [
    {
      id: "all-are-targets",
      says: 'everything that "all" means is a target, locked when the spell is played',
      patches: [{ determined: (right) => (input) => input.what === "all" || right(input) }],
    },
    {
      id: "its-controller-is-target",
      says: '"its controller" is a target, chosen when the spell is played, and acts though the unit is lost',
      patches: [{ determined: (right) => (input) => input.what === "player" || right(input) }],
    },
    {
      id: "your-legend-is-target",
      says: '"your legend" is a target',
      patches: [{ determined: (right) => (input) => input.what === "legend" || right(input) }],
    },
  ],
};
