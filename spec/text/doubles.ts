import type { Card } from "../types/index.ts";
import { rulesText } from "./rules-text.ts";

/** The texts that more than one of the cards has: a tree that differs in what it does must read differently. */
export function doubles(cards: readonly Card[]): readonly string[] {
  const seen = new Set<string>();
  return cards.map((card) => rulesText(card)).filter((text) => seen.size === seen.add(text).size);
}
