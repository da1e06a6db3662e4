import type { Instruction } from "../../spec/types/index.ts";
import { addUnit, stocked } from "../board.ts";
import { between, chance, pick } from "../chooser.ts";
import { counterSpell } from "../disturbance.ts";
import { addReaction, addSpell } from "../growing.ts";
import { nodeIds } from "../mention.ts";
import { choosesMe } from "../stock-cards.ts";
import type { Recipe } from "./recipe.ts";
import { chosen } from "./writing.ts";

/** A spell that chooses a unit with "when you choose me", and is countered or loses it. */
export const chosenMe: Recipe = (growing) => {
  const { draft } = growing;
  const { chooser } = draft;
  const unit = addUnit(draft, { controller: "P1", card: stocked(draft, choosesMe), qualities: [], damage: 0 });
  const ids = nodeIds();
  const object = chosen(ids, "unit", chance(chooser, 50) ? ["friendly"] : ["at a battlefield"]);
  const verb = pick(chooser, ["might", "ready", "stun", "exhaust"] as const);
  const id = ids.next("i");
  const text: Instruction[] = [
    verb === "might" ? { id, verb, amount: between(chooser, 1, 3), object } : { id, verb, object },
  ];
  const choices = { [object.id]: [unit] };
  const tested = addSpell(growing, "P1", { text, choices }, { timing: "main" });
  const item = { tested, choices, mentions: [object], chosen: [unit], items: 2 };
  if (chance(chooser, 50)) return item;
  return {
    ...item,
    disturb: () => {
      addReaction(growing, counterSpell(chooser, tested), tested);
      return ["countered"];
    },
  };
};
