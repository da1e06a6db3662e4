import type { Amount, GameObject, Instruction } from "../../spec/types/index.ts";
import { addGear, addUnit } from "../board.ts";
import { between, chance, pick } from "../chooser.ts";
import { nodeIds } from "../mention.ts";
import { acting } from "./acting.ts";
import { carried, MEANS } from "./carried.ts";
import type { Recipe } from "./recipe.ts";
import { chosen, draw, it, sideOf, word } from "./writing.ts";

/** "Return a friendly unit to its owner's hand. Deal damage equal to its cost to an enemy unit." Either is disturbed. */
export const priced: Recipe = (growing) => {
  const { draft } = growing;
  const { chooser } = draft;
  const kind = pick(chooser, ["unit", "unit", "unit", "gear"] as const);
  const controller = pick(chooser, ["P1", "P2"] as const);
  const printed: Partial<GameObject> = { controller, energy: between(chooser, 0, 6) };
  const paid = kind === "gear" ? addGear(draft, printed) : addUnit(draft, { ...printed, qualities: [] });
  const target = addUnit(draft, { qualities: [], energy: between(chooser, 0, 3) });
  const ids = nodeIds();
  const side = sideOf(controller);
  const named = chosen(ids, kind, chance(chooser, 60) ? [side] : []);
  const first: Instruction =
    kind === "gear" || chance(chooser, 70)
      ? acting(ids, chooser, named, ["kill", "return", "banish", "exhaust"])
      : acting(ids, chooser, named, ["might", "stun", "deal", "ready"]);
  const amount: Amount = { id: ids.next("g"), costOf: it(ids, named.id) };
  const object = chosen(ids, "unit", chance(chooser, 25) ? ["at a battlefield"] : []);
  const deed = pick(chooser, ["deal", "deal", "might", "prevent", "draw", "all"] as const);
  const onOne = deed === "deal" || deed === "might" || deed === "prevent";
  const id = ids.next("i");
  const reading: Instruction = onOne
    ? { id, verb: deed, amount, object }
    : deed === "draw"
      ? { id, verb: "draw", amount, player: { id: ids.next("m"), player: "you" } }
      : { id, verb: "deal", amount, object: { id: ids.next("m"), all: "unit", filters: [word(ids, "enemy")] } };
  const text = [first, reading];
  if (chance(chooser, 40)) text.push({ ...draw(ids), gate: { id: ids.next("g"), ifDone: reading.id } });
  else if (chance(chooser, 45)) text.push(draw(ids));
  const saying = {
    text,
    choices: { [named.id]: [paid], ...(onOne && { [object.id]: [target] }) },
    mentions: onOne ? [named, object] : [named],
    chosen: onOne && chance(chooser, 30) ? [paid, target] : [paid],
  };
  return carried(growing, saying, pick(chooser, MEANS));
};
