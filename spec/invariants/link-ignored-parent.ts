import { mistargeted } from "../decisions/outcome.ts";
import type { Patch } from "../decisions/rulebook.ts";
import { FULL, type Invariant } from "./invariant.ts";

/** Links are not heeded when the parent was mistargeted; what the child asks about is still known. */
const anyChild: Patch = {
  link: (right) => (input) => right(input) || (input.by !== "condition" && mistargeted(input.parent)),
  whose: (right) => (input) => right(input) ?? input.last,
  information: (right) => (input) => (input.linked && !input.legal ? input.last : right(input)),
  status: (right) => (input) => (input.legal ? right(input) : input.last),
};

/** "It" is what was chosen, though nothing happened to it. */
const chosenAll: NonNullable<Patch["referent"]> = (right) => (input) =>
  input.acted.length === 0 ? input.chosen : right(input);

/** The same for children that only ask for a player. */
export const playerIsKnown: Patch = {
  link: (right) => (input) => right(input) || (input.reads === "player" && mistargeted(input.parent)),
  whose: (right) => (input) => right(input) ?? input.last,
};

export const linkIgnoredParent: Invariant = {
  id: "link/ignored-parent",
  rule: "359.3.e.14.a",
  statement:
    "An ignored parent implies an ignored child: an instruction linked to one that was ignored is ignored too.",
  control: "disturbance",
  full: FULL,
  misreadings: [
    {
      id: "child-runs",
      says: "an instruction linked to an ignored one is carried out all the same",
      patches: [anyChild, { ...anyChild, referent: chosenAll }],
    },
    {
      id: "child-runs-when-player-is-known",
      says: '"its controller" still acts when the instruction about it was ignored, since that player is known',
      patches: [playerIsKnown],
    },
  ],
};
