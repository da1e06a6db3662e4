import { FULL, type Invariant } from "./invariant.ts";

export const illegalOneLook: Invariant = {
  id: "illegal/one-look",
  rule: "359.3.e.8",
  statement: "Within one instruction all targets are judged against one state, in whatever order they are named.",
  control: "disturbance",
  full: FULL,
  misreadings: [
    {
      id: "one-after-another",
      says: "each target is judged only when its turn comes, against what the ones before it have become",
      patches: [{ look: () => (input) => input.targets > 1 }],
    },
  ],
};
