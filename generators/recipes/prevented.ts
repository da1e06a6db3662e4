import type { Instruction } from "../../spec/types/index.ts";
import { addUnit } from "../board.ts";
import { between, chance, pick } from "../chooser.ts";
import { addReaction } from "../growing.ts";
import { type Ids, nodeIds } from "../mention.ts";
import { aimed } from "./aimed.ts";
import type { Recipe } from "./recipe.ts";
import { chosen, draw, it } from "./writing.ts";

/** "Deal 3 to a unit. If you do, draw 1", where some or all of it is prevented. */
export const prevented: Recipe = (growing) => {
  const { draft } = growing;
  const { chooser } = draft;
  const unit = addUnit(draft, { might: 7, qualities: [], damage: 0 });
  const ids = nodeIds();
  const object = chosen(ids, "unit");
  const amount = between(chooser, 2, 4);
  const first: Instruction = { id: ids.next("i"), verb: "deal", amount, object };
  const text = [first, childOf(ids, first.id, object.id, pick(chooser, ["if you do", "if you do", "its controller"]))];
  if (chance(chooser, 20)) text.push(draw(ids));
  const item = aimed(growing, text, object, unit);
  return {
    ...item,
    disturb: () => {
      const shielding = nodeIds();
      const shielded = chosen(shielding, "unit");
      const prevents = chance(chooser, 50) ? between(chooser, 1, amount - 1) : between(chooser, amount, amount + 1);
      const prevent = { id: shielding.next("i"), verb: "prevent" as const, amount: prevents, object: shielded };
      const player = pick(chooser, ["P1", "P2"] as const);
      addReaction(growing, { player, text: [prevent], choices: { [shielded.id]: [unit] } }, item.tested);
      return ["shielded"];
    },
  };
};

/** "Banish a unit. Its owner plays it to any battlefield. If you do, draw 1", where the unit enters in its base. */
export const diverted: Recipe = (growing) => {
  const { draft } = growing;
  const { chooser } = draft;
  const player = pick(chooser, ["P1", "P2"] as const);
  const [field] = Object.keys(draft.sides).filter((id) => draft.sides[id] === player);
  if (field === undefined) return undefined;
  const qualities = chance(chooser, 85) ? (["entersInBase"] as const) : [];
  const unit = addUnit(draft, { controller: player, owner: player, token: false, qualities: [...qualities] });
  const ids = nodeIds();
  const object = chosen(ids, "unit");
  const back: Instruction = {
    id: ids.next("i"),
    verb: "play",
    object: it(ids, object.id),
    to: { battlefield: field },
  };
  const text: Instruction[] = [
    { id: ids.next("i"), verb: "banish", object },
    back,
    { ...draw(ids), gate: { id: ids.next("g"), ifDone: back.id } },
  ];
  return { ...aimed(growing, text, object, unit), disturb: () => [] };
};

function childOf(ids: Ids, parent: string, mention: string, sort: "if you do" | "its controller"): Instruction {
  if (sort === "if you do") return { ...draw(ids), gate: { id: ids.next("g"), ifDone: parent } };
  const player = { id: ids.next("m"), whose: "controller" as const, of: mention };
  return { id: ids.next("i"), verb: "draw", amount: 1, player };
}
