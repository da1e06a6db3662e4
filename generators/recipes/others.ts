import type { Chosen, Instruction } from "../../spec/types/index.ts";
import { addUnit, type Draft } from "../board.ts";
import { chance, pick } from "../chooser.ts";
import { addSpell } from "../growing.ts";
import { type Ids, nodeIds } from "../mention.ts";
import type { Recipe } from "./recipe.ts";
import { chosen, draw } from "./writing.ts";

/** "Each player kills one of their units", with or without something before it that changes what there is to choose. */
export const others: Recipe = (growing) => {
  const { draft } = growing;
  const { chooser } = draft;
  const qualities = chance(chooser, 30) ? (["cantBeChosen"] as const) : [];
  const mine = [addUnit(draft, { controller: "P1" }), addUnit(draft, { controller: "P1" })];
  const theirs = [
    addUnit(draft, { controller: "P2", qualities: [...qualities] }),
    addUnit(draft, { controller: "P2", qualities: [] }),
    addUnit(draft, { controller: "P2", qualities: [] }),
  ];
  const ids = nodeIds();
  const text: Instruction[] = [];
  const choices: Record<string, string[]> = {};
  if (chance(chooser, 50)) {
    const first = chosen(ids, "unit", ["enemy"]);
    const victim = qualities.length > 0 ? (theirs[1] ?? "") : (theirs[0] ?? "");
    choices[first.id] = [victim];
    text.push({ id: ids.next("i"), verb: pick(chooser, ["kill", "return"] as const), object: first });
    if (chance(chooser, 70)) theirs.splice(theirs.indexOf(victim), 1, ...theirs.splice(0, 1, victim));
  }
  const by = whose(draft, ids, text, choices);
  const object: Chosen = chosen(ids, "unit", [], { by });
  const verb = pick(chooser, ["kill", "return", "banish"] as const);
  text.push({ id: ids.next("i"), verb, object });
  choices[object.id] = by === "opponent" ? theirs : [...mine, ...theirs];
  if (chance(chooser, 40)) text.push(draw(ids));
  const tested = addSpell(growing, "P1", { text, choices }, { timing: "main" });
  return { tested, choices, mentions: [], chosen: [...theirs.slice(0, 1), ...mine.slice(0, 1)], items: 1 };
};

function whose(
  { chooser }: Draft,
  ids: Ids,
  text: Instruction[],
  choices: Record<string, string[]>,
): NonNullable<Chosen["by"]> {
  const by = pick(chooser, ["opponent", "each player", "they"] as const);
  if (by !== "they") return by;
  const player = chosen(ids, "player");
  choices[player.id] = [pick(chooser, ["P1", "P2"])];
  text.push({ id: ids.next("i"), verb: "draw", amount: 1, player });
  return { they: player.id };
}
