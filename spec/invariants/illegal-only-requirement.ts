import { FULL, type Invariant } from "./invariant.ts";

export const illegalOnlyRequirement: Invariant = {
  id: "illegal/only-requirement",
  rule: "359.3.e.2",
  statement:
    "Nothing but a failed requirement makes a target on the board illegal: not a move, a status, damage or another controller.",
  control: "disturbance",
  full: FULL,
  misreadings: [
    {
      id: "any-move",
      says: "a target that moved is illegal, wherever it may be",
      patches: [{ legal: (right) => (input) => right(input) && !input.changed.place }],
    },
    {
      id: "any-status",
      says: "a target that was exhausted, readied or stunned meanwhile is illegal",
      patches: [{ legal: (right) => (input) => right(input) && !input.changed.status }],
    },
    {
      id: "damage",
      says: "a target whose damage changed is illegal",
      patches: [{ legal: (right) => (input) => right(input) && !input.changed.damage }],
    },
    {
      id: "control-change",
      says: "a target whose controller changed is illegal, whoever may control it",
      patches: [{ legal: (right) => (input) => right(input) && !input.changed.controller }],
    },
  ],
};
