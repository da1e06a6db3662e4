import type { OfficialCard } from "./official-card.ts";
import { a, spell, you } from "./tree.ts";

/** Spells that change what a unit is like. */
export const HELPING: readonly OfficialCard[] = [
  {
    card: spell(
      "Discipline",
      "reaction",
      { id: "i1", verb: "might", amount: 2, object: a("m1", "unit") },
      { id: "i2", verb: "draw", player: you("m2"), amount: 1 },
    ),
    energy: 2,
    power: 0,
  },
  {
    card: spell(
      "Stupefy",
      "reaction",
      { id: "i1", verb: "might", amount: -1, object: a("m1", "unit") },
      { id: "i2", verb: "draw", player: you("m2"), amount: 1 },
    ),
    energy: 1,
    power: 0,
    otherText: "It takes no unit below 1 Might.",
  },
  {
    card: spell("En Garde", "reaction", { id: "i1", verb: "might", amount: 1, object: a("m1", "unit") }),
    energy: 1,
    power: 0,
    otherText: "A unit that is alone gets 1 more.",
  },
  {
    card: spell("Frigid Touch", "reaction", { id: "i1", verb: "might", amount: -2, object: a("m1", "unit") }),
    energy: 2,
    power: 0,
    otherText: "It can be repeated.",
    unseen: true,
  },
  {
    card: spell("Feral Strength", "reaction", { id: "i1", verb: "might", amount: 2, object: a("m1", "unit") }),
    energy: 2,
    power: 0,
    otherText: "It can be repeated.",
    unseen: true,
  },
  {
    card: spell(
      "Facebreaker",
      "action",
      { id: "i1", verb: "stun", object: a("m1", "unit", "friendly", "at a battlefield") },
      { id: "i2", verb: "stun", object: a("m2", "unit", "enemy", "at a battlefield") },
    ),
    energy: 2,
    power: 0,
    hidden: true,
    otherText: "The units are at one battlefield.",
  },
  {
    card: spell(
      "Angle Shot",
      "reaction",
      { id: "i1", verb: "attach", object: a("m1", "gear"), unit: a("m2", "unit") },
      { id: "i2", verb: "draw", player: you("m3"), amount: 1 },
    ),
    energy: 2,
    power: 0,
    otherText: "The gear is an Equipment, the unit has the same controller. It can detach instead.",
  },
];
