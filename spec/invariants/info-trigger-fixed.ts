import { FULL, type Invariant } from "./invariant.ts";

export const infoTriggerFixed: Invariant = {
  id: "info/trigger-fixed",
  rule: "359.3.f.3",
  statement:
    'What a trigger condition named is fixed when it was met ("that battlefield"), and an "if" in it is not asked again.',
  control: "disturbance",
  full: FULL,
  misreadings: [
    {
      id: "read-when-resolves",
      says: '"that battlefield" is where the unit is when the ability resolves',
      patches: [{ event: () => (input) => input.now }],
    },
    {
      id: "asked-again",
      says: 'the "if" of a trigger condition is asked again when the ability resolves',
      patches: [{ again: () => (input) => input.holdsNow }],
    },
  ],
};
