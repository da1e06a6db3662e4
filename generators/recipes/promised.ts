import type { All, Filter, GameObject, Instruction, IsFilter } from "../../spec/types/index.ts";
import { addUnit, type Draft } from "../board.ts";
import { between, type Chooser, chance, pick, some } from "../chooser.ts";
import { addSpell, type Growing } from "../growing.ts";
import { type Ids, nodeIds } from "../mention.ts";
import { acting } from "./acting.ts";
import { carried, MEANS } from "./carried.ts";
import type { Recipe } from "./recipe.ts";
import { chosen, draw, it, sideOf, whereabouts, word } from "./writing.ts";

/**
 * "The next time a friendly unit would die this turn, return it to its owner's hand instead." Whoever fits is disturbed in
 * response; then one unit is killed, all are, or one after another.
 */
export const promised: Recipe = (growing) => {
  const { draft } = growing;
  const { chooser } = draft;
  const unit = addUnit(draft, { qualities: [] });
  const like = draft.objects.find(({ id }) => id === unit);
  if (!like) return undefined;
  if (chance(chooser, 60)) addUnit(draft, { controller: like.controller, qualities: [] });
  const ids = nodeIds();
  const wouldDie: All = { id: ids.next("m"), all: "unit", filters: filtersFor(draft, ids, like) };
  const instead = pick(chooser, ["return", "recall"] as const);
  const promise: Instruction = { id: ids.next("i"), verb: "save next", wouldDie, instead };
  const text: Instruction[] = [promise];
  // Somebody may die of the text itself, before or after it has promised.
  const object = chosen(ids, "unit");
  const acts = chance(chooser, 40);
  if (acts) {
    const deed = acting(ids, chooser, object, ["kill", "kill", "deal", "stun", "exhaust", "ready"]);
    if (chance(chooser, 65)) text.push(deed);
    else text.unshift(deed);
    if (chance(chooser, 40)) text.push({ ...draw(ids), gate: { id: ids.next("g"), ifDone: deed.id } });
    else if (chance(chooser, 45)) text.push(acting(ids, chooser, it(ids, object.id), ["banish", "might", "stun"]));
  } else if (chance(chooser, 40)) text.push(draw(ids));
  const saying = {
    text,
    choices: acts ? { [object.id]: [unit] } : {},
    mentions: acts ? [object] : [],
    chosen: [unit],
  };
  const item = carried(growing, saying, pick(chooser, MEANS));
  return { ...item, finale: () => dies(growing, unit) };
};

/** One or two words that a unit is now. */
function filtersFor({ chooser }: Draft, ids: Ids, like: GameObject): Filter[] {
  const { controller, place, exhausted, stunned, buffed } = like;
  const words: IsFilter["is"][] = [
    sideOf(controller),
    sideOf(controller),
    whereabouts(place),
    exhausted ? "exhausted" : "ready",
    ...(stunned ? (["stunned"] as const) : []),
    ...(buffed ? (["buffed"] as const) : []),
  ];
  return [...new Set(some(chooser, words, between(chooser, 1, 2)))].map((is) => word(ids, is));
}

/** Has the unit die alone, or all units, or it and then another. */
function dies(growing: Growing, unit: string): boolean {
  const { draft } = growing;
  const ids = nodeIds();
  const text: Instruction[] = [];
  const choices: Record<string, string[]> = {};
  if (chance(draft.chooser, 35)) {
    text.push({ id: ids.next("i"), verb: "kill", object: { id: ids.next("m"), all: "unit", filters: [] } });
  } else {
    const others = draft.objects.filter(({ id, kind, token }) => kind === "unit" && id !== unit && !token);
    const victims = [unit, ...(chance(draft.chooser, 50) ? some(draft.chooser, others, 1).map(({ id }) => id) : [])];
    for (const victim of victims) {
      const object = chosen(ids, "unit");
      text.push(killing(draft.chooser, ids, object));
      choices[object.id] = [victim];
    }
  }
  if (chance(draft.chooser, 30)) text.push(draw(ids));
  addSpell(growing, "P1", { text, choices }, { timing: "main" });
  return true;
}

function killing(chooser: Chooser, ids: Ids, object: ReturnType<typeof chosen>): Instruction {
  const id = ids.next("i");
  return chance(chooser, 70) ? { id, verb: "kill", object } : { id, verb: "deal", amount: 12, object };
}
