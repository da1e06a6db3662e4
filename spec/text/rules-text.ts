import type {
  Ability,
  ActivatedAbility,
  Card,
  Chosen,
  Instruction,
  Later,
  PassiveAbility,
  ReplacementAbility,
  TriggeredAbility,
} from "../types/index.ts";
import { clause } from "./clause.ts";
import { conditionPhrase } from "./condition.ts";
import { costDeed } from "./deed.ts";
import { gatePrefix } from "./gate.ts";
import { capitalised, listed } from "./grammar.ts";
import { paragraphOf } from "./paragraph.ts";
import { allOf, anyOf, chosenPhrase, isSomebody, type Reading } from "./phrase.ts";
import { qualityClause } from "./quality.ts";
import { type SymbolTable, withSymbols } from "./symbols.ts";

/**
 * A card's text in the game's manner: a sentence for each instruction, never joined, since order alone is no link;
 * a line for what it costs beside, and one for each ability. A card without instructions has no text.
 * @param card the tree
 * @param symbols how an engine or a reader wants to see words that games print as symbols
 */
export function rulesText(card: Card, symbols: SymbolTable = {}): string {
  const reading = readingOf(card);
  const text = [
    ...reading.costs.map((cost) => costText(costDeed(cost, reading), card)),
    sentences(card.text, reading),
    ...card.abilities.map((ability) => abilityText(ability, card)),
  ]
    .filter((line) => line !== "")
    .join("\n");
  return withSymbols(text, symbols);
}

/** One ability of a permanent, as it reads on its card. */
export function abilityText(ability: Ability, card: Card): string {
  const reading = { ...readingOf(card), ...paragraphOf(ability) };
  if ("when" in ability) return triggered(ability, reading);
  if ("activate" in ability) return activated(ability, reading);
  return "wouldDie" in ability ? replacement(ability, reading) : passive(ability, reading);
}

function readingOf({ kind, costs, text }: Card): Reading {
  return { kind, costs: costs ?? [], text };
}

/** What a mention is called by itself, whatever word the text chooses it with: "a unit at a battlefield". */
export function mentionText({ word: _, ...mention }: Chosen): string {
  return chosenPhrase(mention, { kind: "spell", costs: [], text: [] });
}

const costText = (cost: string, { kind }: Card): string =>
  `As an additional cost to play ${isSomebody(kind) ? "me" : "this"}, ${cost}.`;

function sentences(text: readonly Instruction[], reading: Reading): string {
  return text.map((instruction) => `${capitalised(spoken(instruction, reading))}.`).join(" ");
}

const spoken = (instruction: Instruction, reading: Reading): string =>
  gatePrefix(instruction, reading) +
  (instruction.later ? `${LATER[instruction.later]} ` : "") +
  clause(instruction, reading);

const LATER: Readonly<Record<Later, string>> = { "do this": "do this:", "at end of turn": "at the end of this turn," };

/** A condition of the trigger is worded "while", since an "if" would belong to the first instruction (383.2.a.1). */
function triggered({ when, subject, if: condition, text, may, costs = [] }: TriggeredAbility, card: Reading): string {
  const [first, ...rest] = text;
  if (!first) return "";
  const reading = { ...card, mover: subject, happened: HAPPENED.get(when) };
  const event = isSomebody(card.kind) ? when : (GEAR_EVENTS.get(when) ?? when);
  const holds = condition ? ` while ${conditionPhrase(condition, { ...reading, text: [] })}` : "";
  const paid = listed(costs.map((cost) => costDeed(cost, reading)));
  const offer = may ? (paid === "" ? "you may " : `you may ${paid} to `) : "";
  return [`When ${event}${holds}, ${offer}${spoken(first, reading)}.`, sentences(rest, reading)].join(" ").trimEnd();
}

const GEAR_EVENTS: ReadonlyMap<string, string> = new Map([
  ["you choose me", "you choose this"],
  ["I move to a battlefield", "this moves to a battlefield"],
  ["I attack", "this attacks"],
  ["I defend", "this defends"],
  ["you play me", "you play this"],
  ["I die", "this dies"],
]);

const HAPPENED: ReadonlyMap<string, string> = new Map([
  ["I die", "died"],
  ["a friendly unit dies", "died"],
  ["you play a unit", "was played"],
  ["an opponent plays a unit", "was played"],
]);

/** "Exhaust: ...": exhausting the source needs no object. */
function activated({ activate, timing, text }: ActivatedAbility, reading: Reading): string {
  const paid = activate.map((cost) =>
    cost.pay === "exhaust" && "me" in cost.object ? "exhaust" : costDeed(cost, reading),
  );
  const cost = capitalised(paid.length === 0 ? "for free" : paid.join(", "));
  return `${timing === "main" ? "" : `(${capitalised(timing)}) `}${cost}: ${sentences(text, reading)}`;
}

/** What it holds for is "other" where the source itself would fit otherwise. */
function passive({ passive: quality, on, while: status, unless }: PassiveAbility, reading: Reading): string {
  const somebody = isSomebody(reading.kind);
  const freed = unless ? ` unless ${somebody ? "I'm" : "this is"} ${unless}` : "";
  const holds = `${status ? ` while ${conditionPhrase(status, reading)}` : ""}${freed}`;
  if ("me" in on) {
    return `${capitalised(qualityClause(somebody ? "I" : "this", quality, !somebody))}${holds}.`;
  }
  const filters = on.filters.filter((filter) => !("is" in filter) || filter.is !== "another");
  const fitsSource = on.all === reading.kind && !filters.some((filter) => "is" in filter && filter.is === "enemy");
  const phrase = `${fitsSource ? "other " : ""}${allOf({ ...on, filters }, reading)}`;
  return `${capitalised(qualityClause(phrase, quality, false))}${holds}.`;
}

function replacement({ wouldDie, instead, may }: ReplacementAbility, card: Reading): string {
  const reading = { ...card, subject: wouldDie.id };
  const dying = anyOf(wouldDie, card);
  const [first, ...rest] = instead.map((instruction) => spoken(instruction, reading));
  const others = rest.length > 0 ? `; ${listed(rest)}` : "";
  return `If ${dying} would die, ${may ? "you may " : ""}${first ?? "nothing happens"} instead${others}.`;
}
