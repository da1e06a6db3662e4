import type { Instruction } from "../../spec/types/index.ts";
import { addUnit, homesOf } from "../board.ts";
import { chance, pick } from "../chooser.ts";
import { nodeIds } from "../mention.ts";
import { carried } from "./carried.ts";
import { addTo } from "./from-zone.ts";
import type { Recipe } from "./recipe.ts";
import { response } from "./response.ts";
import { chosen, draw } from "./writing.ts";

const KINDS = ["moved away", "moved away", "returned", "killed", "banished", "replayed elsewhere", "stolen"] as const;

/** "Exhaust: Move another friendly unit here", or play one from hand here; the source moves or leaves in response. */
export const here: Recipe = (growing) => {
  const { draft } = growing;
  const { chooser } = draft;
  const plain = { controller: "P1" as const, qualities: [], token: false };
  const homes = homesOf(draft, "P1");
  const place = pick(chooser, homes);
  const source = addUnit(draft, { ...plain, exhausted: false, place });
  const ids = nodeIds();
  const plays = chance(chooser, 25);
  const elsewhere = homes.filter((home) => home !== place);
  const where = elsewhere.length > 0 ? pick(chooser, elsewhere) : place;
  const unit = plays ? addTo(draft, "hand") : addUnit(draft, { ...plain, place: where });
  const object = plays
    ? chosen(ids, "unit", [], { from: "hand" })
    : chosen(ids, "unit", chance(chooser, 70) ? ["another", "friendly"] : ["friendly"]);
  const to = { id: ids.next("i"), verb: plays ? ("play" as const) : ("move" as const), to: "here" as const, object };
  const text: Instruction[] = chance(chooser, 40) ? [to, draw(ids)] : [to];
  const saying = { text, choices: { [object.id]: [unit] }, mentions: plays ? [] : [object], chosen: [unit] };
  const item = carried(growing, saying, pick(chooser, ["activated", "triggered"] as const), source);
  if (!plays && chance(chooser, 25)) return item;
  return { ...item, disturb: () => response(growing, source, source, pick(chooser, KINDS)) };
};
