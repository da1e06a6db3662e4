import { FULL, type Invariant } from "./invariant.ts";

export const linkCircumstances: Invariant = {
  id: "link/circumstances",
  rule: "359.3.e.14.c",
  statement:
    '"If you do" asks only whether the action was done to that object: not how much of it, nor where; what was wholly prevented was not done.',
  control: "none",
  full: FULL,
  misreadings: [
    {
      id: "full-amount-required",
      says: '"if you do" does not hold when a part of the damage was prevented',
      patches: [{ link: (right) => (input) => right(input) && !(input.by === "action" && input.parent === "reduced") }],
    },
    {
      id: "intended-place-required",
      says: '"if you do" does not hold when the unit came into another place than intended',
      patches: [
        { link: (right) => (input) => right(input) && !(input.by === "action" && input.parent === "diverted") },
      ],
    },
    {
      id: "done-although-prevented",
      says: '"if you do" holds although all damage was prevented',
      patches: [
        { link: (right) => (input) => right(input) || (input.by === "action" && input.parent === "prevented") },
      ],
    },
  ],
};
