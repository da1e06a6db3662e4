import { FULL, type Invariant } from "./invariant.ts";

export const illegalStays: Invariant = {
  id: "illegal/stays",
  rule: "359.3.e.4",
  statement:
    "A card that leaves the board becomes a new object: a target that did so is lost for good, wherever it reappears.",
  control: "disturbance",
  full: FULL,
  misreadings: [
    {
      id: "followed-by-card",
      says: "a target is followed by its card, so that it is legal again once it is back on the board",
      patches: [{ sameObject: () => (input) => input.onBoard }],
    },
    {
      id: "same-place-again",
      says: "a target that is back in the place where it was chosen is the same object again",
      patches: [
        { sameObject: (right) => (input) => right(input) || (input.onBoard && input.placeNow === input.placeChosen) },
      ],
    },
  ],
};
