import type { OfficialCard } from "../spec/catalogue/official-card.ts";

/** Cards of which games are made, with what of them a game may change. */
export interface CardSet {
  readonly cards: readonly OfficialCard[];
  readonly override: ReadonlySet<string>;
}

/** The spells of a set, each of which can be the item under test. */
export const spellsOf = ({ cards }: CardSet): readonly OfficialCard[] =>
  cards.filter(({ card }) => card.kind === "spell");

/** Printed Mights of the units of a set; a unit without text has one of these, unless there are none. */
export function mightsOf({ cards, override }: CardSet): readonly number[] {
  return override.has("might") ? [] : [...new Set(cards.flatMap(({ might }) => might ?? []))].sort((a, b) => a - b);
}

/** Where the timing may be changed any spell may be a reaction. */
export const mayAnswer = ({ override }: CardSet, { card }: OfficialCard): boolean =>
  override.has("timing") || card.timing === "reaction";
