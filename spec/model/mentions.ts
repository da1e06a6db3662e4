import type {
  ActivatedAbility,
  Amount,
  Card,
  Chosen,
  Condition,
  Cost,
  Filter,
  Instruction,
  It,
  MightSource,
  ObjectMention,
  Scenario,
  TriggeredAbility,
} from "../types/index.ts";

/** The mentions and filters directly inside an instruction, in text order. */
export function* objectMentions(instruction: Instruction): Generator<ObjectMention> {
  const gate = instruction.gate;
  const asked = gate && "if" in gate ? askedAbout(gate.if) : undefined;
  if (asked) yield asked;
  const read = "amount" in instruction ? mightBehind(instruction.amount) : undefined;
  if (read) yield read;
  if ("object" in instruction) yield instruction.object;
  else if ("player" in instruction && "choose" in instruction.player) yield instruction.player;
  if ("unit" in instruction) yield instruction.unit;
  const place = chosenPlace(instruction);
  if (place) yield place;
}

/** Whom a condition asks about; undefined where it asks whether there is anybody. */
export function askedAbout(condition: Condition): MightSource | undefined {
  if ("mightOf" in condition) return condition.mightOf;
  return "is" in condition ? condition.object : undefined;
}

/** Whose Might or cost an amount is. */
export function mightBehind(amount: Amount): MightSource | undefined {
  if (typeof amount === "number" || "countOf" in amount) return undefined;
  return "costOf" in amount ? amount.costOf : amount.mightOf;
}

/** The battlefield that an instruction has somebody choose to play something to. */
export function chosenPlace(instruction: Instruction): Chosen | undefined {
  if (!("to" in instruction) || typeof instruction.to !== "object") return undefined;
  return "choose" in instruction.to ? instruction.to : undefined;
}

/** The filters of a mention; a reference has none. */
export function filtersOf(mention: ObjectMention): readonly Filter[] {
  return "filters" in mention ? mention.filters : [];
}

/** What the filters of a mention refer to. */
export function referencesIn(mention: ObjectMention): readonly It[] {
  return filtersOf(mention).flatMap((filter) => ("moreThan" in filter ? [filter.moreThan] : []));
}

/** Everything that a text has somebody choose, in text order; a place inside a restriction follows its mention. */
export function chosenIn(text: readonly Instruction[]): readonly Chosen[] {
  const found: Chosen[] = [];
  for (const instruction of text) for (const mention of objectMentions(instruction)) found.push(...chosenBy(mention));
  return found;
}

/** Whether an instruction is carried out in its turn, rather than making an ability that carries it out. */
export const isNow = ({ later }: Instruction): boolean => later === undefined;

/** What a mention has somebody choose: itself, and the place in its restriction. */
export function chosenBy(mention: ObjectMention): readonly Chosen[] {
  const found: Chosen[] = "choose" in mention ? [mention] : [];
  for (const filter of filtersOf(mention)) if ("at" in filter && "choose" in filter.at) found.push(filter.at);
  return found;
}

/** Whether an ability goes on the chain with a text of its own. */
export function hasText(ability: Card["abilities"][number]): ability is TriggeredAbility | ActivatedAbility {
  return "text" in ability;
}

/** Every instruction of a card: its text, then those of its abilities. */
export function instructionsOf(card: Card): readonly Instruction[] {
  return [
    ...card.text,
    ...card.abilities.flatMap((ability) =>
      hasText(ability) ? ability.text : "instead" in ability ? ability.instead : [],
    ),
  ];
}

/** What is paid for a card or an activated ability. */
export function costsOf(source: Card | Card["abilities"][number]): readonly Cost[] {
  if ("activate" in source) return source.activate;
  return "costs" in source ? (source.costs ?? []) : [];
}

/** The instruction of the text in which a mention stands, or in which a token is made; undefined if there is none. */
export function instructionWith(text: readonly Instruction[], mention: string): Instruction | undefined {
  return text.find((instruction) => {
    for (const each of objectMentions(instruction)) if (each.id === mention) return true;
    return "token" in instruction && instruction.token.id === mention;
  });
}

/** The card of a physical card; undefined for one without text. */
export function cardOf({ objects, cards }: Pick<Scenario, "objects" | "cards">, id: string): Card | undefined {
  const object = objects.find((each) => each.id === id);
  return cards.find((each) => each.id === object?.card);
}

/** The text of a physical card; empty for one without. */
export function textOf(scenario: Pick<Scenario, "objects" | "cards">, id: string): readonly Instruction[] {
  return cardOf(scenario, id)?.text ?? [];
}
