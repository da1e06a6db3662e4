import { FULL, type Invariant } from "./invariant.ts";

export const illegalRegained: Invariant = {
  id: "illegal/regained",
  rule: "359.3.e.3",
  statement:
    "A target that stops meeting a requirement and then meets it again is legal, also after moving away and back.",
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
