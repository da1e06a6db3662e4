import type { OfficialCard } from "./official-card.ts";
import { a, costing, every, it, might, spell, upTo, you } from "./tree.ts";

/** Spells that kill, as what they do or as what they cost. */
export const KILLING: readonly OfficialCard[] = [
  {
    card: spell(
      "Hidden Blade",
      "action",
      { id: "i1", verb: "kill", object: a("m1", "unit", "at a battlefield") },
      { id: "i2", verb: "draw", player: { id: "m2", whose: "controller", of: "m1" }, amount: 2 },
    ),
    energy: 2,
    power: 1,
    hidden: true,
  },
  {
    card: spell(
      "Deathgrip",
      "reaction",
      { id: "i1", verb: "kill", object: a("m1", "unit", "friendly") },
      {
        id: "i2",
        verb: "might",
        amount: { id: "n1", mightOf: it("m2", "m1") },
        object: a("m3", "unit", "another", "friendly"),
        gate: { id: "l1", ifDone: "i1" },
      },
      { id: "i3", verb: "draw", player: you("m4"), amount: 1 },
    ),
    energy: 2,
    power: 0,
  },
  {
    card: spell(
      "Lacerate",
      "main",
      { id: "i1", verb: "choose", object: { ...a("m1", "unit"), word: "choose" } },
      {
        id: "i2",
        verb: "kill",
        object: it("m2", "m1"),
        gate: { if: { id: "q1", mightOf: it("m3", "m1"), might: "at most", n: 3 } },
      },
    ),
    energy: 2,
    power: 1,
    otherText: "It can be played in another way for another cost.",
    unseen: true,
  },
  {
    card: spell("Fox-Fire", "action", {
      id: "i1",
      verb: "kill",
      object: { ...upTo(99, "m1", "unit", "at a battlefield"), group: { id: "g1", totalMight: 4 } },
    }),
    energy: 3,
    power: 0,
    hidden: true,
    otherText: "The units are at one battlefield.",
  },
  {
    card: spell("The Ruination", "main", { id: "i1", verb: "kill", object: every("m1", "unit") }),
    energy: 9,
    power: 3,
  },
  {
    card: costing(
      { id: "c1", pay: "kill", object: a("m1", "unit", "friendly", might("m1f2", "at least", 5)) },
      spell(
        "Sacrifice",
        "reaction",
        { id: "i1", verb: "draw", player: you("m2"), amount: 2 },
        { id: "i2", verb: "channel", player: you("m3"), amount: 1 },
      ),
    ),
    energy: 1,
    power: 0,
  },
  {
    card: costing(
      { id: "c1", pay: "kill", object: a("m1", "unit", "friendly") },
      spell("Heedless Resurrection", "reaction", {
        id: "i1",
        verb: "play",
        to: "base",
        object: { ...a("m2", "unit"), from: "trash" },
      }),
    ),
    energy: 2,
    power: 1,
    otherText: "The unit costs no more than the one that was killed. The player says where it comes in.",
  },
];
