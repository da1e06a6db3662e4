import { FULL, type Invariant } from "./invariant.ts";

export const targetCounter: Invariant = {
  id: "target/counter",
  rule: "704.1",
  statement: "A buff is no target; the unit that has it is.",
  control: "target",
  full: FULL,
  misreadings: [
    {
      id: "buff-is-target",
      says: "the buff itself is the target, so that another one in its place is not meant",
      patches: [{ legal: (right) => (input) => right(input) && !(input.verb === "remove buff" && input.changed.buff) }],
    },
    {
      id: "unit-under-it-is-not",
      says: "the unit whose buff is meant is no target, but chosen on resolution",
      patches: [{ target: (right) => (input) => (input.slot === "counter" ? "resolve" : right(input)) }],
    },
  ],
};
