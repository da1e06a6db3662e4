import type { Instruction } from "../../spec/types/index.ts";
import { addUnit } from "../board.ts";
import { chance, pick } from "../chooser.ts";
import { nodeIds } from "../mention.ts";
import { aimed } from "./aimed.ts";
import type { Recipe } from "./recipe.ts";
import { response } from "./response.ts";
import { chosen, draw, sideOf } from "./writing.ts";

/** "Remove a buff from a unit. If you do, draw 1." It is buffed anew in response. */
export const buff: Recipe = (growing) => {
  const { draft } = growing;
  const { chooser } = draft;
  const controller = pick(chooser, ["P1", "P2"] as const);
  const unit = addUnit(draft, { controller, buffed: true, qualities: [] });
  addUnit(draft, { controller, buffed: true, qualities: [] });
  const ids = nodeIds();
  const object = chosen(ids, "unit", chance(chooser, 50) ? ["buffed"] : [sideOf(controller)]);
  const first = { id: ids.next("i"), verb: "remove buff" as const, object };
  const text: Instruction[] = [first];
  const more = pick(chooser, ["if you do", "draw", "nothing"] as const);
  if (more === "if you do") text.push({ ...draw(ids), gate: { id: ids.next("g"), ifDone: first.id } });
  if (more === "draw") text.push(draw(ids));
  const item = aimed(growing, text, object, unit);
  if (chance(chooser, 40)) return item;
  return { ...item, disturb: () => response(growing, item.tested, unit, "buffed anew") };
};
