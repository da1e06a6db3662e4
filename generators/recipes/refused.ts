import type { Chosen, Instruction } from "../../spec/types/index.ts";
import { addUnit, keepOnly } from "../board.ts";
import { between, chance, pick } from "../chooser.ts";
import { addSpell, type Growing } from "../growing.ts";
import { nodeIds } from "../mention.ts";
import type { Recipe } from "./recipe.ts";
import { chosen, draw } from "./writing.ts";

/** A spell that the rules refuse, since nothing fits what it must choose; or since what is wished does not fit. */
export const refused: Recipe = (growing) => {
  const { draft } = growing;
  const { chooser } = draft;
  const ids = nodeIds();
  const strong = addUnit(draft, { controller: "P2", might: between(chooser, 5, 7), bonus: 0, qualities: [] });
  const bound = { id: ids.next("f"), might: "at most" as const, n: between(chooser, 1, 4) };
  const wrong = chance(chooser, 60);
  if (wrong)
    for (let n = 0; n < 2; n += 1)
      addUnit(draft, { controller: "P2", might: 1, bonus: 0, damage: 0, buffed: false, qualities: [] });
  else keepOnly(draft, ({ kind }) => kind === "unit");
  const object: Chosen = wrong ? { ...chosen(ids, "unit"), filters: [bound] } : chosen(ids, "gear");
  const text: Instruction[] = [
    { id: ids.next("i"), verb: pick(chooser, ["kill", "return", "exhaust"] as const), object },
  ];
  if (chance(chooser, 60)) text.push(draw(ids));
  const choices = { [object.id]: wrong ? [strong] : [] };
  const tested = addSpell(growing, "P1", { text, choices }, { timing: "main", refused: true });
  return {
    tested,
    choices,
    mentions: [object],
    chosen: [],
    items: 0,
    disturb: () => [],
    finale: goOn,
  };
};

/** The game goes on all the same. */
function goOn(growing: Growing): boolean {
  const ids = nodeIds();
  addSpell(growing, "P1", { text: [draw(ids)], choices: {} }, { timing: "main" });
  return true;
}
