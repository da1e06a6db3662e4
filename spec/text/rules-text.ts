import type { Ability, Card, Chosen, Instruction } from "../types/index.ts";
import { clause } from "./clause.ts";
import { gatePrefix } from "./gate.ts";
import { capitalised, listed } from "./grammar.ts";
import { chosenPhrase, type Reading } from "./phrase.ts";

/** What stands for words that games print as symbols; missing = the word. */
export interface SymbolTable {
  /** For Might. */
  readonly might?: string;
}

/**
 * A card's text in the game's manner: a sentence for each instruction, never joined, since order alone is no link;
 * a line for each ability. A card without instructions has no text.
 * @param card the tree
 * @param symbols how an engine or a reader wants to see symbols
 */
export function rulesText(card: Card, symbols: SymbolTable = {}): string {
  const reading: Reading = { might: symbols.might ?? MIGHT, kind: card.kind, text: card.text };
  const lines = [sentences(card.text, reading), ...card.abilities.map((ability) => abilityText(ability, reading))];
  return lines.filter((line) => line !== "").join("\n");
}

/** What a mention is called: "a unit at a battlefield". */
export function mentionText(mention: Chosen): string {
  return chosenPhrase(mention, { might: MIGHT });
}

const MIGHT = "Might";

function sentences(text: readonly Instruction[], reading: Reading): string {
  return text.map((instruction) => `${capitalised(spoken(instruction, reading))}.`).join(" ");
}

const spoken = (instruction: Instruction, reading: Reading): string =>
  gatePrefix(instruction, reading) + clause(instruction, reading);

function abilityText(ability: Ability, card: Reading): string {
  if ("when" in ability) {
    const reading = { ...card, text: ability.text };
    const [first, ...rest] = ability.text;
    if (!first) return "";
    return [`When ${ability.when}, ${spoken(first, reading)}.`, sentences(rest, reading)].join(" ").trimEnd();
  }
  const { wouldDie } = ability;
  const reading = { ...card, text: ability.instead, subject: wouldDie.id };
  const { id, all: choose, filters } = wouldDie;
  const dying = chosenPhrase({ id, choose, count: { min: 1, max: 1 }, filters }, card);
  const [first, ...rest] = ability.instead.map((instruction) => spoken(instruction, reading));
  const others = rest.length > 0 ? `; ${listed(rest)}` : "";
  return `If ${dying} would die, ${first ?? "nothing happens"} instead${others}.`;
}
