import { FULL, type Invariant } from "./invariant.ts";

export const linkReplacedObject: Invariant = {
  id: "link/replaced-object",
  rule: "359.3.e.14.b",
  statement: "A replaced parent does not stop a child that refers to the object.",
  control: "replacement",
  full: FULL,
  misreadings: [
    {
      id: "stops-it",
      says: "when a kill is replaced, what speaks of the unit is ignored as well",
      patches: [
        { link: (right) => (input) => (input.by === "object" && input.parent === "replaced" ? false : right(input)) },
      ],
    },
  ],
};
