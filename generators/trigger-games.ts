import type { Step } from "../spec/types/index.ts";
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
const TURN_ENDS: Step = { id: "s9", resolve: 0, endTurn: true };

/** Small games of what comes later: deaths and plays that set something off, what is optional, reflexive or delayed. */
export const TRIGGER_GAMES: readonly ExampleGame[] = [
  game("what dies returns to its owner's hand", "U1", {
    cards: [
      spellCard("S1", "main", [{ id: "i1", verb: "kill", object: aUnit("m1") }]),
      abled("U1", "unit", {
        id: "a1",
        when: "I die",
        text: [{ id: "i1", verb: "return", object: { id: "m1", me: true } }, draws("i2")],
      }),
    ],
    objects: [permanent("U1", "P2", { kind: "unit", card: "cardU1" }), S1],
    script: [played("P1", "S1", { m1: ["U1"] }), RESOLVED],
  }),
  game("a death sets off what is optional and paid for", "U2", {
    cards: [
      spellCard("S1", "main", [{ id: "i1", verb: "kill", object: aUnit("m1") }]),
      abled("U2", "unit", {
        id: "a1",
        when: "a friendly unit dies",
        subject: "m1",
        may: true,
        costs: [{ id: "c1", pay: "return", object: { ...aUnit("m2", [is("f1", "friendly")]), choose: "gear" } }],
        text: [
          { id: "i1", verb: "kill", object: aUnit("m3", [is("f2", "enemy")]) },
          { id: "i2", verb: "draw", amount: 1, player: { id: "m4", whose: "owner", of: "m1" } },
        ],
      }),
    ],
    objects: [
      permanent("U1", "P2", { kind: "unit" }),
      permanent("U2", "P2", { kind: "unit", card: "cardU2" }),
      permanent("U3", "P1", { kind: "unit" }),
      permanent("G1", "P2", { kind: "gear" }),
      S1,
    ],
    answers: { U2: { a1: ["U2"], m2: ["G1"], m3: ["U3"] } },
    script: [played("P1", "S1", { m1: ["U1"] }), RESOLVED],
  }),
  game("a unit is paid for as it is played, and its play effect loses its target", "U1", {
    cards: [
      {
        ...abled("U1", "unit", {
          id: "a1",
          when: "you play me",
          text: [{ id: "i1", verb: "exhaust", object: aUnit("m2", [is("f2", "another")]) }, draws("i2")],
        }),
        costs: [{ id: "c1", pay: "kill", object: aUnit("m1", [is("f1", "friendly")]) }],
      },
      RETURNED,
    ],
    objects: [
      permanent("U1", "P1", { kind: "unit", card: "cardU1", place: "hand:P1" }),
      permanent("U2", "P1", { kind: "unit" }),
      permanent("U3", "P2", { kind: "unit" }),
      ANSWER,
    ],
    answers: { U1: { m2: ["U3"] } },
    script: [played("P1", "U1", { m1: ["U2"] }), returning("U3", "U1"), RESOLVED],
  }),
  game("something is done by an ability of its own, and more when the turn ends", "S1", {
    cards: [
      spellCard("S1", "main", [
        { id: "i1", verb: "exhaust", object: aUnit("m1") },
        { id: "i2", verb: "deal", amount: 1, object: aUnit("m2"), gate: { id: "g1", ifDone: "i1" }, later: "do this" },
        { id: "i3", verb: "ready", object: { id: "m3", it: "m1" }, later: "at end of turn" },
      ]),
    ],
    objects: [permanent("U1", "P2", { kind: "unit" }), permanent("U2", "P2", { kind: "unit", might: 3 }), S1],
    script: [played("P1", "S1", { m1: ["U1"], m2: ["U2"] }), RESOLVED, TURN_ENDS],
  }),
  game("a death is replaced since its controller wants that", "S1", {
    cards: [
      spellCard("S1", "main", [
        { id: "i1", verb: "kill", object: aUnit("m1") },
        { ...draws("i2"), gate: { id: "g1", ifDone: "i1" } },
      ]),
      abled("G1", "gear", {
        id: "a1",
        may: true,
        wouldDie: { id: "m1", all: "unit", filters: [is("f1", "friendly")] },
        instead: [{ id: "i1", verb: "recall", object: { id: "m2", it: "m1" } }],
      }),
    ],
    objects: [permanent("U1", "P2", { kind: "unit" }), permanent("G1", "P2", { kind: "gear", card: "cardG1" }), S1],
    answers: { G1: { a1: ["G1"] } },
    script: [played("P1", "S1", { m1: ["U1"] }), RESOLVED],
  }),
  game("tokens come into play, and something is done to them", "S1", {
    cards: [
      spellCard("S1", "main", [
        { id: "i1", verb: "kill", object: aUnit("m1") },
        {
          id: "i2",
          verb: "play token",
          token: { id: "m2", token: "unit", name: "Mech", might: 3, count: 2, enters: "ready" },
          to: "base",
          gate: { id: "g1", ifDone: "i1" },
        },
        { id: "i3", verb: "buff", object: { id: "m3", it: "m2" }, later: "do this" },
      ]),
    ],
    objects: [
      permanent("U1", "P2", { kind: "unit" }),
      permanent("U2", "P1", { kind: "unit", place: "nowhere", might: 3, token: true }),
      permanent("U3", "P1", { kind: "unit", place: "nowhere", might: 3, token: true }),
      S1,
    ],
    script: [played("P1", "S1", { m1: ["U1"] }), RESOLVED],
  }),
];
