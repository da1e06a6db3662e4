import { type CardSet, spellsOf } from "../../generators/card-set.ts";
import { seeded } from "../../generators/chooser.ts";
import { namedCase } from "../../generators/named-game.ts";
import type { PrimitiveGame } from "./game.ts";

/** For an engine that knows cards by name only: each of its spells by itself, undisturbed. */
export function namedPrimitives(set: CardSet): readonly PrimitiveGame[] {
  return spellsOf(set).flatMap((official, index): PrimitiveGame[] => {
    const made = namedCase(seeded(0, index, 0), set, official, "CR", true);
    return made ? [{ name: official.card.name, scenario: made.scenario }] : [];
  });
}
