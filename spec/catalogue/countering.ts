import type { OfficialCard } from "./official-card.ts";
import { a, spell } from "./tree.ts";

/** Spells that counter. */
export const COUNTERING: readonly OfficialCard[] = [
  {
    card: spell("Wind Wall", "reaction", { id: "i1", verb: "counter", object: a("m1", "spell") }),
    energy: 3,
    power: 2,
  },
  {
    card: spell("Defy", "reaction", { id: "i1", verb: "counter", object: a("m1", "spell") }),
    energy: 1,
    power: 1,
    otherText: "The spell costs at most 4 energy and at most 1 power.",
  },
  {
    card: spell("Lilting Lullaby", "reaction", { id: "i1", verb: "counter", object: a("m1", "spell") }),
    energy: 2,
    power: 2,
    otherText: "The spell's controller can't play spells for the rest of the turn.",
  },
  {
    card: spell("Repulse", "reaction", {
      id: "i1",
      verb: "counter",
      object: a("m1", "spell or ability", "enemy", { id: "m1f2", choosesUnits: 1 }),
    }),
    energy: 1,
    power: 1,
    otherText: "The one unit is a friendly one at a battlefield; units of others don't count.",
  },
];
