import type { AffectedInput } from "../decisions/affected.ts";
import type { Patch } from "../decisions/rulebook.ts";
import { FULL, type Invariant } from "./invariant.ts";

/** Puts bystanders in the order in which they replace illegal targets. */
type Ranking = (bystanders: readonly string[], input: AffectedInput) => readonly string[];

const inTableOrder: Ranking = (bystanders) => bystanders;
const lastFirst: Ranking = (bystanders) => [...bystanders].reverse();
const strongestFirst: Ranking = (bystanders, { might }) => bystanders.toSorted((a, b) => might(b) - might(a));
const ownFirst: Ranking = (bystanders, { own }) => bystanders.toSorted((a, b) => Number(own(b)) - Number(own(a)));

/** Each illegal target is replaced by a bystander, the one that ranks first. */
function reaim(ranked: Ranking): Patch {
  return {
    affected: (right) => (input) => {
      const legal = right(input);
      const lost = lostIn(input);
      if (lost === 0) return legal;
      return [...legal, ...ranked(input.bystanders(), input).slice(0, lost)];
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
      patches: [reaim(inTableOrder), reaim(lastFirst), reaim(strongestFirst), reaim(ownFirst)],
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
