import type { RulePage } from "../clause.ts";
import { ANOTHER, IGNORED_OR_NEGATED, MOMENT, PAIR, SECOND_MENTION, SUM } from "./questions.ts";

/** Illegal targets and impossible instructions (359.3.e). */
export const ILLEGAL: RulePage = {
  id: "359.3.e",
  title: "Illegal targets, impossible instructions",
  clauses: [
    {
      id: "359.3.e",
      level: "informative",
      statement: "What happens as a spell or ability resolves whose targets are illegal or whose instructions fail.",
      excluded: "a heading: what holds is said by the clauses below it",
    },
    {
      id: "359.3.e.1",
      level: "must",
      statement: "However many targets have become illegal, all of them included, the spell resolves.",
      testedBy: ["illegal/still-resolves"],
    },
    {
      id: "359.3.e.2",
      level: "definition",
      statement:
        "On resolution a target is illegal in two cases: a targeting requirement does not hold for it any more, or it went to or came from a zone off the board. In no other.",
      readings: [MOMENT, ANOTHER],
      testedBy: [
        "illegal/requirement",
        "illegal/only-requirement",
        "illegal/live",
        "illegal/zone-change",
        "illegal/one-look",
      ],
    },
    {
      id: "359.3.e.3",
      level: "must",
      statement: "A target may fail its requirements for a while: if it meets them again in time, it is legal.",
      examples: ["a unit is moved home and back to its battlefield before the spell resolves, and is hit"],
      testedBy: ["illegal/regained"],
    },
    {
      id: "359.3.e.4",
      level: "must",
      statement:
        "A target that was off the board and is back where it was counts as something else, and stays illegal.",
      examples: [
        "an enemy unit at a battlefield that is no enemy, no unit or not there any more",
        "a unit with 3 Might or less that grew beyond that, or is no unit any more",
        "something exhausted that was readied",
      ],
      testedBy: ["illegal/stays", "illegal/new-object", "illegal/requirement"],
    },
    {
      id: "359.3.e.5",
      level: "must",
      statement:
        "An illegal object, player or zone is left as it is, and no instruction that has to do with it can be followed.",
      readings: [SECOND_MENTION],
      examples: [
        "Void Seeker deals no damage to a unit that went home, and its controller draws all the same",
        "a unit that can be chosen only in combat escapes Bellows Breath by leaving",
        "a swap takes the target away from the battlefield from which Hidden Blade was played hidden",
      ],
      testedBy: ["illegal/untouched", "illegal/no-retarget", "illegal/related", "illegal/independent"],
    },
    {
      id: "359.3.e.6",
      level: "must",
      statement: "Whatever keeps an instruction from being followed, its targets or anything else, it is ignored.",
      readings: [IGNORED_OR_NEGATED],
      examples: ["Ride the Wind chooses the base for a unit that Vilemaw's Lair does not let go home: no move"],
      testedBy: ["impossible/ignored", "illegal/independent", "link/negated"],
    },
    {
      id: "359.3.e.7",
      level: "must",
      statement: "An instruction that has lost all of its targets by the start of the resolution is not carried out.",
      readings: [MOMENT],
      testedBy: ["illegal/all-of-one", "illegal/no-retarget"],
    },
    {
      id: "359.3.e.8",
      level: "must",
      statement:
        "An instruction that has lost some of several targets by the start of the resolution is carried out on the rest alone.",
      readings: [MOMENT, PAIR],
      examples: ["Singularity hits one of two units when the other is gone"],
      testedBy: ["illegal/some-of-one", "illegal/one-look", "link/partial-parent"],
    },
    {
      id: "359.3.e.9",
      level: "definition",
      statement: "To mistarget means that something a card chose has become illegal or is not there any more.",
      readings: [MOMENT],
      examples: ["2 damage to a unit at a battlefield, which was moved home in time: not dealt"],
      testedBy: ["illegal/all-of-one", "illegal/requirement"],
    },
    {
      id: "359.3.e.10",
      level: "must",
      statement: "A spell that mistargets with every instruction does nothing, yet it was played.",
      examples: ["the only target went home, and a unit that gets Might whenever a spell is played gets it"],
      testedBy: ["illegal/played"],
    },
    {
      id: "359.3.e.11",
      level: "must",
      statement: "Of an instruction as much is done as can be done, and only the remainder is ignored.",
      examples: ["discarding 2 and then drawing 2 with no card or one card in hand: always 2 are drawn"],
      testedBy: ["impossible/partial", "impossible/order-is-no-link"],
    },
    {
      id: "359.3.e.12",
      level: "must",
      statement:
        "What a spell wants to know of an illegal target, or of something that moved or changed so that there is no answer any more, is null, and what would be reckoned from it is left out.",
      readings: [SUM],
      examples: [
        "a unit off the board has null for its Might and its cost",
        "a unit off the board is nowhere, and neither ready nor exhausted",
        "Baited Hook's unit went back to hand: five cards are seen, none may be taken",
        "Strike Down's unit lost its only Equipment: no damage, nothing to detach",
      ],
      testedBy: ["info/null", "info/null-compares", "info/source-gone"],
    },
    {
      id: "359.3.e.13",
      level: "must",
      statement:
        "A spell or ability that itself moved something to another zone, by its effect or as its cost, knows what that was like just before.",
      testedBy: ["info/look-back"],
    },
    {
      id: "359.3.e.15",
      level: "must",
      statement:
        "If the spell or ability leaves the chain while it resolves, it is over at once: nothing more is done.",
      testedBy: ["leave/stops"],
    },
    {
      id: "359.3.e.16",
      level: "must",
      statement:
        "A delayed ability whose time is up before it could be made is not made, and instructions about it are ignored.",
      examples: [
        "Targon's Peak, conquered after the ending step began, readies no runes",
        "Akshan left the board before his play effect resolved: the gear never changes hands",
      ],
      testedBy: ["delayed/too-late"],
    },
  ],
};
