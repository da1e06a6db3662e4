import type { Amount, Instruction } from "../../spec/types/index.ts";
import { addUnit } from "../board.ts";
import { between, chance, some } from "../chooser.ts";
import { addSpell } from "../growing.ts";
import { nodeIds } from "../mention.ts";
import type { Recipe } from "./recipe.ts";
import { response } from "./response.ts";
import { chosen, draw } from "./writing.ts";

/** "Deal 5 split among up to three enemy units", or as much as the Might of a friendly unit, which falls in response. */
export const split: Recipe = (growing) => {
  const { draft } = growing;
  const { chooser } = draft;
  const units = Array.from({ length: between(chooser, 2, 3) }, () =>
    addUnit(draft, { controller: "P2", might: between(chooser, 3, 7), qualities: [] }),
  );
  const ids = nodeIds();
  const byMight = chance(chooser, 45);
  const might = between(chooser, units.length, units.length + 2);
  const friend = byMight ? addUnit(draft, { controller: "P1", might, bonus: 0, damage: 0, qualities: [] }) : undefined;
  const reader = friend === undefined ? undefined : chosen(ids, "unit", ["friendly"]);
  const amount: Amount = reader ? { id: ids.next("g"), mightOf: reader } : between(chooser, units.length, 6);
  const points = typeof amount === "number" ? amount : might;
  const object = chosen(ids, "unit", ["enemy"], { count: { min: 1, max: units.length } });
  const dealing: Instruction = { id: ids.next("i"), verb: "deal", amount, object, split: true };
  const wish = some(chooser, units, units.length);
  const more = Array.from({ length: points - wish.length }, () => wish[chooser.below(wish.length)] ?? "");
  const choices: Record<string, string[]> = { [object.id]: units, [dealing.id]: [...wish, ...more] };
  if (reader && friend !== undefined) choices[reader.id] = [friend];
  const text = chance(chooser, 30) ? [dealing, draw(ids)] : [dealing];
  const tested = addSpell(growing, "P1", { text, choices }, { timing: "main" });
  const item = { tested, choices, mentions: [object], chosen: units, items: 1 };
  if (friend === undefined) return item;
  return { ...item, disturb: () => response(growing, tested, friend, "Might lowered") };
};
