import type { WhoseInput } from "../decisions/whose.ts";
import { FULL, type Invariant } from "./invariant.ts";

const isController = ({ which }: WhoseInput): boolean => which === "controller";

export const infoWhose: Invariant = {
  id: "info/whose",
  rule: "359.3.e.14",
  statement: '"Its controller" is whoever controls it, not the caster, nor the caster\'s opponent, nor its owner.',
  control: "disturbance",
  full: FULL,
  misreadings: [
    {
      id: "caster",
      says: '"its controller" is whoever plays the spell',
      patches: [{ whose: (right) => (input) => (isController(input) ? right(input) && input.caster : right(input)) }],
    },
    {
      id: "opponent",
      says: '"its controller" is the opponent of whoever plays the spell',
      patches: [
        {
          whose: (right) => (input) =>
            isController(input) ? right(input) && (input.caster === "P1" ? "P2" : "P1") : right(input),
        },
      ],
    },
    {
      id: "owner-for-controller",
      says: '"its controller" is its owner',
      patches: [{ whose: (right) => (input) => (isController(input) ? right(input) && input.owner : right(input)) }],
    },
  ],
};
