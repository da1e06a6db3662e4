import { FULL, type Invariant } from "./invariant.ts";

export const illegalIndependent: Invariant = {
  id: "illegal/independent",
  rule: "359.3.e.5",
  statement: "Instructions that have nothing to do with an illegal target are carried out.",
  control: "disturbance",
  full: FULL,
  misreadings: [
    {
      id: "lost-with-the-target",
      says: "an instruction without a target is lost with any illegal target of the spell",
      patches: [
        {
          independent: (right) => (input) => right(input) && (input.linked || input.targeted || !input.someLost),
        },
      ],
    },
  ],
};
