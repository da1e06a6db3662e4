import { MISREADINGS, type NamedMisreading } from "../spec/invariants/index.ts";
import type { Goal } from "./campaign.ts";
import { cover, Plan } from "./plan.ts";
import type { Pool } from "./pool.ts";
import type { PoolCase } from "./pool-case.ts";
import { add, type Evidence, nothingYet } from "./tally.ts";

/** What the order of cases goes by: how far a campaign has come. */
export interface Standing {
  /** By name of a misreading. */
  readonly evidence: Map<string, Evidence>;
  /** Names of misreadings for which no case is left that tells with what the engine offers. */
  readonly exhausted: Set<string>;
  /** Cases generated to find those that tell. */
  generated: number;
  cases: number;
  /** Games in which the engine did all that the rules ask for. */
  rightGames: number;
  endedByTime: boolean;
}

/** A campaign before its first case. */
export const beginning = (): Standing => ({
  evidence: new Map(MISREADINGS.map(({ name }) => [name, nothingYet()])),
  exhausted: new Set(),
  generated: 0,
  cases: 0,
  rightGames: 0,
  endedByTime: false,
});

/** The case that comes next. */
export interface Turn {
  readonly next: PoolCase;
  /** The misreadings for which right play is to count. */
  readonly wanted: readonly NamedMisreading[];
}

/** Fewest experiments from every cell that there are cases for. */
const PER_CELL = 5;
/** Where evidence is lost, by failed controls or other faults of the engine, that many times as many cases are tried. */
const PATIENCE = 2;
/** Where cards are built otherwise that many cases are tried for each that still tells. */
const PATIENCE_WITH_FITS = 20;
/** Of so many right games that are full evidence one is of each stream. */
const ONE_OF_STREAM = 50;
/** Cases of one stream that are generated at most, for each one of full evidence. */
const STREAM_FACTOR = 25;

/**
 * The order in which cases are played, until every misreading has its evidence or no case is left that tells for it:
 * first a cover of all misreadings, then a k-th case of each before the k+1st of any. What came of a case must be in
 * the standing before the next one is asked for.
 * @param fitting whether the engine is known not to build all cards as they are
 */
export function* order(
  pool: Pool,
  goal: Goal,
  standing: Standing,
  fitting: () => boolean = () => false,
): Generator<Turn, void> {
  standing.endedByTime = goal.over();
  // Where only readings are asked for, or no time is left, no case has to be made.
  if (goal.invariants.length === 0 || standing.endedByTime) return;
  const played = new Set<PoolCase>();
  const wanted = MISREADINGS.filter(({ invariant }) => goal.invariants.includes(invariant));
  const plan = new Plan(pool, played, goal.missing, goal.over);
  // It is asked only while it counts what a case tells, and where the case's stream serves the misreading well.
  const wantedOf = ({ stream }: PoolCase): readonly NamedMisreading[] =>
    wanted.filter(
      ({ name, invariant }) =>
        (standing.evidence.get(name)?.count ?? 0) < goal.full(invariant) && plan.serves(name, stream),
    );
  const ofStream = pool.streams.map(() => 0);
  const turn = (next: PoolCase, counted = wantedOf(next)): Turn => {
    played.add(next);
    ofStream[next.stream] = (ofStream[next.stream] ?? 0) + 1;
    standing.generated = plan.generated;
    return { next, wanted: counted };
  };
  const largest = Math.max(1, ...wanted.map(({ invariant }) => goal.full(invariant)));
  const names = wanted.map(({ name }) => name);
  const base = pool.base.filter((each) => plan.playable(each));
  for (const next of cover(base, names)) yield turn(next);
  for (let k = 1; k <= largest; k += 1) {
    goal.onProgress(k, largest);
    for (const { name, invariant } of wanted) {
      if (goal.over()) standing.endedByTime = true;
      if (standing.endedByTime) return;
      if (k > goal.full(invariant)) continue;
      const evidence = standing.evidence.get(name);
      while (evidence && evidence.count < k && evidence.told < PATIENCE * k && !isFutile(evidence)) {
        const next = plan.next(name, STREAM_FACTOR * goal.full(invariant));
        if (!next && !goal.over()) standing.exhausted.add(name);
        if (!next) break;
        yield turn(next);
      }
      if (evidence && evidence.count < k && isFutile(evidence)) standing.exhausted.add(name);
    }
  }
  for (const { name, invariant } of wanted) {
    for (const next of plan.cells(name, standing.evidence.get(name), Math.min(PER_CELL, goal.full(invariant))))
      yield turn(next);
  }
  const whole = Math.max(0, ...goal.invariants.filter(({ misreadings }) => misreadings.length === 0).map(goal.full));
  // What no misreading is about is played as well: some cases of every stream, and so many in all.
  const each = Math.floor(whole / ONE_OF_STREAM);
  for (const next of pool.base) {
    const enough = standing.rightGames >= whole || standing.cases >= PATIENCE * whole;
    if (enough && (ofStream[next.stream] ?? 0) >= each) continue;
    if (plan.playable(next)) yield turn(next, fitting() ? [] : wantedOf(next));
  }
  standing.generated = plan.generated;
}

const isFutile = ({ unfit, told }: Evidence): boolean => unfit >= PATIENCE_WITH_FITS * (told + 1);

/** The order in which cases will be played if the engine does all that the rules ask for, and shows it. */
export function* expectedOrder(pool: Pool, goal: Goal): Generator<PoolCase, void> {
  const standing = beginning();
  for (const { next, wanted } of order(pool, goal, standing)) {
    standing.cases += 1;
    standing.rightGames += 1;
    for (const { name } of wanted) {
      const evidence = standing.evidence.get(name);
      if (evidence && next.tells(name)) add(evidence, next);
    }
    yield next;
  }
}
