import type { Subject } from "../../generators/canonical.ts";
import { TURNED } from "../../generators/relations/index.ts";
import { play } from "../../spec/model/play.ts";
import type { Scenario } from "../../spec/types/index.ts";
import type { CampaignState } from "../campaign.ts";
import { sentFor } from "../fitted.ts";
import { differences } from "../judge/compare.ts";
import type { Game } from "../judge/experiment.ts";
import { hypothesesOf } from "../judge/hypotheses.ts";
import type { Pool } from "../pool.ts";
import { offers } from "../pool-case.ts";
import { verbsOf } from "../signature.ts";

/**
 * By the id of an invariant: the misreading of which every other case is to tell, and the action without which none does.
 * Where it matters which object is the same it matters most that a saved game says so.
 */
const OFTEN: Readonly<Record<string, { readonly misreading: string; readonly verb: string }>> = {
  "self/saved": { misreading: "illegal/stays/followed-by-card", verb: "play" },
};

/** What a relation is asked of: the cases that the engine has played, then those of the base that it could play. */
export function* subjectsFor(
  id: string,
  pool: Pool,
  state: CampaignState,
  missing: ReadonlySet<string>,
): Generator<Subject> {
  const often = OFTEN[id];
  const all = candidates(pool, state, missing);
  const isOften = ({ scenario, tells }: Candidate): boolean =>
    often !== undefined && verbsOf(scenario).includes(often.verb) && tells(often.misreading);
  const chosen = often ? alternately(all, isOften) : all;
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
    yield { scenario, tested: experiment.tested, tells: (name) => tells(game, name) };
  }
  for (const each of pool.base) {
    const { scenario, tested } = each;
    if (!seen.has(scenario) && offers(each, missing)) yield { scenario, tested, tells: (name) => each.tells(name) };
  }
}

/** Whether a game tells for a misreading; an experiment would first work out all that it tells. */
function tells({ scenario, right }: Game, name: string): boolean {
  return hypothesesOf(name).some(({ book }) => differences(right, play(scenario, book, right.paths)).length > 0);
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
