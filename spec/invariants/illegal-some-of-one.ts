import type { AffectedInput } from "../decisions/affected.ts";
import { FULL, type Invariant } from "./invariant.ts";

const partly = (input: AffectedInput): boolean => {
  const legal = input.chosen.filter((slot) => slot.legal).length;
  return legal > 0 && legal < input.chosen.length;
};

export const illegalSomeOfOne: Invariant = {
  id: "illegal/some-of-one",
  rule: "359.3.e.8",
  statement:
    "An instruction some of whose targets are illegal executes on just the legal ones, with its amounts unchanged.",
  control: "disturbance",
  full: FULL,
  misreadings: [
    {
      id: "all-or-nothing",
      says: "an instruction with several targets does nothing when one of them is illegal",
      patches: [{ affected: (right) => (input) => (partly(input) ? [] : right(input)) }],
    },
    {
      id: "redistributed",
      says: "what an illegal target would have got is divided among the others",
      patches: [
        {
          share: (right) => (input) =>
            input.legal > 0 && input.legal < input.chosen
              ? Math.floor((input.amount * input.chosen) / input.legal)
              : right(input),
        },
      ],
    },
    {
      id: "substituted",
      says: "an illegal one of several targets is replaced by another object that fits",
      patches: [
        {
          affected: (right) => (input) => {
            const legal = right(input);
            return partly(input)
              ? [...legal, ...input.bystanders().slice(0, input.chosen.length - legal.length)]
              : legal;
          },
        },
      ],
    },
  ],
};
