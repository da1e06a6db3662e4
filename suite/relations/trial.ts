import type { Adapter } from "../../engine-adapter/contract.ts";
import type { Subject } from "../../generators/canonical.ts";
import type { Pair, Relation } from "../../generators/relations/index.ts";
import type { Trace } from "../../spec/model/trace.ts";
import type { Scenario } from "../../spec/types/index.ts";
import { builtBy, playOn } from "../engine-game.ts";
import { featuresOf } from "../features.ts";
import { needsFitting } from "../fitted-case.ts";
import { deviations, type Mark } from "../judge/compare.ts";
import type { Unplayed } from "../play-experiment.ts";
import { type Both, type Break, breaks, rightly } from "./alike.ts";

/** A pair of games that must end alike, as the rules and as an engine play them. */
export interface Trial {
  readonly pair: Pair;
  readonly right: Both;
  readonly both: Both;
  /** Where the engine's two games do not end alike. */
  readonly found: readonly Break[];
  /** Nobody knows as what cards of it were built, so that the rules say nothing of either game. */
  readonly unknown: boolean;
}

/** A pair that says nothing of its relation. */
export interface Void {
  /** The game that the engine did not play, where it is that. */
  readonly unplayed?: Unplayed;
  /** With the cards that the engine builds it is no such pair. */
  readonly unfit?: true;
}

/** A pair with its games by the rules, where the relation speaks of a case and the rules bear it out. */
export function pairFor(
  relation: Relation,
  { scenario, tested }: Subject,
): { readonly pair: Pair; readonly right: Both } | undefined {
  const pair = relation(scenario, tested);
  const right = pair && rightly(pair);
  return pair && right ? { pair, right } : undefined;
}

/**
 * Plays a pair on an engine, with whatever cards it builds.
 * @param already games that it has played before; they are not played again
 */
export async function trialOf(
  adapter: Adapter,
  sent: Pair,
  bySent: Both,
  already?: ReadonlyMap<Scenario, Trace>,
): Promise<Trial | Void> {
  const built = await builtPair(adapter, sent, bySent);
  if (!built) return { unfit: true };
  const { pair, right, unknown } = built;
  const known = already?.get(pair.one);
  const one = known
    ? { kind: "played" as const, trace: known }
    : await playOn(adapter, pair.one, right.one.paths, unknown);
  if (one.kind !== "played") return { unplayed: { scenario: pair.one, game: one } };
  const other = await playOn(adapter, pair.other, right.other.paths, unknown);
  if (other.kind !== "played") return { unplayed: { scenario: pair.other, game: other } };
  const both = { one: one.trace, other: other.trace };
  if ([both.one, both.other].some(({ end }) => end.kind !== "complete")) return {};
  // A game that starts wrongly is a finding of its own.
  if (deviating(both, right).some(({ checkpoint }) => checkpoint === 0)) return {};
  return { pair, right, both, found: breaks(pair, both.one, both.other), unknown };
}

/**
 * A pair as the engine builds it, with what the rules say of that. Where nobody knows what was built only a relation
 * between names, or between nothing at all, holds: whatever the cards say, they say the same in both games.
 */
export async function builtPair(
  adapter: Adapter,
  pair: Pair,
  right: Both,
): Promise<Pick<Trial, "pair" | "right" | "unknown"> | undefined> {
  if (!needsFitting(adapter)) return { pair, right, unknown: false };
  const one = await builtBy(adapter, pair.one);
  const other = await builtBy(adapter, pair.other);
  if (one.kind === "no game" || other.kind === "no game") return undefined;
  if (one.kind === "unknown" || other.kind === "unknown") return pair.names && { pair, right, unknown: true };
  const built = { ...pair, one: one.scenario, other: other.scenario };
  const rightOfBuilt = rightly(built);
  return rightOfBuilt && { pair: built, right: rightOfBuilt, unknown: false };
}

/** Whether both games of a trial come out as the rules have them, as far as these can say. */
export const isRight = ({ both, right, unknown }: Trial): boolean => unknown || deviating(both, right).length === 0;

const deviating = (both: Both, right: Both): readonly Mark[] => [
  ...deviations(both.one, right.one, right.one),
  ...deviations(both.other, right.other, right.other),
];

/** Whether an engine that lacks those features can play a pair. */
export function offersPair({ one, other }: Pair, missing: ReadonlySet<string>): boolean {
  return missing.size === 0 || lackingFor({ one, other }, missing).length === 0;
}

/** What a pair asks for of the features that an engine lacks. */
export function lackingFor({ one, other }: Pair, missing: ReadonlySet<string>): readonly string[] {
  const features = new Set([...featuresOf(one), ...featuresOf(other)]);
  return [...features].filter((feature) => missing.has(feature)).sort();
}
