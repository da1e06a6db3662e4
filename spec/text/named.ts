import type { Ability, Card, Chosen, Cost, Filter, Instruction, ObjectMention } from "../types/index.ts";

/** A stretch of a card in which "it" can refer: what is paid for it first, then what it does. */
export interface Paragraph {
  readonly costs: readonly Cost[];
  readonly text: readonly Instruction[];
}

/** A card's own text with its costs, then each ability. */
export function paragraphsOf(card: Card): readonly Paragraph[] {
  return [{ costs: card.costs ?? [], text: card.text }, ...card.abilities.map(paragraphOf)];
}

/** The costs and instructions of an ability; a passive one has none. */
export function paragraphOf(ability: Ability): Paragraph {
  if ("activate" in ability) return { costs: ability.activate, text: ability.text };
  if ("when" in ability) return { costs: [], text: ability.text };
  return { costs: [], text: "instead" in ability ? ability.instead : [] };
}

/** The mentions directly inside an instruction, in text order: what an amount is read from stands before the object. */
export function* mentionsOf(instruction: Instruction): Generator<ObjectMention> {
  const { gate } = instruction;
  if (gate && "if" in gate) yield gate.if.mightOf;
  if ("amount" in instruction && typeof instruction.amount === "object") yield instruction.amount.mightOf;
  if ("object" in instruction) yield instruction.object;
  else if ("choose" in instruction.player) yield instruction.player;
  if ("unit" in instruction) yield instruction.unit;
}

/** The filters of a mention; what is fixed has none. */
export function filtersOf(mention: ObjectMention): readonly Filter[] {
  return "filters" in mention ? mention.filters : [];
}

/** Everything that somebody chooses for a text, in its order; a place inside a restriction follows its mention. */
export function chosenIn(text: readonly Instruction[]): readonly Chosen[] {
  return text.flatMap((instruction) => [...mentionsOf(instruction)].flatMap(chosenAt));
}

/** Everything that somebody chooses to pay. */
export function chosenToPay(costs: readonly Cost[]): readonly Chosen[] {
  return costs.flatMap(({ object }) => chosenAt(object));
}

function chosenAt(mention: ObjectMention): readonly Chosen[] {
  const places = filtersOf(mention).flatMap((filter) => ("at" in filter && "choose" in filter.at ? [filter.at] : []));
  return "choose" in mention ? [mention, ...places] : places;
}
