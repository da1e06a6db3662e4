import { costsOf, filtersOf, instructionsOf, objectMentions } from "../../spec/model/mentions.ts";
import type {
  Ability,
  Card,
  Condition,
  Cost,
  Filler,
  GameObject,
  Instruction,
  ObjectMention,
  Step,
} from "../../spec/types/index.ts";
import type { Subject } from "../canonical.ts";
import { allPicks, editIn, putIn, sourceOf } from "../step.ts";
import { costOfFilter, costOfVerb, PAYMENTS, QUALITIES, TIMES } from "./cost.ts";
import { disorder } from "./table-order.ts";
import { soughtIn } from "./text.ts";

/** Size of a case: plays; what its texts say; objects; how far its values are from the plainest ones. */
export type Weight = readonly [plays: number, text: number, objects: number, magnitude: number];

/** The weight of a case. */
export function weightOf(subject: Subject): Weight {
  const { scenario, tested } = subject;
  const { cards, objects, script } = scenario;
  // What the item under test says is read most.
  const own = objects.find(({ id }) => id === tested)?.card;
  const text = cards.reduce((sum, card) => sum + sizeOf(card), 0);
  const magnitude =
    objects.reduce((sum, object) => sum + magnitudeOfObject(object), 0) +
    cards.reduce((sum, card) => sum + magnitudeOfCard(card) * (card.id === own ? 2 : 1), 0) +
    script.reduce((sum, step) => sum + magnitudeOfStep(step, tested), 0) +
    scenario.battlefields.length +
    heldBy(scenario.players.P1) +
    heldBy(scenario.players.P2) +
    Object.keys(scenario.answers ?? {}).length +
    allPicks(scenario).flat().length +
    disorder(subject);
  const plays = script.filter((step) => putIn(step) || editIn(step)).length;
  return [plays, text + script.length - plays, objects.length, magnitude];
}

/** Cards in hand, and what else is counted, which is plainest where nobody speaks of it. */
function heldBy({ hand, deck: _, ...more }: Filler): number {
  return Object.values(more).reduce((sum, n) => sum + n + 1, hand);
}

/** What it weighs at least in canonical form, which drops battlefields that are not used. */
export function leastWeightOf(subject: Subject): Weight {
  const [plays, text, objects, magnitude] = weightOf(subject);
  return [plays, text, objects, magnitude - subject.scenario.battlefields.length + 1];
}

/** Whether one weight is smaller than another: by the first number in which they differ. */
export function isLighter(a: Weight, b: Weight): boolean {
  for (const [index, value] of a.entries()) if (value !== b[index]) return value < (b[index] ?? 0);
  return false;
}

/** Instructions, restrictions, qualities, links, costs, and targets beyond the first. */
function sizeOf(card: Card): number {
  let size = card.abilities.length;
  for (const ability of card.abilities) {
    if ("wouldDie" in ability) size += filtersOf(ability.wouldDie).length;
    if ("passive" in ability) size += filtersOf(ability.on).length + (ability.while ? 1 : 0);
    if ("when" in ability && ability.if) size += 1 + ("exists" in ability.if ? filtersOf(ability.if.exists).length : 0);
    if ("may" in ability) size += 1;
  }
  for (const { object } of [card, ...card.abilities].flatMap(costsOf)) size += 1 + filtersOf(object).length;
  for (const instruction of instructionsOf(card)) {
    size += 1 + (instruction.gate ? 1 : 0) + ("quality" in instruction ? 1 : 0) + (instruction.later ? 1 : 0);
    if ("amount" in instruction && typeof instruction.amount === "object") size += 1;
    if ("player" in instruction && "of" in instruction.player) size += 1;
    if ("split" in instruction) size += 1;
    if ("token" in instruction) size += (instruction.token.count ?? 1) - 1 + (instruction.token.enters ? 1 : 0);
    for (const mention of [...objectMentions(instruction), ...soughtIn(instruction)]) size += sizeOfMention(mention);
  }
  return size;
}

function sizeOfMention(mention: ObjectMention): number {
  if ("it" in mention) return 1;
  const from = "from" in mention ? 1 : 0;
  if (!("choose" in mention)) return filtersOf(mention).length + from;
  const { count, by, group } = mention;
  const extra = count.max - 1 + (count.min < count.max ? 1 : 0) + (by ? 1 : 0) + (group ? 1 : 0);
  return filtersOf(mention).length + from + extra;
}

function magnitudeOfObject(object: GameObject): number {
  const { kind, owner, controller, place, might = 1, energy = 0, bonus = 0, damage = 0, qualities = [] } = object;
  const flags = [
    object.exhausted,
    object.stunned,
    object.buffed,
    object.attachedTo,
    object.token,
    owner !== controller,
  ].filter(Boolean).length;
  if (kind === "spell") return flags + (place.startsWith("facedown:") ? 3 : 0);
  return (
    flags +
    Math.abs(might - 1) +
    energy +
    2 * Math.abs(bonus) +
    2 * damage +
    2 * qualities.length +
    (kind === "gear" ? 2 : 0) +
    (controller === "P1" ? 1 : 0) +
    (object.card === undefined ? 0 : 1) +
    costOfPlace(place)
  );
}

