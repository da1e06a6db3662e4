import type { OfficialCard } from "./official-card.ts";
import { a, it, might, spell, upTo } from "./tree.ts";

/** Spells that take something elsewhere, or keep it. */
export const MOVING: readonly OfficialCard[] = [
  {
    card: spell("Gust", "reaction", {
      id: "i1",
      verb: "return",
      object: a("m1", "unit", "at a battlefield", might("m1f2", "at most", 3)),
    }),
    energy: 1,
    power: 0,
  },
  {
    card: spell("Flash", "reaction", { id: "i1", verb: "move", to: "base", object: upTo(2, "m1", "unit", "friendly") }),
    energy: 2,
    power: 0,
  },
  {
    card: spell("Fight or Flight", "action", {
      id: "i1",
      verb: "move",
      to: "base",
      object: a("m1", "unit", "at a battlefield"),
    }),
    energy: 2,
    power: 0,
    hidden: true,
  },
  {
    card: spell(
      "Retreat",
      "reaction",
      { id: "i1", verb: "return", object: a("m1", "unit", "friendly") },
      { id: "i2", verb: "channel", player: { id: "m2", whose: "owner", of: "m1" }, amount: 1, exhausted: true },
    ),
    energy: 1,
    power: 0,
  },
  {
    card: spell(
      "Star-Crossed",
      "reaction",
      { id: "i1", verb: "return", object: a("m1", "unit", "friendly") },
      { id: "i2", verb: "return", object: a("m2", "unit", "enemy") },
    ),
    energy: 3,
    power: 1,
  },
  {
    card: spell(
      "Thrill of the Hunt",
      "reaction",
      { id: "i1", verb: "banish", object: a("m1", "unit", "friendly") },
      { id: "i2", verb: "play", to: a("m3", "battlefield"), object: it("m2", "m1") },
    ),
    energy: 2,
    power: 1,
  },
  {
    card: spell(
      "Arcane Shift",
      "action",
      { id: "i1", verb: "banish", object: a("m1", "unit", "friendly") },
      { id: "i2", verb: "play", to: "base", object: it("m2", "m1") },
      { id: "i3", verb: "deal", amount: 3, object: a("m3", "unit", "enemy", "at a battlefield") },
      { id: "i4", verb: "banish", object: { id: "m4", this: true } },
    ),
    energy: 3,
    power: 1,
    otherText: "The unit's owner says where it comes in.",
  },
  {
    card: spell("Tactical Retreat", "reaction", {
      id: "i1",
      verb: "save",
      object: a("m1", "unit", "friendly"),
      instead: "recall",
    }),
    energy: 2,
    power: 0,
    otherText: "It may hold for whichever friendly unit would die next, with nothing chosen.",
  },
];
