import type { Card, Filter } from "../../spec/types/index.ts";
import { a, does, is, permanent, spell } from "./kit.ts";

const atBattlefield = [is("at a battlefield")];
const upTo2 = { min: 0, max: 2 };

/** Cards for the tests, by what they do. */
export const CARDS: Card[] = [
  spell("blade", [
    does("i1", "kill", a("t1", "unit", atBattlefield)),
    { id: "i2", verb: "draw", player: { id: "w1", whose: "controller", of: "t1" }, amount: 2 },
  ]),
  spell("seeker", [
    { id: "i1", verb: "deal", object: a("t1", "unit", atBattlefield), amount: 4 },
    { id: "i2", verb: "draw", player: { id: "p1", player: "you" }, amount: 1 },
  ]),
  spell("singularity", [{ id: "i1", verb: "deal", object: a("t1", "unit", [], upTo2), amount: 6 }], "main"),
  spell("gust", [
    does("i1", "return", a("t1", "unit", [is("at a battlefield"), { id: "f2", might: "at most", n: 3 }])),
  ]),
  spell("grip", [
    does("i1", "kill", a("t1", "unit", [is("friendly")])),
    {
      id: "i2",
      verb: "might",
      object: a("t2", "unit", [is("friendly")]),
      amount: { id: "m1", mightOf: { id: "r1", it: "t1" } },
      gate: { id: "g1", ifDone: "i1" },
    },
    { id: "i3", verb: "draw", player: { id: "p1", player: "you" }, amount: 1 },
  ]),
  spell("sting", [{ id: "i1", verb: "deal", object: a("t1", "unit", atBattlefield), amount: 2 }]),
  spell("flash", [{ id: "i1", verb: "move", object: a("t1", "unit", [is("friendly")], upTo2), to: "base" }]),
  spell("toA", [{ id: "i1", verb: "move", object: a("t1", "unit", [is("friendly")]), to: { battlefield: "A" } }]),
  spell("toB", [{ id: "i1", verb: "move", object: a("t1", "unit", [is("friendly")]), to: { battlefield: "B" } }]),
  spell("bounce", [does("i1", "return", a("t1", "unit"))]),
  spell("blink", [
    does("i1", "banish", a("t1", "unit", [is("friendly")])),
    { id: "i2", verb: "play", object: { id: "r1", it: "t1" }, to: "where it was" },
  ]),
  spell("steal", [does("i1", "gain control", a("t1", "unit", [is("enemy")]))]),
  spell("veil", [{ id: "i1", verb: "grant", object: a("t1", "unit", [is("friendly")]), quality: "cantBeChosen" }]),
  spell("unveil", [{ id: "i1", verb: "remove", object: a("t1", "unit", [is("friendly")]), quality: "cantBeChosen" }]),
  spell("guard", [{ id: "i1", verb: "grant", object: a("t1", "unit", [is("friendly")]), quality: "cantBeKilled" }]),
  spell("pump", [{ id: "i1", verb: "might", object: a("t1", "unit"), amount: 5 }]),
  spell("boost", [{ id: "i1", verb: "might", object: a("t1", "unit"), amount: 3 }]),
  spell("stun", [does("i1", "stun", a("t1", "unit"))]),
  spell("tire", [does("i1", "exhaust", a("t1", "unit"))]),
  spell("mend", [does("i1", "heal", a("t1", "unit"))]),
  spell("rise", [does("i1", "ready", a("t1", "unit"))]),
  spell("retreat", [does("i1", "recall", a("t1", "unit"))]),
  spell("exile", [does("i1", "banish", a("t1", "unit"))]),
  spell("deny", [does("i1", "counter", a("t1", "spell", [is("enemy")]))]),
  spell("quake", [
    {
      id: "i1",
      verb: "deal",
      object: { id: "a1", all: "unit", filters: [{ id: "f1", at: a("b1", "battlefield") }] },
      amount: 2,
    },
  ]),
  // "Deal 1 to a unit at a battlefield": the battlefield only restricts the unit (355.10.b).
  spell("poke", [
    {
      id: "i1",
      verb: "deal",
      object: a("t1", "unit", [{ id: "f1", at: a("b1", "battlefield") }]),
      amount: 1,
    },
  ]),
  // "If a unit's Might is 3 or less, kill it. Otherwise draw 1."
  spell("judge", [
    {
      id: "i1",
      verb: "kill",
      object: a("t1", "unit", atBattlefield),
      gate: { if: { id: "c1", mightOf: { id: "r1", it: "t1" }, might: "at most", n: 3 } },
    },
    {
      id: "i2",
      verb: "draw",
      player: { id: "p1", player: "you" },
      amount: 1,
      gate: { id: "g1", otherwise: "i1" },
    },
  ]),
  permanent("student", "unit", [
    {
      id: "ab1",
      when: "you play a spell",
      text: [{ id: "i1", verb: "might", object: { id: "me1", me: true }, amount: 1 }],
    },
  ]),
  permanent("hourglass", "gear", [
    {
      id: "ab1",
      wouldDie: { id: "d1", all: "unit", filters: [is("friendly")] satisfies Filter[] },
      instead: [
        does("i1", "kill", { id: "me1", me: true }),
        does("i2", "heal", { id: "r1", it: "d1" }),
        does("i3", "exhaust", { id: "r2", it: "d1" }),
        does("i4", "recall", { id: "r3", it: "d1" }),
      ],
    },
  ]),
  // "When you play a spell, ready a friendly unit."
  permanent("herald", "unit", [
    { id: "ab1", when: "you play a spell", text: [does("i1", "ready", a("t1", "unit", [is("friendly")]))] },
  ]),
];
