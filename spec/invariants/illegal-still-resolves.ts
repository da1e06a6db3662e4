import { mistargeted } from "../decisions/outcome.ts";
import { FULL, type Invariant } from "./invariant.ts";

const some = (legal: readonly boolean[]): boolean => legal.includes(false);
const every = (legal: readonly boolean[]): boolean => legal.length > 0 && !legal.includes(true);

export const illegalStillResolves: Invariant = {
  id: "illegal/still-resolves",
  rule: "359.3.e.1",
  statement: "A spell or ability resolves however many of its targets are illegal.",
  control: "disturbance",
  full: FULL,
  misreadings: [
    {
      id: "fizzles-when-any",
      says: "a spell with an illegal target is countered",
      patches: [
        { begin: (right) => (input) => (some(input.legal) ? "fizzle" : right(input)) },
        { begin: (right) => (input) => (some(input.legal) ? "no effect" : right(input)) },
      ],
    },
    {
      id: "fizzles-when-all",
      says: "a spell all of whose targets are illegal is countered",
      patches: [
        { begin: (right) => (input) => (every(input.legal) ? "fizzle" : right(input)) },
        { begin: (right) => (input) => (every(input.legal) ? "no effect" : right(input)) },
      ],
    },
    {
      id: "stops-when-one-fails",
      says: "a spell stops at the first instruction that is ignored for an illegal target",
      patches: [{ after: (right) => (input) => right(input) && !mistargeted(input.outcome) }],
    },
    {
      id: "back-to-hand",
      says: "a spell all of whose targets are illegal returns to its owner's hand",
      patches: [{ begin: (right) => (input) => (every(input.legal) ? "back to hand" : right(input)) }],
    },
  ],
};
