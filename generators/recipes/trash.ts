import { chance, pick } from "../chooser.ts";
import { addReaction, addSpell } from "../growing.ts";
import { addTo, fromZone } from "./from-zone.ts";
import type { Recipe } from "./recipe.ts";

const VERBS = ["return", "banish", "play"] as const;

/** "Return a unit from your trash to your hand." A reaction takes that card out of the trash, or another one. */
export const trash: Recipe = (growing) => {
  const { chooser } = growing.draft;
  const cards = [addTo(growing.draft, "trash"), addTo(growing.draft, "trash")];
  const [wanted = "", other = ""] = chance(chooser, 50) ? cards : cards.toReversed();
  const verb = pick(chooser, VERBS);
  const written = fromZone("trash", verb, [wanted], chance(chooser, 50));
  const tested = addSpell(growing, "P1", written, { timing: pick(chooser, ["main", "reaction"] as const) });
  return {
    ...written,
    tested,
    chosen: [wanted],
    items: 1,
    disturb: () => {
      if (chance(chooser, 10)) return [];
      const gone = chance(chooser, 85) ? wanted : other;
      addReaction(growing, { player: "P1", ...fromZone("trash", pick(chooser, VERBS), [gone], false) }, tested);
      return ["gone from its zone"];
    },
  };
};
