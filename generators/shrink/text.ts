import { costsOf, filtersOf, hasText, objectMentions, referencesIn } from "../../spec/model/mentions.ts";
import type {
  Ability,
  All,
  Card,
  Chosen,
  Filter,
  Instruction,
  MightSource,
  ObjectMention,
  Scenario,
} from "../../spec/types/index.ts";

/** The instructions of one card that stand together: a spell's text, or those of one ability. */
export interface Passage {
  readonly card: Card;
  /** Position of the ability; missing = the card's own text. */
  readonly ability?: number;
  readonly text: readonly Instruction[];
}

/** Every passage of a scenario. */
export function passagesOf({ cards }: Scenario): readonly Passage[] {
  return cards.flatMap((card): Passage[] => [
    ...(card.text.length > 0 ? [{ card, text: card.text }] : []),
    ...card.abilities.flatMap((each, ability) => {
      const text = hasText(each) ? each.text : "instead" in each ? each.instead : undefined;
      return text ? [{ card, ability, text }] : [];
    }),
  ]);
}

/** The scenario with another text for a passage; what hangs on something that is gone goes with it. */
export function withPassage(scenario: Scenario, { card, ability }: Passage, text: readonly Instruction[]): Scenario {
  if (ability === undefined) return withCard(scenario, { ...card, text: pruned(text, card) });
  return withAbility(scenario, card, ability, (old) => {
    if (hasText(old)) return { ...old, text: pruned(text, old) };
    return "instead" in old ? { ...old, instead: pruned(text, old) } : old;
  });
}

/** The scenario with one ability of a card changed. */
export function withAbility(
  scenario: Scenario,
  card: Card,
  at: number,
  change: (ability: Ability) => Ability,
): Scenario {
  const abilities = card.abilities.map((each, index) => (index === at ? change(each) : each));
  return withCard(scenario, { ...card, abilities });
}

/** The scenario with another card of the same id. */
export function withCard(scenario: Scenario, card: Card): Scenario {
  return { ...scenario, cards: scenario.cards.map((each) => (each.id === card.id ? card : each)) };
}

/** Every scenario in which one instruction of one passage is replaced by others. */
export function* replacing(
  scenario: Scenario,
  alternatives: (instruction: Instruction, passage: Passage) => Iterable<Instruction | readonly Instruction[]>,
): Generator<Scenario> {
  for (const passage of passagesOf(scenario)) {
    for (const [index, instruction] of passage.text.entries()) {
      for (const other of alternatives(instruction, passage)) {
        yield withPassage(scenario, passage, passage.text.toSpliced(index, 1, ...("id" in other ? [other] : other)));
      }
    }
  }
}

/** What a text may refer to besides itself: what was paid with, what a trigger condition or a replacement effect names. */
function outside(of: Card | Ability): readonly string[] {
  const paid = costsOf(of).map(({ object }) => object.id);
  if ("when" in of) return of.subject === undefined ? paid : [...paid, of.subject];
  return "wouldDie" in of ? [of.wouldDie.id] : paid;
}

/** The text without instructions whose references lead nowhere. */
function pruned(text: readonly Instruction[], of: Card | Ability): Instruction[] {
  const mentions = new Set(outside(of));
  const conditions = new Map<string, boolean>();
  return text.filter((instruction) => {
    const { gate } = instruction;
    if (gate && "ifDone" in gate && !conditions.has(gate.ifDone)) return false;
    if (gate && "otherwise" in gate && !conditions.get(gate.otherwise)) return false;
    const named = [...objectMentions(instruction)];
    if (named.some((mention) => !isKnown(mention, mentions))) return false;
    if (named.flatMap(filtersOf).some((filter) => "with" in filter && !mentions.has(filter.with.it))) return false;
    if ("player" in instruction && "of" in instruction.player && !mentions.has(instruction.player.of)) return false;
    for (const { id } of named) mentions.add(id);
    if ("token" in instruction) mentions.add(instruction.token.id);
    conditions.set(instruction.id, gate !== undefined && "if" in gate);
    return true;
  });
}

