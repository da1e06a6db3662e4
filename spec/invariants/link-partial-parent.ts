import type { ReferentInput } from "../decisions/referent.ts";
import { FULL, type Invariant } from "./invariant.ts";

const partly = ({ acted, chosen }: ReferentInput): boolean => acted.length > 0 && acted.length < chosen.length;

export const linkPartialParent: Invariant = {
  id: "link/partial-parent",
  rule: "359.3.e.8",
  statement: "A child of a partly illegal parent applies to exactly those that the parent acted on.",
  control: "disturbance",
  full: FULL,
  misreadings: [
    {
      id: "to-all-chosen",
      says: '"them" are all that were chosen, the illegal ones included',
      patches: [{ referent: (right) => (input) => (partly(input) ? input.chosen : right(input)) }],
    },
    {
      id: "to-none",
      says: '"them" are none when one of those chosen was illegal',
      patches: [{ referent: (right) => (input) => (partly(input) ? [] : right(input)) }],
    },
  ],
};
