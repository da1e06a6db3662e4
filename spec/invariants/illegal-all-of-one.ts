import { FULL, type Invariant } from "./invariant.ts";

export const illegalAllOfOne: Invariant = {
  id: "illegal/all-of-one",
  rule: "359.3.e.7",
  statement: "An instruction all of whose targets are illegal does not execute; the others are judged on their own.",
  control: "disturbance",
  full: FULL,
  misreadings: [
    {
      id: "both-or-neither",
      says: "an instruction with legal targets is not carried out when all targets of another are illegal",
      patches: [
        {
          independent: (right) => (input) => right(input) && (input.linked || !input.targeted || !input.othersLost),
        },
      ],
    },
  ],
};
