import { FULL, type Invariant } from "./invariant.ts";

export const illegalZoneChange: Invariant = {
  id: "illegal/zone-change",
  rule: "359.3.e.2",
  statement: "A target that went to hand, trash, banishment or deck is illegal there.",
  control: "disturbance",
  full: FULL,
  misreadings: [
    {
      id: "affected-there",
      says: "a target is still acted on in the hand, trash or banishment to which it went",
      patches: [{ legal: (right) => (input) => right(input) || !input.onBoard, reach: () => () => true }],
    },
  ],
};
