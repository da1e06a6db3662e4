import type { Instruction } from "../../spec/types/index.ts";
import { addGear, addUnit } from "../board.ts";
import { chance, pick, some } from "../chooser.ts";
import { nodeIds } from "../mention.ts";
import { acting } from "./acting.ts";
import { carried, MEANS } from "./carried.ts";
import type { Recipe } from "./recipe.ts";
import { response } from "./response.ts";
import { chosen, draw, it, sideOf } from "./writing.ts";

const KINDS = ["returned", "killed", "banished", "stolen", "moved away", "detached", "replayed"] as const;

/** "Attach a gear to a friendly unit", or take it off its unit and attach it to another. One of the two leaves in response. */
export const equipping: Recipe = (growing) => {
  const { draft } = growing;
  const { chooser } = draft;
  const controller = pick(chooser, ["P1", "P1", "P2"] as const);
  const plain = { controller, owner: controller, qualities: [], token: false };
  const unit = addUnit(draft, plain);
  const holder = addUnit(draft, plain);
  const held = chance(chooser, 50);
  const place = draft.objects.find(({ id }) => id === holder)?.place ?? "";
  const gear = addGear(draft, { controller, owner: controller, ...(held && { place, attachedTo: holder }) });
  const ids = nodeIds();
  const side = sideOf(controller);
  const object = chosen(ids, "gear", chance(chooser, 50) ? [side] : []);
  const target = chosen(ids, "unit", chance(chooser, 60) ? [side] : []);
  const off: Instruction = { id: ids.next("i"), verb: "detach", object };
  const detaches = held && chance(chooser, 50);
  const ends = detaches && chance(chooser, 40);
  const named = detaches ? it(ids, object.id) : object;
  const on: Instruction = { id: ids.next("i"), verb: "attach", object: named, unit: target };
  const text: Instruction[] = [...(detaches ? [off] : []), ...(ends ? [] : [on])];
  const last = ends ? off : on;
  if (chance(chooser, 35)) text.push({ ...draw(ids), gate: { id: ids.next("g"), ifDone: last.id } });
  else if (!ends && chance(chooser, 40)) {
    text.push(acting(ids, chooser, it(ids, target.id), ["ready", "might", "buff", "return", "kill"]));
  }
  if (chance(chooser, 30)) text.push(draw(ids));
  const saying = {
    text,
    choices: { [object.id]: [gear], ...(!ends && { [target.id]: [unit] }) },
    mentions: ends ? [object] : [object, target],
    chosen: ends ? [gear] : [gear, unit],
  };
  const item = carried(growing, saying, pick(chooser, MEANS));
  if (item.triggered || chance(chooser, 25)) return item;
  const [victim = gear] = some(chooser, saying.chosen, 1);
  return { ...item, disturb: () => response(growing, item.tested, victim, pick(chooser, KINDS)) };
};
