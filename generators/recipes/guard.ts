import { addUnit, homesOf, stocked } from "../board.ts";
import { chance, pick } from "../chooser.ts";
import { addReaction, addSpell } from "../growing.ts";
import { nodeIds } from "../mention.ts";
import { guard as guardCard } from "../stock-cards.ts";
import type { Recipe } from "./recipe.ts";
import { chosen, draw } from "./writing.ts";

/** "Kill two enemy units": one of them joins the other in response, and protects it. */
export const guarded: Recipe = (growing) => {
  const { draft } = growing;
  const { chooser } = draft;
  const places = homesOf(draft, "P2").filter((place) => place.startsWith("battlefield:"));
  if (places.length === 0) return undefined;
  const field = pick(chooser, places);
  const home = chance(chooser, 50);
  const plain = { controller: "P2" as const, owner: "P2" as const, qualities: [], token: false };
  const guard = addUnit(draft, {
    ...plain,
    card: stocked(draft, guardCard),
    place: home ? "base:P2" : field,
  });
  const ward = addUnit(draft, { ...plain, place: home ? field : "base:P2" });
  const ids = nodeIds();
  const object = chosen(ids, "unit", ["enemy"], { count: { min: 2, max: 2 } });
  const verb = pick(chooser, ["kill", "return", "banish"] as const);
  const text = [{ id: ids.next("i"), verb, object }];
  const choices = { [object.id]: chance(chooser, 85) ? [guard, ward] : [ward, guard] };
  const written = { text: chance(chooser, 30) ? [...text, draw(ids)] : text, choices };
  const tested = addSpell(growing, "P1", written, { timing: "main" });
  return {
    tested,
    choices,
    mentions: [object],
    chosen: [guard, ward],
    items: 1,
    disturb: () => {
      const moving = nodeIds();
      const mover = chosen(moving, "unit", ["friendly"]);
      const to = home ? { battlefield: field.slice("battlefield:".length) } : ("base" as const);
      const move = { id: moving.next("i"), verb: "move" as const, to, object: mover };
      addReaction(growing, { player: "P2", text: [move], choices: { [mover.id]: [guard] } }, tested);
      return ["guarded"];
    },
  };
};
