import type { ExtentInput } from "../decisions/extent.ts";
import type { Patch } from "../decisions/rulebook.ts";
import { FULL, type Invariant } from "./invariant.ts";

/** Of a number that cannot be done in full nothing is done. */
function nothingUnlessAll(of: ExtentInput["of"]): Patch {
  return { extent: (right) => (input) => (input.of === of && input.able < input.asked ? 0 : right(input)) };
}

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
      patches: [nothingUnlessAll("cards")],
    },
    {
      id: "all-objects-or-none",
      says: "an instruction that is forbidden on one of several objects is carried out on none of them",
      patches: [nothingUnlessAll("objects")],
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
