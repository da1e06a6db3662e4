import { chance, pick } from "../chooser.ts";
import type { Disturbance } from "../disturbance.ts";
import { addReaction, type Growing } from "../growing.ts";
import { nodeIds } from "../mention.ts";
import { carried, MEANS } from "./carried.ts";
import type { Recipe } from "./recipe.ts";
import { putOffText } from "./reflexive.ts";
import { response } from "./response.ts";
import { chosen } from "./writing.ts";

const KINDS = ["moved away", "returned", "returned", "killed", "banished", "replayed", "stolen", "protected"] as const;

/**
 * "Stun an enemy unit. Do this: deal 2 to a unit", and that unit leaves while the ability waits on the chain, or the
 * ability is countered there, or its source leaves.
 */
export const answered: Recipe = (growing) => {
  const { chooser } = growing.draft;
  const { later, ...saying } = putOffText(growing);
  const item = carried(growing, saying, pick(chooser, MEANS));
  const unit = later ?? saying.chosen[0] ?? item.tested;
  const victim = chance(chooser, 15) ? item.tested : unit;
  return {
    ...item,
    disturb: () =>
      chance(chooser, 15)
        ? countered(growing, item.tested)
        : response(growing, item.tested, victim, pick(chooser, KINDS), true),
  };
};

function countered(growing: Growing, source: string): readonly Disturbance[] {
  const { chooser } = growing.draft;
  const ids = nodeIds();
  // Who may counter the item itself as well is asked before it resolves, too.
  const object = chosen(ids, "spell or ability");
  const player = pick(chooser, ["P1", "P2"] as const);
  const text = [{ id: ids.next("i"), verb: "counter" as const, object }];
  addReaction(growing, { player, text, choices: { [object.id]: [source] } }, source, true);
  return ["countered"];
}
