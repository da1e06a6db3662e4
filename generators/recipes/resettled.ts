import type { Chosen, Instruction } from "../../spec/types/index.ts";
import { addUnit, BATTLEFIELDS, keepOnly, other } from "../board.ts";
import { chance, pick } from "../chooser.ts";
import { nodeIds } from "../mention.ts";
import { acting } from "./acting.ts";
import { carried, MEANS } from "./carried.ts";
import type { Recipe } from "./recipe.ts";
import { chosen, draw, it, sideOf } from "./writing.ts";

/** "Banish an enemy unit. Its owner plays it to any battlefield", which its owner chooses then. It is disturbed. */
export const resettled: Recipe = (growing) => {
  const { draft } = growing;
  const { chooser, sides } = draft;
  const owner = pick(chooser, ["P1", "P2", "P2"] as const);
  const fields = BATTLEFIELDS.filter((field) => sides[field] === owner);
  if (fields.length === 0) return undefined;
  const stolen = chance(chooser, 25);
  const controller = stolen ? other(owner) : owner;
  // Mostly nobody is met, whoever is played to wherever.
  if (chance(chooser, 92)) {
    keepOnly(
      draft,
      (each) => each.owner === each.controller && (each.place.startsWith("base:") || each.controller === owner),
    );
  }
  const unit = addUnit(draft, {
    owner,
    controller,
    qualities: chance(chooser, 8) ? ["entersInBase"] : [],
    token: chance(chooser, 8),
    ...(stolen && { place: `base:${controller}` }),
  });
  const ids = nodeIds();
  const side = sideOf(controller);
  const object = chosen(ids, "unit", chance(chooser, 85) ? [side] : []);
  const to: Chosen = chosen(ids, "battlefield");
  const play: Instruction = { id: ids.next("i"), verb: "play", object: it(ids, object.id), to };
  const text: Instruction[] = [
    { id: ids.next("i"), verb: pick(chooser, ["banish", "banish", "recycle"] as const), object },
    play,
  ];
  if (chance(chooser, 35)) text.push({ ...draw(ids), gate: { id: ids.next("g"), ifDone: play.id } });
  else if (chance(chooser, 40)) {
    text.push({ ...acting(ids, chooser, it(ids, object.id), ["ready", "buff", "might"]), later: "do this" });
  }
  if (chance(chooser, 35)) text.push(draw(ids));
  const choices = { [object.id]: [unit], [to.id]: [pick(chooser, fields)] };
  return carried(growing, { text, choices, mentions: [object], chosen: [unit] }, pick(chooser, MEANS));
};
