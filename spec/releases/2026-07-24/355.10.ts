import type { RulePage } from "../clause.ts";
import { BANISHMENT, DESTINATION, LATE_CHOICE, OWN_LEGEND, RECYCLED } from "./questions.ts";

/** What is a target (355.10). */
export const TARGETS: RulePage = {
  id: "355.10",
  title: "What is a target",
  clauses: [
    {
      id: "355.10",
      level: "must",
      statement:
        "Every object, player or zone that the text of a spell, an activated or a triggered ability names is one of its targets, as long as none of the exceptions below takes it out.",
      testedBy: ["target/mentioned"],
    },
    {
      id: "355.10.a",
      level: "must",
      statement:
        "Only what lies where everybody may look is a target; what comes from a hand or a deck is taken on resolution.",
      readings: [BANISHMENT, RECYCLED],
      examples: [
        "any legend that is readied is a target",
        "a unit card that comes back from one's own trash is a target",
        "a unit card that may be played from hand is no target",
      ],
      testedBy: ["target/hidden-zone"],
    },
    {
      id: "355.10.b",
      level: "must",
      statement:
        "What merely narrows the choice of something else, or limits or allows an action, is not itself a target.",
      readings: [DESTINATION],
      examples: [
        "of a unit at a battlefield only the unit is a target",
        "of all units at one battlefield only the battlefield is",
        "the battlefield to which a unit from hand is played is none",
      ],
      testedBy: ["target/restriction"],
    },
    {
      id: "355.10.c",
      level: "must",
      statement:
        "What stands in a cost, in the condition of a trigger or in a replacement effect, and nowhere else, is no target; what the effect names beside it may be one.",
      examples: [
        "a unit that dies as an additional cost is no target",
        "a death that triggers targets nobody, the gear that the effect kills is a target",
        "a replacement that waits for the next death of any friendly unit targets nobody",
        "a unit that is first chosen, and whose death is then to be replaced, is a target",
      ],
      testedBy: ["target/cost"],
    },
    {
      id: "355.10.d",
      level: "must",
      statement: "What its characteristics alone determine, so that its controller never has a choice, is no target.",
      readings: [OWN_LEGEND],
      examples: [
        "all units at a battlefield: the battlefield is a target, the units are not",
        "all units at battlefields: nothing is a target",
        "a unit is a target, whoever controls it is not",
        "your legend, of which there is one, is none",
        "a friendly legend is one, since a team has two",
        "all cards of one's only trash are none",
      ],
      testedBy: ["target/no-choice", "target/only-one", "target/own-legend"],
    },
    {
      id: "355.10.e",
      level: "must",
      statement:
        "As soon as other players choose any part of a set, nothing in it is a target, and all of it is chosen on resolution.",
      readings: [LATE_CHOICE],
      examples: ["each player, the caster included, chooses one of their units to kill on resolution"],
      testedBy: ["target/others-choose"],
    },
    {
      id: "355.10.f",
      level: "must",
      statement: 'What somebody "must" do is no matter of targets: the choice falls on resolution.',
      readings: [LATE_CHOICE],
      examples: [
        "a rune that one must recycle is chosen on resolution",
        'a rune that one recycles without "must" is a target, chosen beforehand',
      ],
      testedBy: ["target/must"],
    },
  ],
};
