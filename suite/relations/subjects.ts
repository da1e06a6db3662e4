import type { Subject } from "../../generators/canonical.ts";
import { TURNED } from "../../generators/relations/index.ts";
import type { Scenario } from "../../spec/types/index.ts";
import type { CampaignState } from "../campaign.ts";
import { sentFor } from "../fitted.ts";
import type { Pool } from "../pool.ts";
import { offers } from "../pool-case.ts";

/**
 * By the id of an invariant: the misreading of which every other case is to tell. Where it matters which object is the
 * same it matters most that a saved game says so.
 */
const OFTEN: Readonly<Record<string, string>> = { "self/saved": "illegal/stays/followed-by-card" };

/** What a relation is asked of: the cases that the engine has played, then those of the base that it could play. */
export function* subjectsFor(
  id: string,
  pool: Pool,
  state: CampaignState,
  missing: ReadonlySet<string>,
): Generator<Subject> {
  const often = OFTEN[id];
  const all = candidates(pool, state, missing);
  const chosen = often === undefined ? all : alternately(all, ({ tells }) => tells(often));
  for (const subject of chosen) yield turned(id, subject);
}

/** A case as a relation is asked of it. */
export function turned(id: string, { scenario, tested }: Subject): Subject {
  return { scenario: TURNED[id]?.(scenario) ?? scenario, tested };
}

interface Candidate extends Subject {
  /** Whether it tells for a misreading. */
  readonly tells: (name: string) => boolean;
}

function* candidates(pool: Pool, { results }: CampaignState, missing: ReadonlySet<string>): Generator<Candidate> {
  const seen = new Set<Scenario>();
  for (const { experiment } of results) {
    const [game] = experiment.games;
    if (!game) continue;
    const scenario = sentFor(game.scenario);
    seen.add(scenario);
    const tells = (name: string): boolean =>
      experiment.tells.some(({ hypothesis }) => hypothesis.misreading.name === name);
    yield { scenario, tested: experiment.tested, tells };
  }
  for (const each of pool.base) {
    const { scenario, tested } = each;
    if (!seen.has(scenario) && offers(each, missing)) yield { scenario, tested, tells: (name) => each.tells(name) };
  }
}

/** Those that are so and those that are not in turns, each in their order, for as long as there are both. */
function* alternately<T>(things: Iterator<T>, isSo: (thing: T) => boolean): Generator<T> {
  const waiting: Record<"so" | "other", T[]> = { so: [], other: [] };
  const next = (kind: "so" | "other"): T | undefined => {
    for (;;) {
      const first = waiting[kind].shift();
      if (first !== undefined) return first;
      const { done, value } = things.next();
      if (done) return undefined;
      waiting[isSo(value) ? "so" : "other"].push(value);
    }
  };
  for (;;) {
    const [so, other] = [next("so"), next("other")];
    if (so !== undefined) yield so;
    if (other !== undefined) yield other;
    if (so === undefined && other === undefined) return;
  }
}
