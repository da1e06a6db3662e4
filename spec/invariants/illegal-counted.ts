import { FULL, type Invariant } from "./invariant.ts";

export const illegalCounted: Invariant = {
  id: "illegal/counted",
  rule: "359.3.e.9.a",
  statement: "A count of what an item chose includes illegal targets on the board, but none that left it.",
  control: "disturbance",
  full: FULL,
  misreadings: [
    {
      id: "drops-both",
      says: "a count of what an item chose leaves out every illegal target",
      patches: [{ counted: (right) => (input) => right(input) && input.legal }],
    },
    {
      id: "keeps-both",
      says: "a count of what an item chose includes what left the board",
      patches: [{ counted: () => () => true }],
    },
  ],
};
