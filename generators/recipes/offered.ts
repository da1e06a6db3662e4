import type { Cost, Instruction, TriggeredAbility } from "../../spec/types/index.ts";
import { addGear, addUnit, keepOnly } from "../board.ts";
import { between, chance, pick } from "../chooser.ts";
import { addSpell, type Growing } from "../growing.ts";
import { type Ids, nodeIds } from "../mention.ts";
import type { Tested } from "../tested.ts";
import { addDeath } from "./death.ts";
import { effect } from "./effect.ts";
import { offBoard, playFromHand, printed } from "./from-hand.ts";
import type { Recipe } from "./recipe.ts";
import { chosen, draw } from "./writing.ts";

const EVENTS = ["you play a spell", "you play a spell", "you play me", "a friendly unit dies"] as const;

/**
 * "When you play a spell, you may return a friendly unit to its owner's hand to kill an enemy unit", which its controller
 * wants or not, or cannot pay; its target, what was paid or the source leaves in response.
 */
export const offered: Recipe = (growing) => {
  const { draft } = growing;
  const { chooser } = draft;
  const when = pick(chooser, EVENTS);
  const kind = pick(chooser, ["unit", "gear"] as const);
  const source =
    when === "you play me"
      ? offBoard(growing, kind, "hand")
      : kind === "gear"
        ? addGear(draft, { controller: "P1", owner: "P1", exhausted: false })
        : addUnit(draft, { controller: "P1", qualities: [], token: false, exhausted: false });
  const ids = nodeIds();
  const offer = chance(chooser, 60) ? price(growing, ids, source, when === "you play me") : undefined;
  const { text, choices, mentions, target } = effect(growing, ids, "P1");
  if (offer && chance(chooser, 40)) text.push(ofWhatWasPaid(growing, ids, offer.cost));
  const ability: TriggeredAbility = { id: "a1", when, may: true, ...(offer && { costs: [offer.cost] }), text };
  printed(growing, source, { abilities: [ability] });
  const wanted = chance(chooser, 80);
  const payers = offer?.payer === undefined ? {} : { [offer.cost.object.id]: [offer.payer] };
  growing.answers[source] = { ...(wanted && { [ability.id]: [source] }), ...payers, ...choices };
  setOff(growing, when, source);
  const item: Tested = { tested: source, choices, mentions, chosen: [target], items: 1, triggered: true };
  if (!wanted || chance(chooser, 10)) return { ...item, disturb: () => [] };
  return chance(chooser, 75) ? item : { ...item, chosen: [offer?.payer ?? source] };
};

interface Price {
  readonly cost: Cost;
  /** Undefined where the source is paid with, or nobody can pay. */
  readonly payer: string | undefined;
}

function price({ draft }: Growing, ids: Ids, source: string, comes: boolean): Price {
  const { chooser } = draft;
  const pay = pick(chooser, ["exhaust", "return", "kill", "return"] as const);
  const id = ids.next("g");
  if (!comes && chance(chooser, 25))
    return { cost: { id, pay, object: { id: ids.next("m"), me: true } }, payer: undefined };
  const none = chance(chooser, 15);
  if (none) keepOnly(draft, ({ id, kind }) => kind !== "gear" || id === source);
  const object = chosen(ids, none ? "gear" : "unit", ["friendly", ...(none ? (["damaged"] as const) : [])]);
  const payer = none ? undefined : addUnit(draft, { controller: "P1", exhausted: false, qualities: [], token: false });
  return { cost: { id, pay, object }, payer };
}

/** "Its owner draws 1", or "Deal its Might to all enemy units." */
function ofWhatWasPaid({ draft: { chooser } }: Growing, ids: Ids, { object }: Cost): Instruction {
  if ("me" in object || ("choose" in object && object.choose === "gear") || chance(chooser, 40)) return draw(ids);
  const id = ids.next("i");
  if (chance(chooser, 50))
    return { id, verb: "draw", amount: 1, player: { id: ids.next("m"), whose: "owner", of: object.id } };
  const amount = { id: ids.next("g"), mightOf: { id: ids.next("m"), it: object.id } };
  const all = { id: ids.next("m"), all: "unit" as const, filters: [{ id: ids.next("f"), is: "enemy" as const }] };
  return { id, verb: "might", amount, object: all };
}

function setOff(growing: Growing, when: (typeof EVENTS)[number], source: string): void {
  const { draft } = growing;
  if (when === "you play me") playFromHand(growing, source);
  else if (when === "a friendly unit dies")
    addDeath(growing, addUnit(draft, { controller: "P1", qualities: [], token: false }));
  else
    addSpell(growing, "P1", { text: [draw(nodeIds(), between(draft.chooser, 1, 2))], choices: {} }, { timing: "main" });
}
