import { chance, pick } from "../chooser.ts";
import { addReaction, addSpell } from "../growing.ts";
import { addTo, fromZone } from "./from-zone.ts";
import type { Recipe } from "./recipe.ts";

const VERBS = ["recycle", "banish", "play"] as const;

/** "Recycle a unit from your hand." A reaction takes that card out of the hand, so that another one has to do. */
export const hand: Recipe = (growing) => {
  const { chooser } = growing.draft;
  const cards = [addTo(growing.draft, "hand"), addTo(growing.draft, "hand")];
  const written = fromZone("hand", pick(chooser, VERBS), cards, chance(chooser, 50));
  const tested = addSpell(growing, "P1", written, { timing: pick(chooser, ["main", "reaction"] as const) });
  return {
    ...written,
    tested,
    chosen: cards,
    items: 1,
    disturb: () => {
      if (chance(chooser, 10)) return [];
      const first = chance(chooser, 85) ? cards : cards.toReversed();
      addReaction(growing, { player: "P1", ...fromZone("hand", pick(chooser, VERBS), first, false) }, tested);
      return ["gone from its zone"];
    },
  };
};
