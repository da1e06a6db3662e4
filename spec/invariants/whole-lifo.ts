import { FULL_WHOLE, type Invariant } from "./invariant.ts";

export const wholeLifo: Invariant = {
  id: "whole/lifo",
  rule: "340.1",
  statement: "The newest item on the chain resolves first.",
  control: "none",
  full: FULL_WHOLE,
  misreadings: [
    {
      id: "first-in-first-out",
      says: "the oldest item on the chain resolves first",
      patches: [{ next: () => () => 0 }],
    },
  ],
};
