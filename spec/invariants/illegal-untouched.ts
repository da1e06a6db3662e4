import { FULL, type Invariant } from "./invariant.ts";

export const illegalUntouched: Invariant = {
  id: "illegal/untouched",
  rule: "359.3.e.5",
  statement: "An illegal target is left as it was.",
  control: "disturbance",
  full: FULL,
  misreadings: [
    {
      id: "affected-anyway",
      says: "targets are not judged again at all: each one that is on the board is acted on",
      patches: [{ affected: () => (input) => input.chosen.map((slot) => slot.id) }],
    },
  ],
};
