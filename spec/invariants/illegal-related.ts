import { FULL, type Invariant } from "./invariant.ts";
import { playerIsKnown } from "./link-ignored-parent.ts";

export const illegalRelated: Invariant = {
  id: "illegal/related",
  rule: "359.3.e.5",
  statement:
    "Instructions about an illegal target are not carried out, those that only look something up about it included.",
  control: "disturbance",
  full: FULL,
  misreadings: [
    {
      id: "lookup-runs",
      says: "what is asked about an illegal target is answered as long as the answer is plain",
      patches: [playerIsKnown],
    },
  ],
};
