import { FULL, type Invariant } from "./invariant.ts";

export const impossibleOrderIsNoLink: Invariant = {
  id: "impossible/order-is-no-link",
  rule: "359.3.e.11",
  statement:
    "Order is no link: an instruction that refers to no earlier one is carried out, whatever became of the one before.",
  control: "disturbance",
  full: FULL,
  misreadings: [
    {
      id: "linked-to-the-one-before",
      says: "each instruction hangs on the one before it",
      patches: [{ independent: (right) => (input) => right(input) && (input.linked || !input.previousIgnored) }],
    },
  ],
};
