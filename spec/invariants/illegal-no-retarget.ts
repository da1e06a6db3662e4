import type { AffectedInput } from "../decisions/affected.ts";
import type { Patch } from "../decisions/rulebook.ts";
import { FULL, type Invariant } from "./invariant.ts";

/** Each illegal target is replaced by a bystander, taken from that end of the table. */
function reaim(end: "first" | "last"): Patch {
  return {
    affected: (right) => (input) => {
      const legal = right(input);
      const lost = lostIn(input);
      if (lost === 0) return legal;
      const bystanders = end === "first" ? input.bystanders() : [...input.bystanders()].reverse();
      return [...legal, ...bystanders.slice(0, lost)];
    },
  };
}

const lostIn = (input: AffectedInput): number => input.chosen.filter((slot) => !slot.legal).length;

export const illegalNoRetarget: Invariant = {
  id: "illegal/no-retarget",
  rule: "359.3.e.5",
  statement:
    "Nothing that was not chosen is affected in place of an illegal target, and one instruction's lost target is not replaced by another's.",
  control: "disturbance",
  full: FULL,
  misreadings: [
    {
      id: "re-aims",
      says: "an illegal target is replaced by another object that fits, or its player is asked again",
      patches: [reaim("first"), reaim("last")],
    },
    {
      id: "all-that-fit",
      says: "an instruction without a legal target acts on everything that fits",
      patches: [
        {
          affected: (right) => (input) =>
            lostIn(input) > 0 && lostIn(input) === input.chosen.length ? input.bystanders() : right(input),
        },
      ],
    },
    {
      id: "slots-shift",
      says: "the legal targets are one list, so that an instruction takes the next one's target when its own is illegal",
      patches: [
        {
          assignment: (right) => (input) => {
            const legal = input.slots.flat().filter((slot) => slot.legal);
            if (legal.length === input.slots.flat().length) return right(input);
            return input.slots.map((slots) => legal.splice(0, slots.length));
          },
        },
      ],
    },
  ],
};
