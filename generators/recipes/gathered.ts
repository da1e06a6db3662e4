import { addUnit, homesOf } from "../board.ts";
import { between, chance, pick, some } from "../chooser.ts";
import { nodeIds } from "../mention.ts";
import { acting } from "./acting.ts";
import { carried } from "./carried.ts";
import type { Recipe } from "./recipe.ts";
import { response } from "./response.ts";
import { chosen, draw, sideOf } from "./writing.ts";

const KINDS = ["moved away", "moved away", "moved away", "moved away", "returned", "stolen"] as const;

/** "Kill any number of enemy units with total Might 8 or less that are all at one location." One moves on in response. */
export const gathered: Recipe = (growing) => {
  const { draft } = growing;
  const { chooser } = draft;
  const controller = pick(chooser, ["P1", "P2", "P2"] as const);
  const place = pick(chooser, homesOf(draft, controller));
  const mights = Array.from({ length: between(chooser, 2, 3) }, () => between(chooser, 1, 4));
  const plain = { controller, bonus: 0, damage: 0, buffed: false, qualities: [], token: false };
  const units = mights.map((might) => addUnit(draft, { ...plain, place, might }));
  const ids = nodeIds();
  const total = mights.reduce((sum, might) => sum + might, 0);
  const limit = { id: ids.next("g"), totalMight: total + between(chooser, 0, 2), together: true as const };
  const side = sideOf(controller);
  const object = chosen(ids, "unit", chance(chooser, 70) ? [side] : [], { count: { min: 0, max: 4 }, group: limit });
  const first = acting(ids, chooser, object, ["kill", "return", "stun", "banish", "exhaust"]);
  const text = chance(chooser, 30) ? [first, draw(ids)] : [first];
  const gone = pick(chooser, units);
  // Where one has moved on, that one is kept or the others are.
  const kept = chance(chooser, 60) ? units.filter((id) => id !== gone) : [gone];
  const choices = { [object.id]: units, [limit.id]: some(chooser, kept, kept.length) };
  const saying = { text, choices, mentions: [object], chosen: units };
  const item = carried(growing, saying, pick(chooser, ["spell", "spell", "activated"] as const));
  return { ...item, disturb: () => response(growing, item.tested, gone, pick(chooser, KINDS)) };
};
