import { FULL, type Invariant } from "./invariant.ts";

export const linkReplacedAction: Invariant = {
  id: "link/replaced-action",
  rule: "359.3.e.14.b",
  statement: 'A replaced parent stops a child that refers to the action ("if you do").',
  control: "replacement",
  full: FULL,
  misreadings: [
    {
      id: "runs",
      says: '"if you do" holds although the action was replaced',
      patches: [
        { link: (right) => (input) => (input.by === "action" && input.parent === "replaced" ? true : right(input)) },
      ],
    },
  ],
};
