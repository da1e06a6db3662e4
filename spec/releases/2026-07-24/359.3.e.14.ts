import type { RulePage } from "../clause.ts";
import {
  IGNORED_OR_NEGATED,
  KILLED_UNIT,
  NONE_CHOSEN,
  NOTHING_NEW,
  PARTLY_DONE,
  PREVENTED,
  REPLACED_AWAY,
} from "./questions.ts";

/** Linked instructions (359.3.e.14). */
export const LINKED: RulePage = {
  id: "359.3.e.14",
  title: "Linked instructions",
  clauses: [
    {
      id: "359.3.e.14",
      level: "definition",
      statement:
        "An instruction is linked to another of the same card if it speaks of an object that the other acted on, or of the action that it performed.",
      examples: ['"its controller" links Hidden Blade\'s draw to its kill'],
      testedBy: ["info/whose", "link/partial-parent", "impossible/order-is-no-link"],
    },
    {
      id: "359.3.e.14.a",
      level: "must",
      statement:
        "A linked instruction needs the earlier one to have been carried out; if that was ignored, for whatever reason, it is ignored too.",
      readings: [IGNORED_OR_NEGATED, NOTHING_NEW, NONE_CHOSEN],
      examples: ["Hidden Blade's unit moved home or left the board: no kill, and no draw for its controller"],
      testedBy: ["link/ignored-parent", "link/transitive", "link/branches"],
    },
    {
      id: "359.3.e.14.b",
      level: "must",
      statement:
        "A replaced action does not hold up what is linked to it, except where that speaks of the action itself.",
      readings: [REPLACED_AWAY, KILLED_UNIT, PREVENTED],
      examples: [
        "the death by Hidden Blade is replaced: the unit's controller draws",
        'the death by Deathgrip is replaced: "if you do" is not met, no Might is given',
      ],
      testedBy: ["link/replaced-object", "link/replaced-action"],
    },
    {
      id: "359.3.e.14.c",
      level: "must",
      statement:
        "Words about an action ask only whether it was done to that object or player, not how, how much or where.",
      readings: [PARTLY_DONE],
      examples: [
        'some of the damage is prevented: "if you do" is met',
        "a unit that is played enters in its base in place of the battlefield: it was played",
      ],
      testedBy: ["link/circumstances"],
    },
  ],
};
