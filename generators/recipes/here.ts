import type { All, Chosen, Instruction } from "../../spec/types/index.ts";
import { addUnit, homesOf } from "../board.ts";
import { type Chooser, chance, pick } from "../chooser.ts";
import { type Ids, nodeIds } from "../mention.ts";
import { acting } from "./acting.ts";
import { carried } from "./carried.ts";
import { addTo } from "./from-zone.ts";
import type { Recipe } from "./recipe.ts";
import { response } from "./response.ts";
import { chosen, draw, word } from "./writing.ts";

const KINDS = ["moved away", "moved away", "returned", "killed", "banished", "replayed elsewhere", "stolen"] as const;

/**
 * "Exhaust: Move another friendly unit here", or play one from hand here, or do something to all units here; the source
 * moves or leaves in response, or by the text itself.
 */
export const here: Recipe = (growing) => {
  const { draft } = growing;
  const { chooser } = draft;
  const plain = { controller: "P1" as const, qualities: [], token: false };
  const homes = homesOf(draft, "P1");
  const place = pick(chooser, homes);
  const source = addUnit(draft, { ...plain, exhausted: false, place });
  const ids = nodeIds();
  const leaves = chance(chooser, 25);
  const me = { id: ids.next("m"), me: true as const };
  const text = leaves ? [acting(ids, chooser, me, ["return", "kill", "banish"])] : [];
  const deed = pick(chooser, ["move", "move", "play", "all"] as const);
  const elsewhere = homes.filter((home) => home !== place);
  const where = deed === "all" || elsewhere.length === 0 ? place : pick(chooser, elsewhere);
  const unit = deed === "play" ? addTo(draft, "hand") : addUnit(draft, { ...plain, place: where });
  const object = deed === "all" ? undefined : named(ids, chooser, deed);
  text.push(
    object ? { id: ids.next("i"), verb: deed === "play" ? "play" : "move", to: "here", object } : toAll(ids, chooser),
  );
  if (chance(chooser, 40)) text.push(draw(ids));
  const choices = object ? { [object.id]: [unit] } : {};
  const mentions = object && deed === "move" ? [object] : [];
  const means = pick(chooser, ["activated", "triggered"] as const);
  const item = carried(growing, { text, choices, mentions, chosen: [unit] }, means, source);
  if (leaves || (deed !== "play" && chance(chooser, 25))) return item;
  return { ...item, disturb: () => response(growing, source, source, pick(chooser, KINDS)) };
};

function named(ids: Ids, chooser: Chooser, deed: "move" | "play"): Chosen {
  if (deed === "play") return chosen(ids, "unit", [], { from: "hand" });
  return chosen(ids, "unit", chance(chooser, 70) ? ["another", "friendly"] : ["friendly"]);
}

/** "Stun all friendly units here." */
function toAll(ids: Ids, chooser: Chooser): Instruction {
  const all: All = { id: ids.next("m"), all: "unit", filters: [word(ids, "friendly"), word(ids, "here")] };
  return acting(ids, chooser, all, ["might", "exhaust", "stun", "deal", "return"]);
}
