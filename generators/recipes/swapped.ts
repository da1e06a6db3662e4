import type { Instruction } from "../../spec/types/index.ts";
import { addUnit, homesOf } from "../board.ts";
import { chance, pick } from "../chooser.ts";
import { nodeIds } from "../mention.ts";
import { carried } from "./carried.ts";
import type { Recipe } from "./recipe.ts";
import { chosen, draw, it, sideOf } from "./writing.ts";

/** "Swap a friendly unit with another friendly unit", or me with one; either of them is disturbed. */
export const swapped: Recipe = (growing) => {
  const { draft } = growing;
  const { chooser } = draft;
  const controller = pick(chooser, ["P1", "P1", "P2"] as const);
  const side = sideOf(controller);
  const homes = homesOf(draft, controller);
  const place = pick(chooser, homes);
  const elsewhere = homes.filter((home) => home !== place);
  if (elsewhere.length === 0) return undefined;
  const plain = { controller, qualities: [], token: false };
  const one = addUnit(draft, { ...plain, exhausted: false, place });
  const other = addUnit(draft, { ...plain, place: chance(chooser, 85) ? pick(chooser, elsewhere) : place });
  const ids = nodeIds();
  const means = pick(chooser, ["spell", "spell", "activated", "triggered"] as const);
  const own = means !== "spell" && controller === "P1";
  const first = own ? undefined : chosen(ids, "unit", [side]);
  const second = chosen(ids, "unit", ["another", side]);
  const object = first ?? { id: ids.next("m"), me: true as const };
  const text: Instruction[] = [{ id: ids.next("i"), verb: "swap", object, unit: second }];
  const after = chance(chooser, 40);
  const verb = pick(chooser, ["stun", "exhaust", "return"] as const);
  if (after) text.push({ id: ids.next("i"), verb, object: it(ids, second.id) });
  if (chance(chooser, 40)) text.push(draw(ids));
  const choices = { ...(first && { [first.id]: [one] }), [second.id]: [other] };
  const mentions = first ? [first, second] : [second];
  return carried(growing, { text, choices, mentions, chosen: [one, other] }, means, own ? one : undefined);
};
