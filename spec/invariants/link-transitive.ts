import { FULL, type Invariant } from "./invariant.ts";

export const linkTransitive: Invariant = {
  id: "link/transitive",
  rule: "359.3.e.14.a",
  statement: "Ignoring goes along the chain of links: a child of an ignored child is ignored too.",
  control: "disturbance",
  full: FULL,
  misreadings: [
    {
      id: "only-the-direct-child",
      says: "only the direct child of an ignored instruction is ignored, not the child of that child",
      patches: [{ link: (right) => (input) => right(input) || input.parent === "parent ignored" }],
    },
  ],
};
