import type { Card, Chosen, Filter, Instruction, ObjectMention, Scenario } from "../types/index.ts";

/** The mentions and filters directly inside an instruction, in text order. */
export function* objectMentions(instruction: Instruction): Generator<ObjectMention> {
  const gate = instruction.gate;
  if (gate && "if" in gate) yield gate.if.mightOf;
  if ("amount" in instruction && typeof instruction.amount === "object") yield instruction.amount.mightOf;
  if ("object" in instruction) yield instruction.object;
  else if ("choose" in instruction.player) yield instruction.player;
}

/** The filters of a mention; a reference has none. */
export function filtersOf(mention: ObjectMention): readonly Filter[] {
  return "filters" in mention ? mention.filters : [];
}

/** Everything that a text has somebody choose, in text order; a place inside a restriction follows its mention. */
export function chosenIn(text: readonly Instruction[]): readonly Chosen[] {
  const found: Chosen[] = [];
  for (const instruction of text) {
    for (const mention of objectMentions(instruction)) {
      if ("choose" in mention) found.push(mention);
      for (const filter of filtersOf(mention)) if ("at" in filter) found.push(filter.at);
    }
  }
  return found;
}

/** Every instruction of a card: its text, then those of its abilities. */
export function instructionsOf(card: Card): readonly Instruction[] {
  return [...card.text, ...card.abilities.flatMap((ability) => ("when" in ability ? ability.text : ability.instead))];
}

/** The id of the instruction of the text in which a mention stands, or undefined. */
export function instructionWith(text: readonly Instruction[], mention: string): Instruction | undefined {
  return text.find((instruction) => {
    for (const each of objectMentions(instruction)) if (each.id === mention) return true;
    return false;
  });
}

/** The text of a physical card; empty for one without. */
export function textOf({ objects, cards }: Pick<Scenario, "objects" | "cards">, id: string): readonly Instruction[] {
  const object = objects.find((each) => each.id === id);
  return cards.find((each) => each.id === object?.card)?.text ?? [];
}
