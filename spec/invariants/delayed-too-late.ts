import { FULL, type Invariant } from "./invariant.ts";

export const delayedTooLate: Invariant = {
  id: "delayed/too-late",
  rule: "359.3.e.16",
  statement:
    "An effect whose time is over already is not made, not even for a moment; one that lasts while its source is there ends with it.",
  control: "disturbance",
  full: FULL,
  misreadings: [
    {
      id: "acts-all-the-same",
      says: 'control "while I am on the board" is gained though the source has left; "at the end of this turn" still counts in the Ending Step',
      patches: [{ lasting: () => () => true }],
    },
    {
      id: "never-ends",
      says: 'control "while I am on the board" is kept when the source leaves',
      patches: [{ ending: () => () => false }],
    },
  ],
};
