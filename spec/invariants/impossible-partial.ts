import { FULL, type Invariant } from "./invariant.ts";

export const impossiblePartial: Invariant = {
  id: "impossible/partial",
  rule: "359.3.e.11",
  statement: "An instruction is followed as far as possible, and the next one is not limited by that.",
  control: "none",
  full: FULL,
  misreadings: [
    {
      id: "all-or-nothing",
      says: "an instruction that cannot be followed in full is not followed at all",
      patches: [{ extent: (right) => (input) => (input.able < input.asked ? 0 : right(input)) }],
    },
    {
      id: "next-limited",
      says: "what follows is done only as often as the instruction before",
      patches: [
        {
          extent: (right) => (input) =>
            input.previous && input.previous.done < input.previous.asked
              ? Math.min(right(input), input.previous.done)
              : right(input),
        },
      ],
    },
  ],
};
