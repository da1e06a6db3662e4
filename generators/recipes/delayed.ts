import type { Instruction } from "../../spec/types/index.ts";
import { addUnit } from "../board.ts";
import { between, type Chooser, chance, pick } from "../chooser.ts";
import { addSpell, type Growing, nextStep, resolveTo } from "../growing.ts";
import { type Ids, nodeIds } from "../mention.ts";
import type { Tested } from "../tested.ts";
import { carried, type Means } from "./carried.ts";
import { addFirst, putOff } from "./first.ts";
import type { Recipe } from "./recipe.ts";
import { chosen, it, sideOf } from "./writing.ts";

/**
 * "Exhaust a friendly unit. At the end of this turn, ready it", or something to a unit that is chosen only then. The unit
 * leaves in response, or later in the turn; then the turn ends.
 */
export const delayed: Recipe = (growing) => delayedOn(growing, () => "spell");

/** The same on an ability that is activated or triggers, whose source may be what leaves. */
export const delayedAbility: Recipe = (growing) =>
  delayedOn(growing, (chooser) => pick(chooser, ["activated", "triggered"] as const));

function delayedOn(growing: Growing, meansFor: (chooser: Chooser) => Means): Tested {
  const { draft } = growing;
  const { chooser } = draft;
  const ids = nodeIds();
  const { first, object, unit } = addFirst(growing, ids, [
    "exhaust",
    "ready",
    "stun",
    "deal",
    "might",
    "gain control",
    "choose",
  ]);
  const { instruction, choices: later } = atEnd(growing, ids, object.id);
  const text = putOff(chooser, ids, first, instruction, "at end of turn", 30);
  const means = meansFor(chooser);
  const saying = { text, choices: { [object.id]: [unit], ...later }, mentions: [object], chosen: [unit] };
  const carrying = carried(growing, saying, means);
  const leaving = means !== "spell" && chance(chooser, 25) ? carrying.tested : unit;
  const victim = chance(chooser, 75) ? leaving : (Object.values(later).flat()[0] ?? leaving);
  const lateOn = chance(chooser, 55);
  const item: Tested = {
    ...carrying,
    chosen: [leaving],
    finale: (grown) => {
      if (lateOn) {
        meanwhile(grown, victim);
        resolveTo(grown, 0);
      }
      grown.script.push({ id: nextStep(grown), resolve: 0, endTurn: true });
      return false;
    },
  };
  return lateOn || chance(chooser, 20) ? { ...item, disturb: () => [] } : item;
}

/** What is done at the end of the turn. */
function atEnd({ draft }: Growing, ids: Ids, mention: string) {
  const { chooser } = draft;
  const id = ids.next("i");
  const verb = pick(chooser, ["return", "kill", "ready", "exhaust", "buff", "recall", "banish"] as const);
  const sort = pick(chooser, ["it", "it", "it", "another", "draw"] as const);
  if (sort === "draw") {
    const player = { id: ids.next("m"), player: pick(chooser, ["you", "opponent"] as const) };
    return { instruction: { id, verb: "draw", amount: between(chooser, 1, 2), player } as const, choices: {} };
  }
  if (sort === "it") return { instruction: { id, verb, object: it(ids, mention) } as const, choices: {} };
  const controller = pick(chooser, ["P1", "P2"] as const);
  const other = addUnit(draft, { controller, qualities: [] });
  const object = chosen(ids, "unit", chance(chooser, 60) ? [sideOf(controller)] : []);
  return { instruction: { id, verb, object } as const, choices: { [object.id]: [other] } };
}

/** Later in the turn something happens to the unit. */
function meanwhile(growing: Growing, victim: string): void {
  const { chooser } = growing.draft;
  const ids = nodeIds();
  const object = chosen(ids, "unit");
  const verb = pick(chooser, ["return", "kill", "banish", "banish", "gain control", "recall", "exhaust"] as const);
  const text: Instruction[] = [{ id: ids.next("i"), verb, object }];
  if (verb === "banish") text.push({ id: ids.next("i"), verb: "play", object: it(ids, object.id), to: "base" });
  addSpell(growing, "P1", { text, choices: { [object.id]: [victim] } }, { timing: "main" });
}
