import type { Instruction } from "../../spec/types/index.ts";
import { addGear, addUnit, homesOf, keepOnly } from "../board.ts";
import { chance, pick } from "../chooser.ts";
import type { Disturbance } from "../disturbance.ts";
import { addReaction, type Growing } from "../growing.ts";
import { nodeIds } from "../mention.ts";
import { acting } from "./acting.ts";
import { aimed } from "./aimed.ts";
import type { Recipe } from "./recipe.ts";
import { response } from "./response.ts";
import { chosen, draw } from "./writing.ts";

/** What makes an end of it. */
const ENDS = { equipped: ["detached", "killed", "returned"], buffed: ["buff removed"] } as const;

/** "Kill an equipped unit" (or one with a buff, or one that is alone), which ceases to be so in response. */
export const statuses: Recipe = (growing) => {
  const { draft } = growing;
  const { chooser } = draft;
  const is = pick(chooser, ["equipped", "buffed", "alone"] as const);
  const controller = pick(chooser, ["P1", "P2"] as const);
  const base = `base:${controller}`;
  const fields = homesOf(draft, controller).filter((home) => home !== base);
  if (is === "alone" && fields.length === 0) return undefined;
  if (is === "alone") keepOnly(draft, ({ place }) => !fields.includes(place));
  const place = is === "alone" ? pick(chooser, fields) : pick(chooser, homesOf(draft, controller));
  const unit = addUnit(draft, { controller, place, qualities: [], buffed: is === "buffed" });
  const gear =
    is === "equipped" ? addGear(draft, { controller, owner: controller, place, attachedTo: unit }) : undefined;
  const friend = is === "alone" ? addUnit(draft, { controller, place: base, qualities: [] }) : undefined;
  const ids = nodeIds();
  const object = chosen(ids, "unit", [is]);
  const first = acting(ids, chooser, object, ["kill", "return", "stun", "deal", "might"]);
  const text = chance(chooser, 40) ? [first, draw(ids)] : [first];
  const item = aimed(growing, text, object, unit);
  const { tested } = item;
  if (chance(chooser, 15)) return item;
  if (is === "alone") return { ...item, disturb: () => joined(growing, tested, controller, friend ?? unit, place) };
  return { ...item, disturb: () => response(growing, tested, gear ?? unit, pick(chooser, ENDS[is])) };
};

/** A friend moves to where it is. */
function joined(
  growing: Growing,
  tested: string,
  player: "P1" | "P2",
  friend: string,
  place: string,
): readonly Disturbance[] {
  const ids = nodeIds();
  const object = chosen(ids, "unit", ["friendly"]);
  const to = { battlefield: place.slice("battlefield:".length) };
  const move: Instruction = { id: ids.next("i"), verb: "move", object, to };
  addReaction(growing, { player, text: [move], choices: { [object.id]: [friend] } }, tested);
  return ["joined"];
}
