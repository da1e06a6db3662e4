import { type CardSet, spellsOf } from "../generators/card-set.ts";
import { CATALOGUE } from "../spec/catalogue/index.ts";
import { isJudged } from "../spec/catalogue/official-card.ts";
import { INVARIANTS, MISREADINGS } from "../spec/invariants/index.ts";
import type { Scenario } from "../spec/types/index.ts";
import { namedPool } from "./named-pool.ts";

/** What games of some cards can tell, before any engine is there. */
export interface Reach {
  /** Cards that the games are made of. */
  readonly cards: readonly string[];
  /** Cards of which the tree says too little to judge an engine by it. */
  readonly inPart: readonly string[];
  /** Names that the catalogue does not have. */
  readonly unknown: readonly string[];
  /** Games that were made. */
  readonly games: number;
  /** Those invariants that have misreadings. */
  readonly invariants: readonly ReachOf[];
}

/** What they can tell of one invariant. */
export interface ReachOf {
  readonly id: string;
  readonly rule: string;
  /** Each with the number of games that tell for it. */
  readonly misreadings: readonly { readonly id: string; readonly games: number }[];
}

/**
 * Makes games of the cards of those names on the model and counts which misreadings they tell for.
 * @param names official names
 * @param each games of every spell among them
 */
export function reachOf(names: readonly string[], each: number, seed: number, profile: Scenario["profile"]): Reach {
  const known = CATALOGUE.filter(({ card }) => names.includes(card.name));
  const set: CardSet = { cards: known.filter(isJudged), override: new Set() };
  const pool = namedPool(seed, profile, set);
  const cases = spellsOf(set).flatMap((_, stream) =>
    Array.from({ length: each }, (__, index) => pool.at(stream, index) ?? []).flat(),
  );
  const checked = INVARIANTS.filter((invariant) => (invariant.profile ?? profile) === profile);
  return {
    cards: set.cards.map(({ card }) => card.name),
    inPart: known.filter((official) => !isJudged(official)).map(({ card }) => card.name),
    unknown: names.filter((name) => !known.some(({ card }) => card.name === name)),
    games: cases.length,
    invariants: checked.flatMap((invariant): ReachOf[] => {
      const misreadings = MISREADINGS.filter((misreading) => misreading.invariant === invariant).map(
        ({ id, name }) => ({
          id,
          games: cases.filter((one) => !one.open && one.tells(name)).length,
        }),
      );
      return misreadings.length > 0 ? [{ id: invariant.id, rule: invariant.rule, misreadings }] : [];
    }),
  };
}
