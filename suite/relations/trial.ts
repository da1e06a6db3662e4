import type { Adapter } from "../../engine-adapter/contract.ts";
import type { Subject } from "../../generators/canonical.ts";
import type { Pair, Relation } from "../../generators/relations/index.ts";
import type { Trace } from "../../spec/model/trace.ts";
import type { Scenario } from "../../spec/types/index.ts";
import type { Unplayed } from "../campaign.ts";
import { playOn } from "../engine-game.ts";
import { featuresOf } from "../features.ts";
import { deviations, type Mark } from "../judge/compare.ts";
import { type Both, type Break, breaks, rightly } from "./alike.ts";

/** A pair of games that must end alike, as the rules and as an engine play them. */
export interface Trial {
  readonly pair: Pair;
  readonly right: Both;
  readonly both: Both;
  /** Where the engine's two games do not end alike. */
  readonly found: readonly Break[];
}

/** A pair that says nothing of its relation. */
export interface Void {
  /** The game that the engine did not play, where it is that. */
  readonly unplayed?: Unplayed;
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
 * Plays a pair on an engine.
 * @param already games that it has played before; they are not played again
 */
export async function trialOf(
  adapter: Adapter,
  pair: Pair,
  right: Both,
  already?: ReadonlyMap<Scenario, Trace>,
): Promise<Trial | Void> {
  const known = already?.get(pair.one);
  const one = known ? { kind: "played" as const, trace: known } : await playOn(adapter, pair.one, right.one.paths);
  if (one.kind !== "played") return { unplayed: { scenario: pair.one, game: one } };
  const other = await playOn(adapter, pair.other, right.other.paths);
  if (other.kind !== "played") return { unplayed: { scenario: pair.other, game: other } };
  const both = { one: one.trace, other: other.trace };
  if ([both.one, both.other].some(({ end }) => end.kind !== "complete")) return {};
  // A game that starts wrongly is a finding of its own.
  if (deviating(both, right).some(({ checkpoint }) => checkpoint === 0)) return {};
  return { pair, right, both, found: breaks(pair, both.one, both.other) };
}

/** Whether both games of a trial come out as the rules have them. */
export const isRight = ({ both, right }: Trial): boolean => deviating(both, right).length === 0;

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