function isKnown(mention: ObjectMention, mentions: ReadonlySet<string>): boolean {
  if ("it" in mention) return mentions.has(mention.it);
  if (!referencesIn(mention).every(({ it }) => mentions.has(it))) return false;
  return !("by" in mention) || typeof mention.by !== "object" || mentions.has(mention.by.they);
}

/** An instruction with every chosen mention in it changed. */
export function withChosen<I extends Instruction>(instruction: I, change: (chosen: Chosen) => Chosen): I {
  const deep = (chosen: Chosen): Chosen => {
    const changed = change(chosen);
    return { ...changed, filters: inFilters(changed.filters, change) };
  };
  const inSource = (mention: MightSource): MightSource => ("choose" in mention ? deep(mention) : mention);
  const inObject = (mention: ObjectMention): ObjectMention => {
    if ("choose" in mention) return deep(mention);
    return "all" in mention ? { ...mention, filters: inFilters(mention.filters, change) } : mention;
  };
  let result: I = instruction;
  const { gate } = result;
  if (gate && "if" in gate && "mightOf" in gate.if) {
    result = { ...result, gate: { if: { ...gate.if, mightOf: inSource(gate.if.mightOf) } } };
  }
  if ("amount" in result && typeof result.amount === "object" && "mightOf" in result.amount) {
    result = { ...result, amount: { ...result.amount, mightOf: inSource(result.amount.mightOf) } };
  }
  if ("object" in result) result = { ...result, object: inObject(result.object) };
  else if ("player" in result && "choose" in result.player) result = { ...result, player: deep(result.player) };
  if ("unit" in result) result = { ...result, unit: inObject(result.unit) };
  return result;
}

function inFilters(filters: readonly Filter[], change: (chosen: Chosen) => Chosen): Filter[] {
  return filters.map((filter) =>
    "at" in filter && "choose" in filter.at ? { ...filter, at: change(filter.at) } : filter,
  );
}

/** What an instruction only looks for: to count it, for its condition, or for when it would die. */
export function soughtIn(instruction: Instruction): readonly All[] {
  const { gate } = instruction;
  const found = gate && "if" in gate && "exists" in gate.if ? [gate.if.exists] : [];
  if ("wouldDie" in instruction) return [...found, instruction.wouldDie];
  if (!("amount" in instruction) || typeof instruction.amount !== "object") return found;
  return "countOf" in instruction.amount ? [...found, instruction.amount.countOf] : found;
}

/** Every restriction in an instruction. */
export function filtersIn(instruction: Instruction): readonly Filter[] {
  return [...objectMentions(instruction), ...soughtIn(instruction)].flatMap(filtersOf);
}

/** An instruction with the filters of every mention in it changed. */
export function withFilters<I extends Instruction>(
  instruction: I,
  change: (filters: readonly Filter[]) => readonly Filter[],
): I {
  let result = withChosen(instruction, (chosen) => ({ ...chosen, filters: [...change(chosen.filters)] }));
  const inAll = (all: All): All => ({ ...all, filters: [...change(all.filters)] });
  const { gate } = result;
  if (gate && "if" in gate && "exists" in gate.if) {
    result = { ...result, gate: { if: { ...gate.if, exists: inAll(gate.if.exists) } } };
  }
  if ("amount" in result && typeof result.amount === "object" && "countOf" in result.amount) {
    result = { ...result, amount: { ...result.amount, countOf: inAll(result.amount.countOf) } };
  }
  if ("wouldDie" in result) result = { ...result, wouldDie: inAll(result.wouldDie) };
  if (!("object" in result) || !("all" in result.object)) return result;
  return { ...result, object: inAll(result.object) };
}

/** "Draw 1." in place of an instruction, on the same condition. */
export function drawInstead({ id, gate }: Instruction, taken: string): Instruction {
  return { id, verb: "draw", amount: 1, player: { id: taken, player: "you" }, ...(gate && { gate }) };
}
