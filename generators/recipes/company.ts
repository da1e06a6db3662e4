import type { All } from "../../spec/types/index.ts";
import { addUnit } from "../board.ts";
import { between, chance, pick } from "../chooser.ts";
import { nodeIds } from "../mention.ts";
import { acting } from "./acting.ts";
import { carried, MEANS } from "./carried.ts";
import type { Recipe } from "./recipe.ts";
import { response } from "./response.ts";
import { chosen, draw, it, sideOf, word } from "./writing.ts";

const KINDS = ["moved away", "moved away", "moved away", "returned", "killed", "stolen"] as const;

/** "Stun a unit. Heal all friendly units at the same location as it." It goes elsewhere in response. */
export const company: Recipe = (growing) => {
  const { draft } = growing;
  const { chooser } = draft;
  const unit = addUnit(draft, { qualities: [], token: false });
  const { controller = "P1", place } = draft.objects.find(({ id }) => id === unit) ?? {};
  const beside = between(chooser, 1, 2);
  for (let n = 0; n < beside; n += 1) addUnit(draft, { controller, ...(place !== undefined && { place }) });
  const side = sideOf(controller);
  const ids = nodeIds();
  const object = chosen(ids, "unit", chance(chooser, 60) ? [side] : []);
  const first = acting(ids, chooser, object, ["stun", "exhaust", "might", "might", "return", "kill", "banish"]);
  const filters = [...(chance(chooser, 60) ? [word(ids, side)] : []), { id: ids.next("f"), with: it(ids, object.id) }];
  const all: All = { id: ids.next("m"), all: "unit", filters };
  const second = acting(ids, chooser, all, ["deal", "exhaust", "stun", "might", "return", "kill"]);
  const text = [first, second, ...(chance(chooser, 35) ? [draw(ids)] : [])];
  const saying = { text, choices: { [object.id]: [unit] }, mentions: [object], chosen: [unit] };
  const item = carried(growing, saying, pick(chooser, MEANS));
  if (chance(chooser, 35)) return item;
  return { ...item, disturb: () => response(growing, item.tested, unit, pick(chooser, KINDS)) };
};
