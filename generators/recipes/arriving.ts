import type { Cost } from "../../spec/types/index.ts";
import { addUnit } from "../board.ts";
import { chance, pick } from "../chooser.ts";
import { nodeIds } from "../mention.ts";
import { effect } from "./effect.ts";
import { offBoard, playFromHand, printed, revive } from "./from-hand.ts";
import type { Recipe } from "./recipe.ts";
import { chosen, word } from "./writing.ts";

/**
 * "When you play me, return an enemy unit to its owner's hand", of a unit or gear from hand, with or without a cost, or
 * from the trash by a spell. In response its target leaves, or it does itself.
 */
export const arriving: Recipe = (growing) => {
  const { draft } = growing;
  const { chooser } = draft;
  const kind = pick(chooser, ["unit", "unit", "gear"] as const);
  const zone = pick(chooser, ["hand", "hand", "trash"] as const);
  const source = offBoard(growing, kind, zone);
  const ids = nodeIds();
  const cost =
    zone === "hand" && chance(chooser, 25) ? pick(chooser, ["exhaust", "kill", "return"] as const) : undefined;
  const paid = cost && chosen(ids, "unit", ["friendly"]);
  const costs: [Cost] | undefined = cost && paid && [{ id: ids.next("g"), pay: cost, object: paid }];
  const payer = paid && addUnit(draft, { controller: "P1", exhausted: false, qualities: [], token: false });
  const { text, choices, mentions, target } = effect(growing, ids, "P1");
  const object = mentions[0];
  if (object?.filters.some((filter) => "is" in filter && filter.is === "friendly") && chance(chooser, 60)) {
    object.filters.push(word(ids, "another"));
  }
  printed(growing, source, { abilities: [{ id: "a1", when: "you play me", text }], ...(costs && { costs }) });
  growing.answers[source] = choices;
  if (zone === "trash") revive(growing, kind, source);
  else playFromHand(growing, source, paid && payer !== undefined ? { [paid.id]: [payer] } : {});
  const item = { tested: source, choices, mentions, items: 1, triggered: true as const };
  return {
    ...item,
    chosen: chance(chooser, 80) ? [target] : [source],
    ...(chance(chooser, 10) && { disturb: () => [] }),
  };
};
