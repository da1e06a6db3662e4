import type { Chosen, Instruction } from "../../spec/types/index.ts";
import { BATTLEFIELDS, type Draft, keepOnly } from "../board.ts";
import { chance, pick } from "../chooser.ts";
import { addReaction } from "../growing.ts";
import { nodeIds } from "../mention.ts";
import { carried, MEANS } from "./carried.ts";
import { addTo, fromZone } from "./from-zone.ts";
import type { Recipe } from "./recipe.ts";
import { chosen, draw, it } from "./writing.ts";

const VERBS = ["banish", "play", "recycle"] as const;

/** "Play a unit from your hand to any battlefield", which is chosen then. The card leaves its zone in response. */
export const landing: Recipe = (growing) => {
  const { draft } = growing;
  const { chooser } = draft;
  const field = fieldFor(draft);
  if (field === undefined) return undefined;
  // Mostly nobody is met, wherever it is played to.
  if (chance(chooser, 75)) keepOnly(draft, ({ place, controller }) => place.startsWith("base:") || controller === "P1");
  const zone = pick(chooser, ["hand", "trash"] as const);
  const cards = [addTo(draft, zone), addTo(draft, zone)];
  const [wanted = "", other = ""] = chance(chooser, 50) ? cards : cards.toReversed();
  const ids = nodeIds();
  const object = chosen(ids, "unit", [], { from: zone });
  const to: Chosen = { id: ids.next("m"), choose: "battlefield", count: { min: 1, max: 1 }, filters: [] };
  const text: Instruction[] = [{ id: ids.next("i"), verb: "play", object, to }];
  if (chance(chooser, 30)) text.push({ id: ids.next("i"), verb: "ready", object: it(ids, object.id) });
  if (chance(chooser, 40)) text.push(draw(ids));
  const wish = zone === "hand" ? [wanted, other] : [wanted];
  const choices = { [object.id]: wish, [to.id]: [field] };
  const saying = { text, choices, mentions: [], chosen: [wanted] };
  const item = carried(growing, saying, pick(chooser, MEANS));
  return {
    ...item,
    disturb: () => {
      if (chance(chooser, 25)) return [];
      const verb = zone === "trash" ? pick(chooser, ["banish", "play", "return"] as const) : pick(chooser, VERBS);
      const gone = chance(chooser, 80) ? [wanted, other] : [other, wanted];
      const written = fromZone(zone, verb, zone === "hand" ? gone : gone.slice(0, 1), false);
      addReaction(growing, { player: "P1", ...written }, item.tested);
      return ["gone from its zone"];
    },
  };
};

/** A battlefield where the first player's units may come. */
function fieldFor({ sides, chooser }: Draft): string | undefined {
  const fields = BATTLEFIELDS.filter((field) => sides[field] === "P1");
  return fields.length > 0 ? pick(chooser, fields) : undefined;
}
