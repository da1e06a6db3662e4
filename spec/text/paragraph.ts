import { chosenBy, chosenIn } from "../model/mentions.ts";
import type { Ability, Card, Chosen, Cost, Instruction } from "../types/index.ts";

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
  if ("when" in ability) return { costs: ability.costs ?? [], text: ability.text };
  return { costs: [], text: "instead" in ability ? ability.instead : [] };
}

/** Everything that somebody chooses to pay. */
export function chosenToPay(costs: readonly Cost[]): readonly Chosen[] {
  return costs.flatMap(({ object }) => chosenBy(object));
}

/** How often a paragraph has somebody choose, for its costs and by its text. */
export function slotsIn({ costs, text }: Paragraph): number {
  return chosenToPay(costs).length + chosenIn(text).length;
}
