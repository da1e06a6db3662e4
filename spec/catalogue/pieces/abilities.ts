import type { ActivatedAbility, Cost } from "../../types/index.ts";
import { a, costing, every, gear, it, me, spell, unit, you } from "../tree.ts";
import type { Piece } from "./piece.ts";
import { TRIGGERS } from "./triggers.ts";

const cost = (name: string, means: string, paid: Cost): Piece => ({
  name,
  means,
  card: costing(paid, spell("Example", "action", { id: "i1", verb: "draw", player: you("m9"), amount: 2 })),
});

const activated = (pay: Cost["pay"], timing: ActivatedAbility["timing"]): ActivatedAbility => ({
  id: "a1",
  activate: [{ id: "c1", pay, object: me("m1") }],
  timing,
  text: [{ id: "i1", verb: "deal", amount: 2, object: a("m2", "unit", "at a battlefield") }],
});

/** What is paid, and what permanents do by themselves. */
export const ABILITIES: readonly Piece[] = [
  cost("cost kill", "What a cost names is no target (355.10.c).", {
    id: "c1",
    pay: "kill",
    object: a("m1", "unit", "friendly"),
  }),
  cost("cost exhaust", "Impossible for what is exhausted, so that the card can't be played (203.3).", {
    id: "c1",
    pay: "exhaust",
    object: a("m1", "gear", "friendly"),
  }),
  cost("cost return", "To its owner's hand.", { id: "c1", pay: "return", object: a("m1", "unit", "friendly") }),
  {
    name: "it of a cost",
    means: "The text sees what was paid as it was just before (359.3.e.13).",
    card: costing(
      { id: "c1", pay: "kill", object: a("m1", "unit", "friendly") },
      spell("Example", "action", {
        id: "i1",
        verb: "deal",
        amount: { id: "n1", mightOf: it("m2", "m1") },
        object: a("m3", "unit", "enemy"),
      }),
    ),
  },
  {
    name: "activate, exhaust me",
    means: "Activated by paying; it goes on the chain, its source stays.",
    card: gear("Example", activated("exhaust", "main")),
  },
  { name: "activate, kill me", means: "The source is what is paid.", card: gear("Example", activated("kill", "main")) },
  {
    name: "activate, timing action",
    means: "Also in showdowns.",
    card: unit("Example", activated("exhaust", "action")),
  },
  {
    name: "activate, timing reaction",
    means: "Also while a chain exists.",
    card: unit("Example", activated("return", "reaction")),
  },
  {
    name: "cost of a unit",
    means: "Paid as it is played, before it comes onto the board (355.10.c, 357).",
    card: costing({ id: "c1", pay: "kill", object: a("m1", "unit", "friendly") }, unit("Example")),
  },
  ...TRIGGERS,
  {
    name: "passive",
    means: "Everything else that fits has the quality while the source is on the board.",
    card: unit("Example", { id: "a1", passive: "cantBeChosen", on: every("m1", "unit", "friendly", "here") }),
  },
  {
    name: "passive while",
    means: "Only as long as its source is so; here it is about the source itself.",
    card: unit("Example", {
      id: "a1",
      passive: "cantBeChosen",
      on: me("m1"),
      while: { id: "q1", object: me("m2"), is: "in a base" },
    }),
  },
  {
    name: "passive unless in combat",
    means: "Not while its source is an attacker or a defender at the battlefield of the combat (740.2.c).",
    card: unit("Example", { id: "a1", passive: "cantBeChosen", on: me("m1"), unless: "in combat" }),
  },
  {
    name: "wouldDie",
    means: "Replaces a death by other actions, at once and without the chain (367).",
    card: gear("Example", {
      id: "a1",
      wouldDie: every("m1", "unit", "friendly"),
      instead: [
        { id: "i1", verb: "kill", object: me("m2") },
        { id: "i2", verb: "recall", object: it("m3", "m1") },
      ],
    }),
  },
  {
    name: "may of a replacement",
    means: "Its controller is asked at every such death, before anything of it has happened (371.2).",
    card: gear("Example", {
      id: "a1",
      may: true,
      wouldDie: every("m1", "unit", "friendly", "buffed"),
      instead: [{ id: "i1", verb: "recall", object: it("m2", "m1") }],
    }),
  },
];
