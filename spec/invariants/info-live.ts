import { FULL, type Invariant } from "./invariant.ts";

export const infoLive: Invariant = {
  id: "info/live",
  rule: "359.3.f.2",
  statement: "Information about a legal target is read as it is when the instruction executes.",
  control: "disturbance",
  full: FULL,
  misreadings: [
    {
      id: "as-when-chosen",
      says: "a target's Might is read as it was when the target was chosen",
      patches: [{ information: (right) => (input) => (input.legal && input.present ? input.chosen : right(input)) }],
    },
    {
      id: "as-when-begun",
      says: "a target's Might is read as it was when the spell began to resolve",
      patches: [{ information: (right) => (input) => (input.legal && input.present ? input.began : right(input)) }],
    },
  ],
};