function costOfPlace(place: string): number {
  if (place.startsWith("base:")) return 0;
  return place.startsWith("battlefield:") ? 1 : 4;
}

function magnitudeOfCard(card: Card): number {
  const { timing, kind, text, abilities } = card;
  const early = kind === "spell" ? TIMES.indexOf(timing) : 0;
  const base = abilities.reduce((sum, ability) => sum + magnitudeOfAbility(ability), early + inversions(text));
  const paid = costsOf(card).reduce((sum, cost) => sum + magnitudeOfCost(cost), base);
  return instructionsOf(card).reduce((sum, each) => sum + magnitudeOfInstruction(each), paid);
}

/** Its text counts besides. */
function magnitudeOfAbility(ability: Ability): number {
  if ("activate" in ability) {
    return TIMES.indexOf(ability.timing) + ability.activate.reduce((sum, cost) => sum + magnitudeOfCost(cost), 0);
  }
  if ("passive" in ability) return QUALITIES.indexOf(ability.passive) + magnitudeOfMention(ability.on);
  if ("when" in ability) return (ability.subject === undefined ? 0 : 1) + (ability.if ? magnitudeOfIf(ability.if) : 0);
  return 0;
}

/** Whatever is exhausted can be so again. */
function magnitudeOfCost({ pay, object }: Cost): number {
  return PAYMENTS.indexOf(pay) + magnitudeOfMention(object) + ("me" in object ? 0 : 1);
}

function magnitudeOfIf(condition: Condition): number {
  if (!("might" in condition)) return 2;
  return Math.abs(condition.n - 1) + (condition.might === "at least" ? 1 : 0);
}

/** Plain actions come first, and draws last. */
function inversions(text: readonly Instruction[]): number {
  const rank = (instruction: Instruction): number => costOfVerb(instruction) || Number.POSITIVE_INFINITY;
  return text.reduce(
    (sum, each, index) => sum + text.slice(index).filter((later) => rank(later) < rank(each)).length,
    0,
  );
}

function magnitudeOfInstruction(instruction: Instruction): number {
  const { gate } = instruction;
  let sum = costOfVerb(instruction);
  if (instruction.later === "at end of turn") sum += 1;
  if (gate && "ifDone" in gate) sum += 1;
  if (gate && "if" in gate) sum += 1 + magnitudeOfIf(gate.if);
  if ("amount" in instruction && typeof instruction.amount === "number") sum += distance(instruction.amount);
  if ("instead" in instruction && instruction.instead === "recall") sum += 1;
  if ("token" in instruction) sum += distance(instruction.token.might ?? 1);
  if (instruction.verb === "become") sum += distance(instruction.might ?? 1);
  if ("exhausted" in instruction) sum += 1;
  if ("quality" in instruction) sum += QUALITIES.indexOf(instruction.quality);
  if ("to" in instruction) sum += instruction.to === "base" ? 0 : instruction.to === "where it was" ? 1 : 2;
  if ("player" in instruction && "whose" in instruction.player && instruction.player.whose === "owner") sum += 1;
  if ("player" in instruction && "player" in instruction.player && instruction.player.player === "opponent") sum += 1;
  for (const mention of [...objectMentions(instruction), ...soughtIn(instruction)]) sum += magnitudeOfMention(mention);
  return sum;
}

/** From 1, with a little more for what is taken instead of given. */
const distance = (amount: number): number => (amount > 0 ? amount - 1 : 1 - amount);

function magnitudeOfMention(mention: ObjectMention): number {
  const filters = filtersOf(mention).reduce((sum, filter) => sum + costOfFilter(filter), 0);
  if ("all" in mention) return filters + 2;
  if (!("choose" in mention)) return filters;
  const { choose, word, group, from, by } = mention;
  const said =
    (word === undefined ? 0 : word === "choose" ? 1 : 2) + (group?.totalMight ?? 0) + (group?.together ? 1 : 0);
  const onChain = choose === "ability" ? 1 : choose === "spell or ability" ? 2 : 0;
  return filters + said + onChain + (from === "hand" ? 1 : 0) + (by === undefined || by === "opponent" ? 0 : 1);
}

/** Natural is that P1 plays the item under test and P2 answers. */
function magnitudeOfStep(step: Step, tested: string): number {
  const edit = editIn(step);
  if (edit) return distance(edit.amount ?? 1) + (edit.place?.startsWith("battlefield:") ? 1 : 0);
  const put = putIn(step);
  if (!put) return "endTurn" in step ? 1 : 0;
  const natural = (sourceOf(step) === tested) === (put.player === "P1");
  return (natural ? 0 : 1) + (put.refused ? 1 : 0) + (put.later ? 1 : 0);
}
