import type { Instruction, Step } from "../spec/types/index.ts";
import { aUnit, spell, spellCard } from "./example-case.ts";
import {
  ANSWER,
  abled,
  draws,
  type ExampleGame,
  game,
  is,
  permanent,
  played,
  RESOLVED,
  RETURNED,
  returning,
} from "./example-game.ts";

const S1 = spell("S1", "P1");
const moved: Instruction = { id: "i1", verb: "move", object: aUnit("m1"), to: { battlefield: "A" } };

function activated(id: string, object: string, choices: Record<string, string[]>, respondsTo?: string): Step {
  return {
    id,
    activate: { player: "P1", object, ability: "a1", choices, ...(respondsTo !== undefined && { respondsTo }) },
  };
}

/** Small games of abilities: activated, triggered and passive ones, of units, gear and legends. */
export const ABILITY_GAMES: readonly ExampleGame[] = [
  game("an activated ability whose source is returned", "U1", {
    cards: [
      abled("U1", "unit", {
        id: "a1",
        activate: [
          { id: "c1", pay: "exhaust", object: { id: "m1", me: true } },
          { id: "c2", pay: "return", object: { ...aUnit("m2", [is("f1", "friendly")]), choose: "gear" } },
        ],
        timing: "reaction",
        text: [
          { id: "i1", verb: "deal", amount: { id: "g1", mightOf: { id: "m3", me: true } }, object: aUnit("m4") },
          draws("i2"),
        ],
      }),
      RETURNED,
    ],
    objects: [
      permanent("U1", "P1", { kind: "unit", card: "cardU1", might: 3 }),
      permanent("U2", "P2", { kind: "unit", might: 5 }),
      permanent("G1", "P1", { kind: "gear" }),
      ANSWER,
    ],
    script: [activated("s1", "U1", { m2: ["G1"], m4: ["U2"] }), returning("U1", "U1"), RESOLVED],
  }),
  game("control lasts while the source stays", "G1", {
    cards: [
      abled("G1", "gear", {
        id: "a1",
        activate: [],
        timing: "main",
        text: [{ id: "i1", verb: "control while I stay", object: aUnit("m1", [is("f1", "alone")]) }],
      }),
      spellCard("S9", "reaction", [{ id: "i1", verb: "kill", object: { ...aUnit("m1"), choose: "gear" } }]),
    ],
    objects: [permanent("U1", "P2", { kind: "unit" }), permanent("G1", "P1", { kind: "gear", card: "cardG1" }), ANSWER],
    script: [activated("s1", "G1", { m1: ["U1"] }), returning("G1", "G1"), RESOLVED],
  }),
  game("a legend's ability in answer to a spell", "L1", {
    cards: [
      abled("L1", "legend", {
        id: "a1",
        activate: [{ id: "c1", pay: "exhaust", object: { id: "m1", me: true } }],
        timing: "reaction",
        text: [{ id: "i1", verb: "ready", object: aUnit("m2", [is("f1", "exhausted")]) }],
      }),
      spellCard("S1", "main", [{ id: "i1", verb: "kill", object: aUnit("m1", [is("f1", "exhausted")]) }]),
    ],
    objects: [
      permanent("U1", "P2", { kind: "unit", exhausted: true }),
      permanent("L1", "P1", { kind: "legend", card: "cardL1" }),
      S1,
    ],
    script: [played("P1", "S1", { m1: ["U1"] }), activated("s2", "L1", { m2: ["U1"] }, "S1"), RESOLVED],
  }),
  game("an ability that triggers on a move, with a condition", "U2", {
    cards: [
      spellCard("S1", "main", [moved]),
      abled("U2", "unit", {
        id: "a1",
        when: "an enemy unit moves to a battlefield",
        subject: "m1",
        if: { id: "g1", mightOf: { id: "m2", it: "m1" }, might: "at least", n: 2 },
        text: [
          { id: "i1", verb: "stun", object: { id: "m3", it: "m1" } },
          { id: "i2", verb: "deal", amount: 1, object: aUnit("m4", [{ id: "f1", at: { id: "m5", there: true } }]) },
        ],
      }),
    ],
    objects: [
      permanent("U1", "P1", { kind: "unit", might: 3 }),
      permanent("U2", "P2", { kind: "unit", card: "cardU2" }),
      permanent("U3", "P1", { kind: "unit", might: 4, place: "battlefield:A" }),
      S1,
    ],
    answers: { U2: { m4: ["U3", "U1"] } },
    script: [played("P1", "S1", { m1: ["U1"] }), RESOLVED],
  }),
  game("abilities that trigger on a choice and on a spell", "U1", {
    cards: [
      spellCard("S1", "main", [{ id: "i1", verb: "stun", object: aUnit("m1") }]),
      abled(
        "U1",
        "unit",
        { id: "a1", when: "you choose me", text: [{ id: "i1", verb: "buff", object: { id: "m1", me: true } }] },
        {
          id: "a2",
          when: "you play a spell",
          text: [{ id: "i2", verb: "deal", amount: 1, object: aUnit("m2", [is("f1", "enemy"), is("f2", "here")]) }],
        },
      ),
    ],
    objects: [permanent("U1", "P1", { kind: "unit", card: "cardU1" }), permanent("U2", "P2", { kind: "unit" }), S1],
    answers: { U1: { m2: ["U2"] } },
    script: [played("P1", "S1", { m1: ["U1"] }), RESOLVED],
  }),
  game("passive abilities forbid, until their source leaves", "S1", {
    cards: [
      spellCard("S1", "main", [
        { id: "i1", verb: "kill", object: aUnit("m1") },
        { id: "i2", verb: "ready", object: aUnit("m2") },
      ]),
      abled(
        "U2",
        "unit",
        {
          id: "a1",
          passive: "cantBeKilled",
          on: { id: "m1", all: "unit", filters: [is("f1", "friendly"), is("f2", "here")] },
        },
        { id: "a2", passive: "cantBeReadied", on: { id: "m2", all: "unit", filters: [is("f3", "enemy")] } },
      ),
      RETURNED,
    ],
    objects: [
      permanent("U1", "P2", { kind: "unit" }),
      permanent("U2", "P2", { kind: "unit", card: "cardU2" }),
      permanent("U3", "P1", { kind: "unit", exhausted: true }),
      S1,
      ANSWER,
    ],
    script: [played("P1", "S1", { m1: ["U1"], m2: ["U3"] }), returning("U2", "S1"), RESOLVED],
  }),
  game("an ability is countered, though its source has left", "S8", {
    cards: [
      abled("G1", "gear", {
        id: "a1",
        activate: [],
        timing: "main",
        text: [{ id: "i1", verb: "deal", amount: 1, object: aUnit("m1") }, draws("i2")],
      }),
      spellCard("S8", "reaction", [
        {
          id: "i1",
          verb: "counter",
          object: {
            id: "m1",
            choose: "ability",
            count: { min: 1, max: 1 },
            filters: [is("f1", "enemy"), { id: "f2", choosesUnits: 1 }],
          },
        },
        { id: "i2", verb: "draw", amount: 1, player: { id: "m2", whose: "controller", of: "m1" } },
      ]),
      spellCard("S9", "reaction", [{ id: "i1", verb: "kill", object: { ...aUnit("m1"), choose: "gear" } }]),
    ],
    objects: [
      permanent("U1", "P2", { kind: "unit" }),
      permanent("G1", "P1", { kind: "gear", card: "cardG1" }),
      spell("S8", "P2"),
      ANSWER,
    ],
    script: [
      activated("s1", "G1", { m1: ["U1"] }),
      played("P2", "S8", { m1: ["G1"] }, "G1"),
      returning("G1", "S8"),
      RESOLVED,
    ],
  }),
];
