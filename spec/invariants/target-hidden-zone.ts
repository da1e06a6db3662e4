import { FULL, type Invariant } from "./invariant.ts";

export const targetHiddenZone: Invariant = {
  id: "target/hidden-zone",
  rule: "355.10.a",
  statement: "A card in a hand is no target and is chosen as its instruction executes; a card in a trash is a target.",
  control: "target",
  full: FULL,
  misreadings: [
    {
      id: "hand-card-locked",
      says: "a card in a hand is a target, chosen when the spell is played",
      patches: [{ target: (right) => (input) => (input.zone === "hand" ? "finalize" : right(input)) }],
    },
    {
      id: "trash-card-on-resolution",
      says: "a card in a trash is no target, but chosen on resolution",
      patches: [{ target: (right) => (input) => (input.zone === "trash" ? "resolve" : right(input)) }],
    },
  ],
};
