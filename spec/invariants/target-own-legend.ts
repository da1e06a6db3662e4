import { FULL, type Invariant } from "./invariant.ts";

export const targetOwnLegend: Invariant = {
  id: "target/own-legend",
  rule: "rulings",
  statement: '"A legend you control" is no target, but chosen on resolution; "a friendly legend" is a target.',
  control: "target",
  profile: "FAQ+",
  full: FULL,
  misreadings: [
    {
      id: "your-control-is-target",
      says: '"a legend you control" is a target',
      patches: [{ target: (right) => (input) => (input.noun === "legend" && input.yours ? "finalize" : right(input)) }],
    },
    {
      id: "friendly-legend-is-not",
      says: '"a friendly legend" is no target',
      patches: [{ target: (right) => (input) => (input.noun === "legend" && !input.yours ? "execute" : right(input)) }],
    },
  ],
};
