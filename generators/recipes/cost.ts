import type { Cost, Instruction } from "../../spec/types/index.ts";
import { addUnit, stocked } from "../board.ts";
import { between, chance, pick } from "../chooser.ts";
import { addSpell } from "../growing.ts";
import { nodeIds } from "../mention.ts";
import { choosesMe } from "../stock-cards.ts";
import type { Recipe } from "./recipe.ts";
import { chosen, draw } from "./writing.ts";

/** "As an additional cost, exhaust a friendly unit. Deal its Might to an enemy unit." */
export const cost: Recipe = (growing) => {
  const { draft } = growing;
  const { chooser } = draft;
  const watched = chance(chooser, 70) ? { card: stocked(draft, choosesMe) } : {};
  const payer = addUnit(draft, {
    controller: "P1",
    owner: chance(chooser, 80) ? "P1" : "P2",
    exhausted: false,
    qualities: [],
    token: false,
    ...watched,
  });
  const enemy = addUnit(draft, { controller: "P2", qualities: [], might: between(chooser, 3, 7) });
  const ids = nodeIds();
  const pay = pick(chooser, ["exhaust", "exhaust", "kill", "return"] as const);
  const paid = chosen(ids, "unit", ["friendly", ...(chance(chooser, 30) ? (["ready"] as const) : [])]);
  const costs: [Cost] = [{ id: ids.next("g"), pay, object: paid }];
  const object = chosen(ids, "unit", chance(chooser, 50) ? ["enemy"] : []);
  const text: Instruction[] = [];
  const reads = chance(chooser, 60);
  const amount = reads ? { id: ids.next("g"), mightOf: { id: ids.next("m"), it: paid.id } } : between(chooser, 1, 4);
  text.push({ id: ids.next("i"), verb: pick(chooser, ["deal", "might"] as const), amount, object });
  if (chance(chooser, 30)) {
    const player = { id: ids.next("m"), whose: "controller" as const, of: paid.id };
    text.push({ id: ids.next("i"), verb: "draw", amount: 1, player });
  }
  if (chance(chooser, 30)) text.push(draw(ids));
  const choices = { [paid.id]: [payer], [object.id]: [enemy] };
  const timing = pick(chooser, ["main", "reaction"] as const);
  const tested = addSpell(growing, "P1", { text, choices }, { timing, costs });
  return { tested, choices, mentions: [object], chosen: chance(chooser, 70) ? [enemy] : [payer, enemy], items: 1 };
};
