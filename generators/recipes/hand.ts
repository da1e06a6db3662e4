import { addUnit } from "../board.ts";
import { chance, pick } from "../chooser.ts";
import { addReaction, addSpell } from "../growing.ts";
import { nodeIds } from "../mention.ts";
import type { Recipe } from "./recipe.ts";
import { chosen, draw } from "./writing.ts";

const VERBS = ["recycle", "banish", "play"] as const;

/** "Recycle a unit from your hand." A reaction takes that card out of the hand, so that another one has to do. */
export const hand: Recipe = (growing) => {
  const { chooser } = growing.draft;
  const plain = { exhausted: false, stunned: false, damage: 0, bonus: 0, buffed: false, token: false, qualities: [] };
  const inHand = (): string => addUnit(growing.draft, { owner: "P1", controller: "P1", place: "hand:P1", ...plain });
  const cards = [inHand(), inHand()];
  const written = fromHand(pick(chooser, VERBS), cards, chance(chooser, 50));
  const tested = addSpell(growing, "P1", written, { timing: pick(chooser, ["main", "reaction"] as const) });
  return {
    ...written,
    tested,
    chosen: cards,
    items: 1,
    disturb: () => {
      if (chance(chooser, 10)) return [];
      const first = chance(chooser, 85) ? cards : cards.toReversed();
      addReaction(growing, { player: "P1", ...fromHand(pick(chooser, VERBS), first, false) }, tested);
      return ["gone from its zone"];
    },
  };
};

function fromHand(verb: (typeof VERBS)[number], cards: readonly string[], draws: boolean) {
  const ids = nodeIds();
  const object = chosen(ids, "unit", [], { from: "hand" });
  const instruction = { id: ids.next("i"), verb, object };
  const text = [verb === "play" ? { ...instruction, verb, to: "base" as const } : { ...instruction, verb }];
  return { text: draws ? [...text, draw(ids)] : text, choices: { [object.id]: [...cards] }, mentions: [object] };
}
