import { addUnit, stocked } from "../board.ts";
import { chance, pick } from "../chooser.ts";
import type { Disturbance } from "../disturbance.ts";
import { addReaction, type Growing } from "../growing.ts";
import { nodeIds } from "../mention.ts";
import { observer } from "../stock-cards.ts";
import { carried } from "./carried.ts";
import type { Recipe } from "./recipe.ts";
import { putOffText } from "./reflexive.ts";
import { response } from "./response.ts";
import { chosen } from "./writing.ts";

const KINDS = ["moved away", "returned", "returned", "killed", "banished", "replayed", "stolen", "protected"] as const;

/**
 * "Stun an enemy unit. Do this: deal 2 to a unit", and that unit leaves while the ability waits on the chain, or the
 * ability is countered there. Both have the name of the spell, so what is answered is another unit's ability, which goes
 * on the chain with it since a spell was played.
 */
export const answered: Recipe = (growing) => {
  const { draft } = growing;
  const { chooser } = draft;
  const said = putOffText(growing);
  const witness = addUnit(draft, { controller: "P1", card: stocked(draft, observer), qualities: [] });
  const item = carried(growing, said, "spell");
  const victim = said.later ?? said.chosen[0] ?? witness;
  return {
    ...item,
    disturb: () =>
      chance(chooser, 15)
        ? countered(growing, item.tested, witness)
        : response(growing, witness, victim, pick(chooser, KINDS)),
  };
};

function countered(growing: Growing, source: string, witness: string): readonly Disturbance[] {
  const { chooser } = growing.draft;
  const ids = nodeIds();
  const object = chosen(ids, "ability");
  const player = pick(chooser, ["P1", "P2"] as const);
  const text = [{ id: ids.next("i"), verb: "counter" as const, object }];
  addReaction(growing, { player, text, choices: { [object.id]: [source] } }, witness);
  return ["countered"];
}
