import { FULL, type Invariant } from "./invariant.ts";

export const targetCost: Invariant = {
  id: "target/cost",
  rule: "355.10.c",
  statement:
    "What stands only in a cost or in a trigger condition is no target; what is chosen for a replacement effect is one.",
  control: "target",
  full: FULL,
  misreadings: [
    {
      id: "cost-object-is-target",
      says: "what a cost is paid with is a target",
      patches: [{ determined: (right) => (input) => input.what === "cost" || right(input) }],
    },
    {
      id: "triggers-object-is-target",
      says: "what a trigger condition names is a target, so that protection keeps it from the ability",
      patches: [{ determined: (right) => (input) => input.what === "event" || right(input) }],
    },
    {
      id: "replacement-targets-nothing",
      says: 'what "choose a unit; the next time it would die" names is chosen on resolution',
      patches: [{ target: (right) => (input) => (input.slot === "replacement" ? "resolve" : right(input)) }],
    },
  ],
};
