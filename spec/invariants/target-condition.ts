import { FULL, type Invariant } from "./invariant.ts";

export const targetCondition: Invariant = {
  id: "target/condition",
  rule: "355.10",
  statement:
    'A condition ("if it has 3 Might or less") does not narrow the target; a restriction ("with 3 Might or less") does.',
  control: "target",
  full: FULL,
  misreadings: [
    {
      id: "condition-as-filter",
      says: "a condition on a target is a requirement that it must meet when it is chosen",
      patches: [{ narrowed: () => (input) => input.condition }],
    },
    {
      id: "filter-as-condition",
      says: "a restriction on Might only says whether the action is carried out",
      patches: [
        {
          requirement: (right) => (input) =>
            input.kind.startsWith("might") && input.phase === "choose" ? true : right(input),
        },
      ],
    },
  ],
};
