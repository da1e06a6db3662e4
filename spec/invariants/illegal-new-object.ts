import type { Traces } from "../decisions/forgotten.ts";
import type { Patch } from "../decisions/rulebook.ts";
import { FULL, type Invariant } from "./invariant.ts";

const keeps = (trace: keyof Traces): Patch => ({
  forgotten: (right) => (input) => ({ ...right(input), [trace]: false }),
});

export const illegalNewObject: Invariant = {
  id: "illegal/new-object",
  rule: "124",
  statement:
    "An object that left the board and comes back has none of its damage, its Might of this turn, its stun or its granted protection.",
  control: "disturbance",
  full: FULL,
  misreadings: [
    { id: "keeps-damage", says: "a unit that comes back still has its damage", patches: [keeps("damage")] },
    {
      id: "keeps-bonus",
      says: "a unit that comes back still has the Might it was given this turn",
      patches: [keeps("bonus")],
    },
    { id: "keeps-buff", says: "a unit that comes back still has its buff", patches: [keeps("buff")] },
    { id: "keeps-stun", says: "a unit that comes back is still stunned", patches: [keeps("stunned")] },
  ],
};
