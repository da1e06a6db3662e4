import type { Cost, Instruction } from "../../spec/types/index.ts";
import { chance, pick } from "../chooser.ts";
import { addSpell, type Growing } from "../growing.ts";
import { nodeIds } from "../mention.ts";
import { chosen, draw, sideOf, word } from "./writing.ts";

/**
 * The first player's spell by which a unit dies: it chooses it, is paid with it, damages it to death, or chooses nobody.
 * @returns the id of the spell's physical card
 */
export function addDeath(growing: Growing, unit: string): string {
  const { draft } = growing;
  const { chooser } = draft;
  const ids = nodeIds();
  const { controller, might = 0, place } = draft.objects.find(({ id }) => id === unit) ?? {};
  const side = sideOf(controller);
  const way = pick(chooser, ["killed", "killed", "damaged", "one of all", "paid"] as const);
  if (way === "paid" && controller === "P1") {
    const object = chosen(ids, "unit", ["friendly"]);
    const costs: [Cost] = [{ id: ids.next("g"), pay: "kill", object }];
    return addSpell(growing, "P1", { text: [draw(ids)], choices: { [object.id]: [unit] } }, { timing: "main", costs });
  }
  const id = ids.next("i");
  if (way === "one of all") {
    const where = place?.startsWith("base:") ? "in a base" : "at a battlefield";
    const all = { id: ids.next("m"), all: "unit" as const, filters: [word(ids, side), word(ids, where)] };
    return addSpell(growing, "P1", { text: [{ id, verb: "kill", object: all }], choices: {} }, { timing: "main" });
  }
  const object = chosen(ids, "unit", chance(chooser, 40) ? [side] : []);
  // More than any unit lives through.
  const text: Instruction[] = [
    way === "damaged" ? { id, verb: "deal", amount: might + 5, object } : { id, verb: "kill", object },
  ];
  if (chance(chooser, 25)) text.push(draw(ids));
  const timing = chance(chooser, 70) ? "main" : "reaction";
  return addSpell(growing, "P1", { text, choices: { [object.id]: [unit] } }, { timing });
}
