import { MISREADINGS } from "../../spec/invariants/index.ts";
import type { MissingFeature, Scenario } from "../../spec/types/index.ts";
import type { Pool } from "../pool.ts";
import { offers, type PoolCase } from "../pool-case.ts";
import { selectInvariants } from "../select.ts";
import { levelOf } from "./level.ts";

/** What missing features close off, as the rules alone tell. */
export interface Closed {
  /** Each by itself: misreadings whose cases all need it. Those that close off most come first. */
  readonly missing: readonly MissingFeature[];
  /** Of how many of all invariants something can be told all the same. */
  readonly told: number;
  readonly all: number;
}

/** Works out what the features that an engine lacks close off. */
export function closedBy(missing: ReadonlySet<string>, pool: Pool, profile: Scenario["profile"]): Closed {
  const all = selectInvariants([], profile);
  const own = MISREADINGS.filter(({ invariant }) => all.includes(invariant));
  const reach = new Map(own.map(({ name }) => [name, reachOf(name, missing, pool)]));
  const of = (invariant: (typeof all)[number]) => own.filter((each) => each.invariant === invariant);
  const told = all.filter(
    (invariant) => of(invariant).length === 0 || of(invariant).some(({ name }) => reach.get(name) === "told"),
  );
  const closing = [...missing].map((feature): MissingFeature => {
    const lost = own.filter(({ name }) => needs(reach.get(name), feature));
    const closes = all.filter(
      (invariant) => of(invariant).length > 0 && of(invariant).every((each) => lost.includes(each)),
    );
    const narrows = lost.filter(({ invariant }) => !closes.includes(invariant));
    return { feature, closes: closes.map(({ id }) => id), narrows: narrows.map(({ name }) => name) };
  });
  return { missing: closing.sort(byLoss), told: told.length, all: all.length };
}

/** What closes off most first, and among equals what is built first. */
function byLoss(a: MissingFeature, b: MissingFeature): number {
  return (
    b.closes.length - a.closes.length ||
    b.narrows.length - a.narrows.length ||
    levelOf(a.feature) - levelOf(b.feature) ||
    a.feature.localeCompare(b.feature)
  );
}

/** Whether a misreading can be told of all the same; if not, the missing features that all of its cases need. */
type Reach = "told" | ReadonlySet<string>;

const needs = (reach: Reach | undefined, feature: string): boolean =>
  reach !== undefined && reach !== "told" && reach.has(feature);

function reachOf(name: string, missing: ReadonlySet<string>, pool: Pool): Reach {
  const tells = (each: PoolCase): boolean => offers(each, missing) && each.tells(name) && each.experiment !== undefined;
  if (missing.size === 0 || pool.base.some(tells)) return "told";
  let needed: Set<string> | undefined;
  for (const each of pool.base) {
    if (needed?.size === 0) break;
    if (each.tells(name)) needed = new Set([...(needed ?? missing)].filter((feature) => each.features.has(feature)));
  }
  return needed ?? new Set();
}
