import { FULL, type Invariant } from "./invariant.ts";

export const targetPick: Invariant = {
  id: "target/pick",
  rule: "rulings",
  statement: "What is picked is no target.",
  control: "target",
  profile: "FAQ+",
  full: FULL,
  misreadings: [
    {
      id: "pick-is-target",
      says: "what is picked is a target",
      patches: [{ target: (right) => (input) => (input.word === "pick" ? "finalize" : right(input)) }],
    },
  ],
};
