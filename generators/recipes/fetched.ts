import type { Instruction, ObjectMention } from "../../spec/types/index.ts";
import { addGear, addUnit } from "../board.ts";
import { chance, pick } from "../chooser.ts";
import { nodeIds } from "../mention.ts";
import { acting } from "./acting.ts";
import { carried, MEANS } from "./carried.ts";
import type { Recipe } from "./recipe.ts";
import { chosen, draw, it, sideOf } from "./writing.ts";

/** "Move an enemy gear to your base. Gain control of it", or without that, so that it is recalled. It is disturbed. */
export const fetched: Recipe = (growing) => {
  const { draft } = growing;
  const { chooser } = draft;
  const kind = pick(chooser, ["unit", "gear"] as const);
  const controller = pick(chooser, ["P2", "P2", "P2", "P1"] as const);
  const thing =
    kind === "gear" ? addGear(draft, { controller }) : addUnit(draft, { controller, qualities: [], token: false });
  const ids = nodeIds();
  const side = sideOf(controller);
  const object = chosen(ids, kind, chance(chooser, 65) ? [side] : []);
  const reference = it(ids, object.id);
  const [moved, taken] = [ids.next("i"), ids.next("i")];
  const move = (what: ObjectMention): Instruction => ({ id: moved, verb: "move", object: what, to: "your base" });
  const take = (what: ObjectMention): Instruction => ({ id: taken, verb: "gain control", object: what });
  const text: Instruction[] = pick(chooser, [
    [move(object)],
    [move(object)],
    [move(object), take(reference)],
    [take(object), move(reference)],
  ] as const).slice();
  if (chance(chooser, 35)) text.push({ ...draw(ids), gate: { id: ids.next("g"), ifDone: moved } });
  if (chance(chooser, 30)) text.push(acting(ids, chooser, it(ids, object.id), ["ready", "exhaust", "return"]));
  if (chance(chooser, 30)) text.push(draw(ids));
  const saying = { text, choices: { [object.id]: [thing] }, mentions: [object], chosen: [thing] };
  return carried(growing, saying, pick(chooser, MEANS));
};
