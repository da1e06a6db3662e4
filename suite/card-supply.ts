import type { Adapter, Setup } from "../engine-adapter/contract.ts";
import { rulesText } from "../spec/text/rules-text.ts";
import type { Capabilities, Card, Scenario } from "../spec/types/index.ts";
import { namesFor } from "./named-cards.ts";

/** The feature of which an engine refuses to have anything that only knows cards by name. */
export const UNNAMED = "card:unnamed";

/**
 * A scenario as an engine is handed it: for one that reads texts with the rules text of every card, for one that knows
 * names with those that fit.
 * @returns undefined where an engine that only knows names has none for a card of it
 */
export function setupFor({ capabilities }: Adapter, { script: _, ...setup }: Scenario): Setup | undefined {
  if (!capabilities) return setup;
  const texts = capabilities.cards === "text" ? textsFor(capabilities, setup.cards) : undefined;
  if (!capabilities.names && capabilities.cards !== "names") return texts ? { ...setup, texts } : setup;
  const { names, complete } = namesFor(setup, capabilities);
  if (capabilities.cards === "names" && !complete) return undefined;
  return { ...setup, ...(texts && { texts }), names };
}

/** By card, for each engine's symbols: a card is in many games. */
const known = new WeakMap<Capabilities, WeakMap<Card, string>>();

function textsFor(capabilities: Capabilities, cards: readonly Card[]): Record<string, string> {
  const own = known.get(capabilities) ?? new WeakMap<Card, string>();
  known.set(capabilities, own);
  const texts: Record<string, string> = {};
  for (const card of cards) {
    const text = own.get(card) ?? rulesText(card, capabilities.symbols);
    own.set(card, text);
    texts[card.id] = text;
  }
  return texts;
}
