import { FULL, type Invariant } from "./invariant.ts";

export const targetMust: Invariant = {
  id: "target/must",
  rule: "355.10.f",
  statement:
    "What a player must do is chosen as the instruction executes; with nothing to choose it is ignored and the rest runs.",
  control: "target",
  full: FULL,
  misreadings: [
    {
      id: "chosen-when-played",
      says: "what a player must choose is chosen when the spell is played",
      patches: [{ target: (right) => (input) => (input.word === "must" ? "finalize" : right(input)) }],
    },
    {
      id: "item-lost-when-nothing-qualifies",
      says: "a spell stops where a player must do something and cannot",
      patches: [{ after: (right) => (input) => right(input) && !(input.outcome === "impossible" && input.must) }],
    },
    {
      id: "refused-when-nothing-qualifies",
      says: "a spell cannot be played when a player must do something and could not do it now",
      patches: [{ noneLegal: (right) => (input) => (input.must ? "refused" : right(input)) }],
    },
  ],
};
