import type { Instruction } from "../../spec/types/index.ts";
import { addUnit, stocked } from "../board.ts";
import { chance, pick } from "../chooser.ts";
import { addSpell } from "../growing.ts";
import { nodeIds } from "../mention.ts";
import { observer } from "../stock-cards.ts";
import type { Recipe } from "./recipe.ts";
import { chosen, draw } from "./writing.ts";

/** "Stun a unit. Banish this. Draw 1." */
export const leaving: Recipe = (growing) => {
  const { draft } = growing;
  const { chooser } = draft;
  if (chance(chooser, 75)) addUnit(draft, { controller: "P1", card: stocked(draft, observer), qualities: [] });
  const unit = addUnit(draft, { qualities: [] });
  const ids = nodeIds();
  const text: Instruction[] = [];
  const choices: Record<string, string[]> = {};
  if (chance(chooser, 60)) {
    const object = chosen(ids, "unit");
    choices[object.id] = [unit];
    text.push({ id: ids.next("i"), verb: pick(chooser, ["stun", "exhaust", "return", "kill"] as const), object });
  }
  const verb = pick(chooser, ["banish", "return", "recycle"] as const);
  text.push({ id: ids.next("i"), verb, object: { id: ids.next("m"), this: true } });
  text.push(draw(ids));
  if (chance(chooser, 30)) text.push(draw(ids));
  const tested = addSpell(growing, "P1", { text, choices }, { timing: "main" });
  const mentions = text.flatMap((each) => ("object" in each && "choose" in each.object ? [each.object] : []));
  const item = { tested, choices, mentions, chosen: Object.values(choices).flat(), items: 1 };
  return chance(chooser, 75) ? { ...item, disturb: () => [] } : item;
};
