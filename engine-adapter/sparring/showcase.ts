import type { Card, Filter, GameObject } from "../../spec/types/index.ts";
import type { Setup } from "../contract.ts";
import { CARDS } from "./cards.ts";
import { a, board, does, draws, inHand, is, it, me, permanent, type Step, spell, unit } from "./kit.ts";

const here: Filter[] = [is("friendly"), is("here")];
/** A spell on T that is named after what it does. */
const simple = (verb: "buff" | "remove buff" | "recycle" | "detach", noun: "unit" | "gear"): Card =>
  spell(verb.replace(" ", ""), [does("i1", verb, a("t1", noun))]);

const cards: Card[] = [
  ...CARDS,
  simple("buff", "unit"),
  simple("remove buff", "unit"),
  simple("recycle", "unit"),
  simple("detach", "gear"),
  spell("equip", [{ id: "i1", verb: "attach", object: a("g1", "gear"), unit: a("t1", "unit") }]),
  spell("discard", [{ id: "i1", verb: "discard", player: { id: "p1", player: "you" }, amount: 3 }]),
  spell("scry", [
    { id: "i1", verb: "look", player: { id: "p1", player: "you" }, amount: 1 },
    { id: "i2", verb: "banish", object: { ...a("t1", "unit"), from: "looked" } },
    { id: "i3", verb: "channel", player: { id: "p2", player: "you" }, amount: 1, exhausted: true },
    { id: "i4", verb: "gain XP", player: { id: "p3", player: "you" }, amount: 1 },
  ]),
  spell("shield", [{ id: "i1", verb: "prevent", object: a("t1", "unit"), amount: 1 }]),
  spell("rescue", [{ id: "i1", verb: "save", object: a("t1", "unit"), instead: "recall" }]),
  spell("animate", [{ id: "i1", verb: "become", object: a("g1", "gear"), becomes: "unit", might: 3 }]),
  spell("volley", [
    { id: "i1", verb: "deal", object: a("t1", "unit", [], { min: 1, max: 2 }), amount: 3, split: true },
  ]),
  permanent("akshan", "unit", [
    {
      id: "take",
      activate: [{ id: "c1", pay: "exhaust", object: me("m1") }],
      timing: "main",
      text: [{ id: "i1", verb: "control while I stay", object: a("t1", "gear", [is("enemy")]) }],
    },
    { id: "ab2", passive: "cantBeKilled", on: { id: "a1", all: "unit", filters: here } },
    { id: "ab3", when: "you choose me", text: [draws("i2", 1)] },
    {
      id: "ab4",
      when: "an enemy unit moves to a battlefield",
      subject: "s1",
      text: [does("i3", "stun", it("r1", "s1"))],
    },
  ]),
];

const gear: GameObject = { id: "G", kind: "gear", owner: "P2", controller: "P2", place: "base:P2" };
const worn: GameObject = { ...gear, id: "W", place: "battlefield:A", attachedTo: "B" };

/** A board with a Rune Deck for P1, who has no rune and no XP yet. */
function withRunes(setup: Setup): Setup {
  const { P1, P2 } = setup.players;
  return { ...setup, players: { P1: { ...P1, runes: 0, exhaustedRunes: 0, runeDeck: 3, xp: 0 }, P2 } };
}

/** P1 has every card in hand, in capitals; A is P1's, B is P2's, buffed and equipped. */
const SETUP: Setup = withRunes(
  board(cards, [
    ...cards.filter(({ kind }) => kind === "spell").map(({ id }) => inHand(id.toUpperCase(), "P1", id)),
    inHand("GO", "P2", "toB"),
    unit("A", "P1", "base:P1", 4, { card: "akshan" }),
    unit("F", "P1", "base:P1", 2),
    unit("B", "P2", "battlefield:A", 4, { buffed: true, damage: 1 }),
    unit("C", "P2", "base:P2", 9),
    gear,
    worn,
    unit("X", "P1", "deck:P1", 2),
    unit("Y", "P1", "deck:P1", 2),
  ]),
);

const SCRIPTS: readonly (readonly Step[])[] = [
  [["P1", "BUFF", { t1: ["F"] }]],
  [["P1", "REMOVEBUFF", { t1: ["B"] }]],
  [["P1", "RECYCLE", { t1: ["B"] }]],
  [["P1", "DETACH", { t1: ["W"] }]],
  [["P1", "EQUIP", { g1: ["G"], t1: ["B"] }]],
  [["P1", "DISCARD", {}]],
  [["P1", "SCRY", { t1: ["Y", "X"] }]],
  [["P1", "SHIELD", { t1: ["B"] }], 0, ["P1", "STING", { t1: ["B"] }]],
  [["P1", "SHIELD", { t1: ["B"] }], 0, ["P1", "SEEKER", { t1: ["B"] }]],
  [["P1", "RESCUE", { t1: ["B"] }], 0, ["P1", "SEEKER", { t1: ["B"] }]],
  [["P1", "VOLLEY", { t1: ["B", "C"], i1: ["B", "C", "C"] }]],
  [["P1", "A.take", { t1: ["G"] }], 0, ["P1", "BOUNCE", { t1: ["A"] }]],
  [["P1", "A.take", { t1: ["G"] }]],
  [["P1", "ANIMATE", { g1: ["G"] }], 0, ["P1", "BOUNCE", { t1: ["G"] }]],
  [["P1", "RETREAT", { t1: ["B"] }]],
  [["P1", "GRIP", { t1: ["F"], t2: ["F"] }]],
  [["P1", "STUN", { t1: ["A"] }]],
  [
    ["P1", "STUN", { t1: ["F"] }],
    ["P2", "GO", { t1: ["C"] }],
  ],
];

/** Games in which every action of the card language happens. */
export const SHOWCASE: readonly { readonly setup: Setup; readonly steps: readonly Step[] }[] = SCRIPTS.map((steps) => ({
  setup: SETUP,
  steps: [...steps, 0],
}));
