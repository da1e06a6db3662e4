import { objectMentions } from "../../spec/model/mentions.ts";
import type { Card, Chosen, Filter, Instruction, It, Scenario } from "../../spec/types/index.ts";

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
    ...card.abilities.map((each, ability) => ({ card, ability, text: "when" in each ? each.text : each.instead })),
  ]);
}

/** The scenario with another text for a passage; what hangs on something that is gone goes with it. */
export function withPassage(scenario: Scenario, { card, ability }: Passage, text: readonly Instruction[]): Scenario {
  const changed: Card =
    ability === undefined
      ? { ...card, text: pruned(text, []) }
      : {
          ...card,
          abilities: card.abilities.map((each, index) => {
            if (index !== ability) return each;
            return "when" in each
              ? { ...each, text: pruned(text, []) }
              : { ...each, instead: pruned(text, [each.wouldDie.id]) };
          }),
        };
  return { ...scenario, cards: scenario.cards.map((each) => (each.id === card.id ? changed : each)) };
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

/** The text without instructions whose references lead nowhere. */
function pruned(text: readonly Instruction[], outside: readonly string[]): Instruction[] {
  const mentions = new Set(outside);
  const conditions = new Map<string, boolean>();
  return text.filter((instruction) => {
    const { gate } = instruction;
    if (gate && "ifDone" in gate && !conditions.has(gate.ifDone)) return false;
    if (gate && "otherwise" in gate && !conditions.get(gate.otherwise)) return false;
    const named = [...objectMentions(instruction)];
    if (named.some((mention) => "it" in mention && !mentions.has(mention.it))) return false;
    if ("player" in instruction && "of" in instruction.player && !mentions.has(instruction.player.of)) return false;
    for (const { id } of named) mentions.add(id);
    conditions.set(instruction.id, gate !== undefined && "if" in gate);
    return true;
  });
}

/** An instruction with every chosen mention in it changed. */
export function withChosen<I extends Instruction>(instruction: I, change: (chosen: Chosen) => Chosen): I {
  const inFilters = (filters: readonly Filter[]): Filter[] =>
    filters.map((filter) => ("at" in filter ? { ...filter, at: change(filter.at) } : filter));
  const deep = (chosen: Chosen): Chosen => {
    const changed = change(chosen);
    return { ...changed, filters: inFilters(changed.filters) };
  };
  const itOrChosen = (mention: It | Chosen): It | Chosen => ("choose" in mention ? deep(mention) : mention);
  let result: I = instruction;
  const { gate } = result;
  if (gate && "if" in gate) {
    result = { ...result, gate: { if: { ...gate.if, mightOf: itOrChosen(gate.if.mightOf) } } };
  }
  if ("amount" in result && typeof result.amount === "object") {
    result = { ...result, amount: { ...result.amount, mightOf: itOrChosen(result.amount.mightOf) } };
  }
  if ("object" in result) {
    const { object } = result;
    if ("choose" in object) result = { ...result, object: deep(object) };
    else if ("all" in object) result = { ...result, object: { ...object, filters: inFilters(object.filters) } };
  } else if ("player" in result && "choose" in result.player) {
    result = { ...result, player: deep(result.player) };
  }
  return result;
}

/** An instruction with the filters of every mention in it changed. */
export function withFilters<I extends Instruction>(
  instruction: I,
  change: (filters: readonly Filter[]) => readonly Filter[],
): I {
  const result = withChosen(instruction, (chosen) => ({ ...chosen, filters: [...change(chosen.filters)] }));
  if (!("object" in result) || !("all" in result.object)) return result;
  return { ...result, object: { ...result.object, filters: [...change(result.object.filters)] } };
}

/** "Draw 1." in place of an instruction, on the same condition. */
export function drawInstead({ id, gate }: Instruction, taken: string): Instruction {
  return { id, verb: "draw", amount: 1, player: { id: taken, player: "you" }, ...(gate && { gate }) };
}
