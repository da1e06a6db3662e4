import type { OfficialCard } from "./official-card.ts";
import { a, every, it, spell, upTo, you } from "./tree.ts";

/** Spells that deal damage. */
export const DAMAGE: readonly OfficialCard[] = [
  {
    card: spell(
      "Void Seeker",
      "action",
      { id: "i1", verb: "deal", amount: 4, object: a("m1", "unit", "at a battlefield") },
      { id: "i2", verb: "draw", player: you("m2"), amount: 1 },
    ),
    energy: 3,
    power: 1,
  },
  {
    card: spell("Hextech Ray", "action", {
      id: "i1",
      verb: "deal",
      amount: 3,
      object: a("m1", "unit", "at a battlefield"),
    }),
    energy: 1,
    power: 1,
  },
  {
    card: spell("Singularity", "main", { id: "i1", verb: "deal", amount: 6, object: upTo(2, "m1", "unit") }),
    energy: 6,
    power: 2,
  },
  {
    card: spell(
      "Falling Star",
      "main",
      { id: "i1", verb: "deal", amount: 3, object: a("m1", "unit") },
      { id: "i2", verb: "deal", amount: 3, object: a("m2", "unit") },
    ),
    energy: 2,
    power: 2,
  },
  {
    card: spell(
      "Icathian Rain",
      "main",
      { id: "i1", verb: "deal", amount: 2, object: a("m1", "unit") },
      { id: "i2", verb: "deal", amount: 2, object: a("m2", "unit") },
      { id: "i3", verb: "deal", amount: 2, object: a("m3", "unit") },
      { id: "i4", verb: "deal", amount: 2, object: a("m4", "unit") },
      { id: "i5", verb: "deal", amount: 2, object: a("m5", "unit") },
      { id: "i6", verb: "deal", amount: 2, object: a("m6", "unit") },
    ),
    energy: 7,
    power: 3,
  },
  {
    card: spell("Bellows Breath", "action", { id: "i1", verb: "deal", amount: 1, object: upTo(3, "m1", "unit") }),
    energy: 1,
    power: 1,
    otherText: "The units are at one location. It can be repeated.",
  },
  {
    card: spell(
      "Alpha Strike",
      "action",
      { id: "i1", verb: "choose", object: a("m1", "unit", "friendly") },
      {
        id: "i2",
        verb: "deal",
        amount: { id: "n1", mightOf: it("m2", "m1") },
        object: { ...a("m3", "unit", "enemy", "at a battlefield"), count: { min: 1, max: 99 } },
        split: true,
      },
    ),
    energy: 3,
    power: 1,
    otherText: "Each unit killed this way gives experience. The friendly unit deals the damage.",
  },
  {
    card: spell(
      "Strike Down",
      "main",
      { id: "i1", verb: "choose", object: a("m1", "unit", "equipped", "friendly") },
      { id: "i2", verb: "deal", amount: { id: "n1", mightOf: it("m2", "m1") }, object: a("m3", "unit", "enemy") },
    ),
    energy: 3,
    power: 1,
    otherText: "An Equipment comes off the friendly unit, which deals the damage.",
  },
  {
    card: spell(
      "Challenge",
      "action",
      { id: "i1", verb: "choose", object: a("m1", "unit", "friendly") },
      { id: "i2", verb: "choose", object: a("m2", "unit", "enemy") },
      { id: "i3", verb: "deal", amount: { id: "n1", mightOf: it("m3", "m1") }, object: it("m4", "m2") },
      { id: "i4", verb: "deal", amount: { id: "n2", mightOf: it("m5", "m2") }, object: it("m6", "m1") },
    ),
    energy: 2,
    power: 1,
    otherText: "The units deal the damage to each other.",
  },
  {
    card: spell("Rocket Barrage", "main", { id: "i1", verb: "deal", amount: 4, object: a("m1", "unit", "in a base") }),
    energy: 4,
    power: 1,
    otherText: "It can kill gear instead. It can be repeated.",
  },
  {
    card: spell("Smite", "action", { id: "i1", verb: "deal", amount: 3, object: a("m1", "unit", "at a battlefield") }),
    energy: 2,
    power: 1,
    otherText: "A death of that unit this turn becomes a banishment.",
  },
  {
    card: spell(
      "Unchecked Power",
      "main",
      { id: "i1", verb: "exhaust", object: every("m1", "unit", "friendly") },
      { id: "i2", verb: "deal", amount: 12, object: every("m2", "unit", "at a battlefield") },
    ),
    energy: 7,
    power: 2,
  },
];
