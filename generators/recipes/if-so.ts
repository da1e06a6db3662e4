import type { Instruction, StatusCondition } from "../../spec/types/index.ts";
import { addUnit } from "../board.ts";
import { chance, pick } from "../chooser.ts";
import type { Disturbance } from "../disturbance.ts";
import { BREAKS } from "../disturbing.ts";
import { nodeIds } from "../mention.ts";
import { acting } from "./acting.ts";
import { carried } from "./carried.ts";
import type { Recipe } from "./recipe.ts";
import { response } from "./response.ts";
import { chosen, draw, it } from "./writing.ts";

type Status = StatusCondition["is"];

/** What changes the answer. */
const CHANGES = {
  ...BREAKS,
  damaged: "damaged",
  buffed: "buff removed",
} as const satisfies Record<Status, Disturbance>;

/** What something is known by after it has left the board; anything else is asked only of what stays. */
const LASTING = ["friendly", "enemy", "at a battlefield", "in a base"] as const;
const PASSING = ["exhausted", "ready", "stunned", "damaged", "buffed"] as const;

/** "Return a unit to its owner's hand. If it was an enemy, draw 1. Otherwise, draw 2", or the same asked of me, or at once. */
export const ifSo: Recipe = (growing) => {
  const { draft } = growing;
  const { chooser } = draft;
  const stays = chance(chooser, 35);
  const is: Status = stays ? pick(chooser, PASSING) : pick(chooser, LASTING);
  const means = pick(chooser, ["spell", "spell", "activated", "triggered"] as const);
  const plain = { qualities: [], token: false };
  const own = means !== "spell" && chance(chooser, 50);
  const source =
    means === "spell" ? undefined : addUnit(draft, { ...plain, controller: "P1", exhausted: false, damage: 0 });
  const mark = { ...(is === "buffed" && { buffed: true }), ...(is === "stunned" && { stunned: false }) };
  const unit = addUnit(draft, { ...plain, ...mark });
  const ids = nodeIds();
  const object = chosen(ids, "unit");
  const first = stays
    ? acting(ids, chooser, object, ["might", "might", "deal"])
    : acting(ids, chooser, object, ["return", "return", "kill", "banish", "stun", "might", "exhaust"]);
  const about = own ? { id: ids.next("m"), me: true as const } : it(ids, object.id);
  const asked: StatusCondition = { id: ids.next("g"), object: about, is };
  const atOnce = own && means === "triggered" && chance(chooser, 50);
  const drawing: Instruction = { ...draw(ids), ...(!atOnce && { gate: { if: asked } }) };
  const text = [first, drawing];
  if (!atOnce && chance(chooser, 35))
    text.push({ ...draw(ids, 2), gate: { id: ids.next("g"), otherwise: drawing.id } });
  else if (chance(chooser, 30)) text.push(draw(ids));
  const saying = {
    text,
    choices: { [object.id]: [unit] },
    mentions: [object],
    chosen: own && source ? [source] : [unit],
    ...(atOnce && { if: asked }),
  };
  const item = carried(growing, saying, means, source);
  if (chance(chooser, 35)) return item;
  return { ...item, disturb: () => response(growing, item.tested, own && source ? source : unit, CHANGES[is]) };
};
