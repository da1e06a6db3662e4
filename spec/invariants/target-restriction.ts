import { FULL, type Invariant } from "./invariant.ts";

export const targetRestriction: Invariant = {
  id: "target/restriction",
  rule: "355.10.b",
  statement:
    'What only narrows another choice is no target ("a unit at a battlefield"), but the battlefield of "all units at a battlefield" is one.',
  control: "target",
  full: FULL,
  misreadings: [
    {
      id: "battlefield-is-target",
      says: 'the battlefield of "a unit at a battlefield" is a target too, so that the unit must stay there',
      patches: [{ requirement: (right) => (input) => right(input) && (input.phase === "choose" || input.stays) }],
    },
    {
      id: "battlefield-of-all-is-not",
      says: 'the battlefield of "all units at a battlefield" is no target, but chosen on resolution',
      patches: [{ target: (right) => (input) => (input.slot === "place of all" ? "resolve" : right(input)) }],
    },
  ],
};
