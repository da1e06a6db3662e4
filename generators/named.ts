import { typesGiven } from "../spec/model/changing.ts";
import { cardOf, chosenIn, costsOf, textOf } from "../spec/model/mentions.ts";
import type {
  Ability,
  Card,
  Choices,
  Chosen,
  EditStep,
  GameObject,
  Instruction,
  Scenario,
  Step,
} from "../spec/types/index.ts";
import { editIn, putIn, sourceOf } from "./step.ts";

/** Whether a step names what is there: its card or ability, what it answers, and what it chooses. */
export function namesKnown(step: Step, scenario: Scenario): boolean {
  const edit = editIn(step);
  if (edit) return isEditable(edit, scenario) && isAnswerable(step, edit.respondsTo, scenario);
  const put = putIn(step);
  if (!put) return true;
  const chooses = choosing(step, scenario);
  if (!chooses || !isAnswerable(step, put.respondsTo, scenario) || (put.later && put.respondsTo === undefined))
    return false;
  if (!chooses.text.every((instruction) => isEnough(instruction, put.choices))) return false;
  return areKnown(put.choices, slotsOf(chooses.text, chooses.paid), scenario);
}

/** Whether there is such a permanent, and the place where it goes. */
function isEditable({ object, place = "" }: EditStep["edit"], { objects, battlefields }: Scenario): boolean {
  const [zone, at = ""] = place.split(":");
  return objects.some(({ id }) => id === object) && (zone !== "battlefield" || battlefields.includes(at));
}

/** Whether there is a point for each target among which damage is divided (355.14). */
function isEnough(instruction: Instruction, choices: Choices): boolean {
  if (!("split" in instruction) || typeof instruction.amount === "object") return true;
  return (choices[instruction.object.id] ?? []).length <= instruction.amount;
}

/** Whether the wishes for triggered abilities go to objects that have such abilities. */
export function wishesKnown(scenario: Scenario): boolean {
  return Object.entries(scenario.answers ?? {}).every(([id, choices]) => {
    const slots = triggeredSlots(cardOf(scenario, id));
    const offers = cardOf(scenario, id)?.abilities.flatMap((each) => ("may" in each && each.may ? [each.id] : []));
    const chosen = Object.entries(choices).filter(([key, picks]) => !(offers?.includes(key) && picks.join() === id));
    if (slots === undefined) return chosen.length === 0 && offers !== undefined && offers.length > 0;
    return areKnown(Object.fromEntries(chosen), slots, scenario);
  });
}

/** What is chosen for the triggered abilities of a card; undefined when it has none. */
export function triggeredSlots(card: Card | undefined): ReadonlyMap<string, Chosen> | undefined {
  const triggered = card?.abilities.filter((ability) => "when" in ability) ?? [];
  if (triggered.length === 0) return undefined;
  return new Map(triggered.flatMap((ability) => [...slotsOf(ability.text, paidFor(ability))]));
}

/** What a step puts on the chain. */
export interface Choosing {
  readonly text: readonly Instruction[];
  /** What its costs have somebody choose. */
  readonly paid: readonly Chosen[];
}

/** The text of what a step puts on the chain, or of what it plays onto the board; undefined when there is no such thing. */
export function choosing(step: Step, scenario: Scenario): Choosing | undefined {
  const source = sourceOf(step);
  const card = cardOf(scenario, source ?? "");
  if ("play" in step) {
    if (card) return { text: card.text, paid: paidFor(card) };
    return scenario.objects.some(({ id }) => id === source) ? { text: [], paid: [] } : undefined;
  }
  if (!card) return undefined;
  const ability = "activate" in step ? card.abilities.find(({ id }) => id === step.activate.ability) : undefined;
  if (!ability || !("activate" in ability)) return undefined;
  return { text: ability.text, paid: paidFor(ability) };
}

function paidFor(of: Card | Ability): readonly Chosen[] {
  return costsOf(of).flatMap(({ object }) => ("choose" in object ? [object] : []));
}

/** By id of what is chosen for it: mentions, group limits, split instructions. */
export function slotsOf(text: readonly Instruction[], paid: readonly Chosen[]): ReadonlyMap<string, Chosen> {
  const slots = new Map<string, Chosen>([...chosenIn(text), ...paid].map((mention) => [mention.id, mention]));
  for (const mention of chosenIn(text)) if (mention.group) slots.set(mention.group.id, mention);
  for (const instruction of text) {
    if ("split" in instruction && "choose" in instruction.object) slots.set(instruction.id, instruction.object);
  }
  return slots;
}

function areKnown(choices: Choices, slots: ReadonlyMap<string, Chosen>, scenario: Scenario): boolean {
  return Object.entries(choices).every(([id, picks]) => {
    const mention = slots.get(id);
    return mention !== undefined && picks.every((pick) => optionsEver(mention, scenario).includes(pick));
  });
}

/** What a mention could stand for at any time in the game; an ability goes by its source. */
function optionsEver({ choose }: Chosen, scenario: Scenario): readonly string[] {
  const { battlefields, objects, cards } = scenario;
  if (choose === "player") return ["P1", "P2"];
  if (choose === "battlefield") return battlefields;
  const able = ({ id }: GameObject): boolean =>
    (cardOf(scenario, id)?.abilities.some((ability) => "when" in ability || "activate" in ability) ?? false) ||
    textOf(scenario, id).some(({ later }) => later !== undefined);
  // What a text makes another type may be chosen as that.
  const anything = (choose === "unit" || choose === "gear") && typesGiven(cards).has(choose);
  const fits = (object: GameObject): boolean => {
    if (anything) return object.kind === "unit" || object.kind === "gear";
    if (choose === "card") return object.kind !== "legend";
    if (choose === "ability") return able(object);
    return choose === "spell or ability" ? object.kind === "spell" || able(object) : object.kind === choose;
  };
  return objects.filter(fits).map(({ id }) => id);
}

/** Whether what a step answers may be on the chain by then: put there before, or by itself. */
function isAnswerable(step: Step, respondsTo: string | undefined, scenario: Scenario): boolean {
  if (respondsTo === undefined) return true;
  const before = scenario.script.slice(0, scenario.script.indexOf(step));
  if (before.some((each) => sourceOf(each) === respondsTo)) return true;
  return cardOf(scenario, respondsTo)?.abilities.some((ability) => "when" in ability) ?? false;
}
