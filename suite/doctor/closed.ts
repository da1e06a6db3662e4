import { INVARIANTS, MISREADINGS } from "../../spec/invariants/index.ts";
import type { MissingFeature } from "../../spec/types/index.ts";
import type { Pool } from "../pool.ts";
import { offers } from "../pool-case.ts";
import { levelOf } from "./level.ts";

/**
 * What each missing feature closes off by itself: misreadings whose cases all need it, as the rules alone tell. What
 * needs several missing features at once is closed off by each of them.
 * @returns those that close off most first, and among equals those that are built first
 */
export function closedBy(missing: ReadonlySet<string>, pool: Pool): readonly MissingFeature[] {
  const needs = new Map(MISREADINGS.map(({ name }) => [name, neededFor(name, missing, pool)]));
  return [...missing]
    .map((feature): MissingFeature => {
      const lost = MISREADINGS.filter(({ name }) => needs.get(name)?.has(feature));
      const closes = INVARIANTS.filter((invariant) => {
        const own = MISREADINGS.filter((each) => each.invariant === invariant);
        return own.length > 0 && own.every((each) => lost.includes(each));
      });
      const narrows = lost.filter(({ invariant }) => !closes.includes(invariant));
      return { feature, closes: closes.map(({ id }) => id), narrows: narrows.map(({ name }) => name) };
    })
    .sort(
      (a, b) =>
        b.closes.length - a.closes.length ||
        b.narrows.length - a.narrows.length ||
        levelOf(a.feature) - levelOf(b.feature) ||
        a.feature.localeCompare(b.feature),
    );
}

/** The missing features that every case needs that tells for a misreading; none if an engine without them can be told. */
function neededFor(name: string, missing: ReadonlySet<string>, pool: Pool): ReadonlySet<string> {
  // Most are told by what the engine offers: those cases are looked at first.
  if (pool.base.some((each) => offers(each, missing) && each.tells(name))) return new Set();
  let needed: Set<string> | undefined;
  for (const each of pool.base) {
    if (needed?.size === 0) break;
    if (!each.tells(name)) continue;
    needed = new Set([...(needed ?? missing)].filter((feature) => each.features.has(feature)));
  }
  return needed ?? new Set();
}
