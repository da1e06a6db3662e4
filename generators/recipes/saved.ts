import { addUnit } from "../board.ts";
import { chance, pick } from "../chooser.ts";
import { addSpell } from "../growing.ts";
import { nodeIds } from "../mention.ts";
import { aimed } from "./aimed.ts";
import type { Recipe } from "./recipe.ts";
import { chosen, sideOf } from "./writing.ts";

/** "The next time a unit would die this turn, recall it instead." Then units are killed. */
export const saved: Recipe = (growing) => {
  const { draft } = growing;
  const { chooser } = draft;
  const controller = pick(chooser, ["P1", "P2"] as const);
  const unit = addUnit(draft, { controller, qualities: [] });
  addUnit(draft, { controller, qualities: [] });
  const ids = nodeIds();
  const object = chosen(ids, "unit", chance(chooser, 60) ? [sideOf(controller)] : []);
  const instead = pick(chooser, ["return", "recall"] as const);
  const text = [{ id: ids.next("i"), verb: "save" as const, instead, object }];
  return {
    ...aimed(growing, text, object, unit, pick(chooser, ["main", "reaction"] as const)),
    finale: () => {
      const all = { id: "m1", all: "unit" as const, filters: [] };
      const killing = { text: [{ id: "i1", verb: "kill" as const, object: all }], choices: {} };
      addSpell(growing, "P1", killing, { timing: "main" });
      return true;
    },
  };
};
