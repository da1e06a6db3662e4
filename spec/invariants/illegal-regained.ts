import { FULL, type Invariant } from "./invariant.ts";

export const illegalRegained: Invariant = {
  id: "illegal/regained",
  rule: "359.3.e.3",
  statement:
    "What counts is the moment of resolution: failing a requirement in between does no harm, moving away and back included.",
  control: "disturbance",
  full: FULL,
  misreadings: [
    {
      id: "latched",
      says: "a target that was illegal once stays illegal",
      patches: [{ legal: (right) => (input) => right(input) && !input.everFailed }],
    },
    {
      id: "moves-make-new-objects",
      says: "a unit that moves on the board becomes a new object",
      patches: [{ identity: (right) => (change) => right(change) || change.from !== change.to }],
    },
  ],
};
