import { FULL, type Invariant } from "./invariant.ts";

export const leaveStops: Invariant = {
  id: "leave/stops",
  rule: "359.3.e.15",
  statement:
    "A spell that leaves the chain while it resolves does nothing more, is not put into the trash after that, and was played.",
  control: "none",
  full: FULL,
  misreadings: [
    {
      id: "goes-on",
      says: "a spell that has left the chain goes on",
      patches: [{ after: (right) => (input) => right({ ...input, left: false }) }],
    },
    {
      id: "moved-again",
      says: "a spell that has left the chain is put into the trash when it is done with",
      patches: [{ resting: () => () => true }],
    },
    {
      id: "not-played",
      says: "a spell that left the chain while it resolved was not played",
      patches: [{ played: (right) => (input) => (input.left ? 0 : right(input)) }],
    },
  ],
};
