import { addUnit } from "../board.ts";
import { between, chance, pick } from "../chooser.ts";
import { addSpell, stateAtStart } from "../growing.ts";
import { nodeIds } from "../mention.ts";
import type { Recipe } from "./recipe.ts";
import { action, draw, word } from "./writing.ts";

/** "Deal 2 to all enemy units." Some are protected, come or go in response. */
export const everything: Recipe = (growing) => {
  const { draft } = growing;
  const { chooser } = draft;
  addUnit(draft, { controller: "P2", qualities: chance(chooser, 40) ? ["cantBeChosen"] : [] });
  addUnit(draft, { controller: "P2" });
  const ids = nodeIds();
  const words = chance(chooser, 60) ? (["enemy"] as const) : (["enemy", "at a battlefield"] as const);
  const all = { id: ids.next("m"), all: "unit" as const, filters: words.map((is) => word(ids, is)) };
  const verb = pick(chooser, ["deal", "might", "stun", "return", "kill"] as const);
  const id = ids.next("i");
  const amount = between(chooser, 1, 3);
  const text = [action(id, verb, amount, all)];
  if (chance(chooser, 30)) text.push(draw(ids));
  const tested = addSpell(growing, "P1", { text, choices: {} }, { timing: "main" });
  const units = stateAtStart(growing).things.filter(({ kind, controller }) => kind === "unit" && controller === "P2");
  return { tested, choices: {}, mentions: [], chosen: units.map((unit) => unit.id), items: 1 };
};
