import { FULL, type Invariant } from "./invariant.ts";

export const linkBranches: Invariant = {
  id: "link/branches",
  rule: "359.3.e.14.a",
  statement: "Ignoring goes along links only: a child of another parent, or of none, runs.",
  control: "disturbance",
  full: FULL,
  misreadings: [
    {
      id: "one-dead-parent-stops-all",
      says: "everything after an ignored instruction is ignored",
      patches: [{ independent: (right) => (input) => right(input) && !input.earlierIgnored }],
    },
  ],
};
