import { INVARIANTS, type Invariant } from "../spec/invariants/index.ts";

import { READINGS, type Reading } from "../spec/readings/index.ts";
import type { Scenario } from "../spec/types/index.ts";

/** A wish that fits neither an invariant of the run nor a reading; the message names the nearest, or the profile that it belongs to. */
export class NoSuchInvariant extends Error {
  override readonly name = "NoSuchInvariant";
}

/**
 * The invariants that a run checks.
 * @param wishes ids or rules, each may hold * for any text ("illegal/*", "359.3.e.1*"); empty = all
 * @param profile the reading of the rules; what is checked only by the other one is left out
 * @throws NoSuchInvariant when a wish fits none and no reading either, or only such as are left out
 */
export function selectInvariants(wishes: readonly string[], profile: Scenario["profile"] = "CR"): readonly Invariant[] {
  const checked = INVARIANTS.filter((invariant) => (invariant.profile ?? profile) === profile);
  if (wishes.length === 0) return checked;
  const wanted = new Set<Invariant>();
  for (const wish of wishes) {
    const found = INVARIANTS.filter(fitting(wish));
    const [first] = found;
    if (!first) {
      if (READINGS.some(fitting(wish))) continue;
      const names = [...INVARIANTS, ...READINGS].flatMap(({ id, rule }) => [id, rule, id.replace(/\/.*/, "/*")]);
      throw new NoSuchInvariant(`no invariant is called "${wish}"; the nearest is "${nearest(wish, names)}"`);
    }
    if (!found.some((invariant) => checked.includes(invariant))) {
      const ids = found.map(({ id }) => id).join(", ");
      throw new NoSuchInvariant(`${ids}: checked only with --profile ${first.profile}, but the profile is ${profile}`);
    }
    for (const invariant of found) wanted.add(invariant);
  }
  return checked.filter((invariant) => wanted.has(invariant));
}

/** The readings that a wish names; empty = all. */
export function selectReadings(wishes: readonly string[]): readonly Reading[] {
  return wishes.length === 0 ? READINGS : READINGS.filter((reading) => wishes.some((wish) => fitting(wish)(reading)));
}

/** Whether something has an id or a rule as wished. */
function fitting(wish: string): (of: { readonly id: string; readonly rule: string }) => boolean {
  const pattern = new RegExp(`^${wish.split("*").map(escaped).join(".*")}$`);
  return ({ id, rule }) => pattern.test(id) || pattern.test(rule);
}

const escaped = (text: string): string => text.replace(/[.+?^${}()|[\]\\]/g, "\\$&");

/** The name nearest to a wish. */
export function nearest(wish: string, names: readonly string[]): string | undefined {
  return near(wish, names, 1)[0];
}

/** The names nearest to a wish, each once: those that contain it first, then by edit distance. */
export function near(wish: string, names: readonly string[], count: number): readonly string[] {
  return [...new Set(names)]
    .map((name) => ({ name, apart: !name.includes(wish), distance: editDistance(wish, name) }))
    .sort((a, b) => Number(a.apart) - Number(b.apart) || a.distance - b.distance)
    .slice(0, count)
    .map(({ name }) => name);
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
