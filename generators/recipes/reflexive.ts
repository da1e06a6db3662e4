import type { Instruction } from "../../spec/types/index.ts";
import { addUnit, other } from "../board.ts";
import { between, chance, pick } from "../chooser.ts";
import type { Growing } from "../growing.ts";
import { type Ids, nodeIds } from "../mention.ts";
import type { Tested } from "../tested.ts";
import { carried, type Saying } from "./carried.ts";
import { addFirst, putOff } from "./first.ts";
import type { Recipe } from "./recipe.ts";
import { action, chosen, it, sideOf } from "./writing.ts";

/** "Stun an enemy unit. Do this: deal 2 to it", or to another, which is chosen only then; the first target leaves in response. */
export const reflexive: Recipe = (growing) => disturbed(growing, carried(growing, putOffText(growing), "spell"));

/** The same on an ability that is activated or triggers, whose source may be what leaves. */
export const reflexiveAbility: Recipe = (growing) => {
  const { chooser } = growing.draft;
  const saying = putOffText(growing);
  const item = carried(growing, saying, pick(chooser, ["activated", "triggered"] as const));
  return disturbed(growing, chance(chooser, 25) ? { ...item, chosen: [item.tested] } : item);
};

const disturbed = ({ draft: { chooser } }: Growing, item: Tested): Tested =>
  chance(chooser, 25) ? { ...item, disturb: () => [] } : item;

/** A text of which something is done by an ability of its own. */
interface PutOff extends Saying {
  /** What is chosen only for that ability, if anything is. */
  readonly later: string | undefined;
}

/** "Stun an enemy unit. Do this: deal 2 to it", or to another, with units for it. */
export function putOffText(growing: Growing): PutOff {
  const ids = nodeIds();
  const { first, object, unit } = addFirst(growing, ids, [
    "stun",
    "exhaust",
    "deal",
    "might",
    "return",
    "kill",
    "choose",
  ]);
  const then = done(growing, ids, object.id);
  const text = putOff(growing.draft.chooser, ids, first, then.instruction, "do this", 35);
  const choices = { [object.id]: [unit], ...then.choices };
  return { text, choices, mentions: [object], chosen: [unit], later: Object.values(then.choices).flat()[0] };
}

interface Done {
  readonly instruction: Instruction;
  readonly choices: Record<string, string[]>;
}

/** What is done by an ability of its own. */
function done({ draft }: Growing, ids: Ids, mention: string): Done {
  const { chooser } = draft;
  const sort = pick(chooser, ["it", "it", "its controller", "another", "another", "all"] as const);
  const id = ids.next("i");
  if (sort === "its controller") {
    const player = { id: ids.next("m"), whose: pick(chooser, ["controller", "owner"] as const), of: mention };
    return { instruction: { id, verb: "draw", amount: 1, player }, choices: {} };
  }
  const verb = pick(chooser, ["deal", "might", "return", "kill", "buff", "banish"] as const);
  const amount = between(chooser, 1, 3);
  if (sort === "it") {
    const object = it(ids, mention);
    return { instruction: action(id, verb, amount, object), choices: {} };
  }
  const controller = pick(chooser, ["P1", "P2"] as const);
  const unit = addUnit(draft, { controller, qualities: [] });
  const side = sideOf(controller);
  if (sort === "all") {
    const all = { id: ids.next("m"), all: "unit" as const, filters: [{ id: ids.next("f"), is: side } as const] };
    return { instruction: { id, verb: "deal", amount, object: all }, choices: {} };
  }
  if (chance(chooser, 40)) addUnit(draft, { controller: other(controller), qualities: [] });
  const object = chosen(ids, "unit", chance(chooser, 60) ? [side] : []);
  return { instruction: action(id, verb, amount, object), choices: { [object.id]: [unit] } };
}
