import { hasText } from "../../spec/model/mentions.ts";
import type { All, Card, Cost, Filter, Instruction } from "../../spec/types/index.ts";
import { withFilters } from "./text.ts";

/** A card with every instruction changed, in its text and in its abilities. */
export function withInstructions(card: Card, change: (instruction: Instruction) => Instruction): Card {
  return {
    ...card,
    text: card.text.map(change),
    abilities: card.abilities.map((ability) => {
      if (hasText(ability)) return { ...ability, text: ability.text.map(change) };
      return "instead" in ability ? { ...ability, instead: ability.instead.map(change) } : ability;
    }),
  };
}

/** A card with all its restrictions changed: in its texts, its costs, and what its abilities look on. */
export function withAllFilters(card: Card, change: (filters: readonly Filter[]) => readonly Filter[]): Card {
  return withOuterFilters(
    withInstructions(card, (instruction) => withFilters(instruction, change)),
    change,
  );
}

/** A card with the restrictions outside its texts changed. */
export function withOuterFilters(card: Card, change: (filters: readonly Filter[]) => readonly Filter[]): Card {
  const inAll = (all: All): All => ({ ...all, filters: [...change(all.filters)] });
  const inCost = (cost: Cost): Cost =>
    "me" in cost.object ? cost : { ...cost, object: { ...cost.object, filters: [...change(cost.object.filters)] } };
  const abilities = card.abilities.map((ability) => {
    if ("passive" in ability) return "me" in ability.on ? ability : { ...ability, on: inAll(ability.on) };
    if ("when" in ability && ability.if && "exists" in ability.if) {
      return { ...ability, if: { ...ability.if, exists: inAll(ability.if.exists) } };
    }
    if ("wouldDie" in ability) return { ...ability, wouldDie: inAll(ability.wouldDie) };
    return "activate" in ability ? { ...ability, activate: ability.activate.map(inCost) } : ability;
  });
  return withCosts({ ...card, abilities }, (card.costs ?? []).map(inCost));
}

/** A card with other costs; none are not there at all. */
export function withCosts({ costs: _, ...card }: Card, [first, ...rest]: readonly Cost[]): Card {
  return first ? { ...card, costs: [first, ...rest] } : card;
}
