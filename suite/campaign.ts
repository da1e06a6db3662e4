import type { Adapter } from "../engine-adapter/contract.ts";
import { type Invariant, MISREADINGS, type NamedMisreading } from "../spec/invariants/index.ts";
import type { Trace } from "../spec/model/trace.ts";
import type { Scenario } from "../spec/types/index.ts";
import { type EngineFault, type EngineGame, playOn } from "./engine-game.ts";
import { fittedCase, needsFitting } from "./fitted-case.ts";
import { type Result, resultOf } from "./judge/diagnose.ts";
import type { Experiment } from "./judge/experiment.ts";
import { cover, Plan } from "./plan.ts";
import type { Pool } from "./pool.ts";
import type { PoolCase } from "./pool-case.ts";
import { count, countRight, countUnfit, type Evidence, nothingYet } from "./tally.ts";

/** What a campaign is to reach. */
export interface Goal {
  readonly invariants: readonly Invariant[];
  /** Telling cases that are full evidence for a misreading of that invariant. */
  readonly full: (invariant: Invariant) => number;
  /** Features that the engine does not offer; what is learned on the way is added. */
  readonly missing: Set<string>;
  /** Whether time is up. */
  readonly over: () => boolean;
  readonly onProgress: (done: number, total: number) => void;
}

/** A game in which the engine failed as an engine. */
export interface Fault {
  readonly fault: EngineFault;
  readonly scenario: Scenario;
}

/** What a campaign has seen. */
export interface CampaignState {
  readonly results: Result[];
  /** By name of a misreading. */
  readonly evidence: Map<string, Evidence>;
  /** Names of misreadings for which no case is left that tells with what the engine offers. */
  readonly exhausted: Set<string>;
  readonly faults: Fault[];
  readonly unsupported: Map<string, number>;
  games: number;
  cases: number;
  windowMissed: number;
  /** Cases with cards of which nobody knows as what they were built. */
  unknown: number;
  /** Games in which the engine did all that the rules ask for. */
  rightGames: number;
  endedByTime: boolean;
}

/** Fewest experiments from every cell that there are cases for. */
const PER_CELL = 5;
/** Where evidence is lost, by failed controls or other faults of the engine, that many times as many cases are tried. */
const PATIENCE = 2;
/** Where cards are built otherwise that many cases are tried for each that still tells. */
const PATIENCE_WITH_FITS = 20;
/** Cases of one stream that are generated at most, for each one of full evidence. */
const STREAM_FACTOR = 25;
/** Faults of one kind after which the engine is not asked for more of the same. */
const ENOUGH_FAULTS = 400;

/**
 * Plays experiments until every misreading has its evidence or no case is left that tells for it: first a cover of all
 * misreadings, then a k-th case of each before the k+1st of any.
 */
export async function campaign(adapter: Adapter, pool: Pool, goal: Goal): Promise<CampaignState> {
  const state: CampaignState = {
    results: [],
    evidence: new Map(MISREADINGS.map(({ name }) => [name, nothingYet()])),
    exhausted: new Set(),
    faults: [],
    unsupported: new Map(),
    games: 0,
    cases: 0,
    windowMissed: 0,
    unknown: 0,
    rightGames: 0,
    endedByTime: false,
  };
  // Where only readings are asked for no case has to be made.
  if (goal.invariants.length === 0) return state;
  const played = new Set<PoolCase>();
  const { missing } = goal;
  const wanted = MISREADINGS.filter(({ invariant }) => goal.invariants.includes(invariant));
  const plan = new Plan(pool, played, missing, goal.over);
  // It is asked only while it counts what a case tells, and where the case's stream serves the misreading well.
  const wantedOf = ({ stream }: PoolCase): readonly NamedMisreading[] =>
    wanted.filter(
      ({ name, invariant }) =>
        (state.evidence.get(name)?.count ?? 0) < goal.full(invariant) && plan.serves(name, stream),
    );
  const run = async (next: PoolCase, counted = wantedOf(next)): Promise<boolean> => {
    played.add(next);
    await playCase(adapter, next, state, missing, counted);
    if (goal.over()) state.endedByTime = true;
    return state.endedByTime || state.faults.length >= ENOUGH_FAULTS;
  };
  const largest = Math.max(1, ...wanted.map(({ invariant }) => goal.full(invariant)));
  const names = wanted.map(({ name }) => name);
  const base = pool.base.filter((each) => plan.playable(each));
  for (const next of cover(base, names)) if (await run(next)) return state;
  for (let k = 1; k <= largest; k += 1) {
    goal.onProgress(k, largest);
    for (const { name, invariant } of wanted) {
      if (goal.over()) state.endedByTime = true;
      if (state.endedByTime) return state;
      if (k > goal.full(invariant)) continue;
      const evidence = state.evidence.get(name);
      while (evidence && evidence.count < k && evidence.told < PATIENCE * k && !isFutile(evidence)) {
        const next = plan.next(name, STREAM_FACTOR * goal.full(invariant));
        if (!next && !goal.over()) state.exhausted.add(name);
        if (!next) break;
        if (await run(next)) return state;
      }
      if (evidence && evidence.count < k && isFutile(evidence)) state.exhausted.add(name);
    }
  }
  for (const { name, invariant } of wanted) {
    for (const next of plan.cells(name, state.evidence.get(name), Math.min(PER_CELL, goal.full(invariant))))
      if (await run(next)) return state;
  }
  const whole = Math.max(0, ...goal.invariants.filter(({ misreadings }) => misreadings.length === 0).map(goal.full));
  for (const next of pool.base) {
    if (state.rightGames >= whole || state.cases >= PATIENCE * whole) break;
    if (plan.playable(next) && (await run(next, needsFitting(adapter) ? [] : wantedOf(next)))) return state;
  }
  return state;
}

const isFutile = ({ unfit, told }: Evidence): boolean => unfit >= PATIENCE_WITH_FITS * (told + 1);

/**
 * Plays a case with its controls, and weighs what came out.
 * @param wanted the misreadings for which right play is to count
 */
async function playCase(
  adapter: Adapter,
  next: PoolCase,
  state: CampaignState,
  missing: Set<string>,
  wanted: readonly NamedMisreading[],
): Promise<void> {
  if (needsFitting(adapter)) {
    const { built, build } = await fittedCase(adapter, next);
    const told = wanted.filter(({ name }) => built?.tells(name));
    for (const { name } of wanted)
      if (next.tells(name) && !built?.tells(name)) countUnfit(state.evidence.get(name), build);
    if (build.kind === "unknown") state.unknown += 1;
    if (built && (told.length > 0 || wanted.length === 0)) await playBuiltCase(adapter, built, state, missing, told);
    return;
  }
  const played = await playBuiltCase(adapter, next, state, missing, wanted);
  // It may be the first to show that the engine builds cards otherwise.
  if (!played && needsFitting(adapter)) await playCase(adapter, next, state, missing, wanted);
}

/** Returns false if nothing was played since the engine builds the cards otherwise. */
async function playBuiltCase(
  adapter: Adapter,
  next: PoolCase,
  state: CampaignState,
  missing: Set<string>,
  wanted: readonly NamedMisreading[],
): Promise<boolean> {
  const { experiment } = next;
  if (!experiment) return true;
  const outcome = await playExperiment(adapter, experiment, state);
  if (!("traces" in outcome)) {
    if (outcome.game.kind === "built otherwise") return false;
    if (next.open) return true;
    note(outcome, state, missing);
    if (outcome.game.kind === "window missed")
      for (const { name } of wanted) missed(state.evidence.get(name), next, name);
    return true;
  }
  const result = resultOf(experiment, outcome.traces);
  if (!result.right && next.open) return true;
  state.cases += 1;
  state.results.push(result);
  if (result.right) {
    state.rightGames += 1;
    for (const { name } of wanted) countRight(state.evidence.get(name), name, next, result);
  } else {
    for (const name of next.misreadings) count(state.evidence.get(name), name, next, result);
  }
  return true;
}

function missed(evidence: Evidence | undefined, next: PoolCase, name: string): void {
  if (evidence && next.tells(name)) evidence.missed += 1;
}

/** The engine's traces of all games of an experiment, or the first that says nothing about the rules. */
async function playExperiment(
  adapter: Adapter,
  experiment: Experiment,
  state: CampaignState,
): Promise<{ readonly traces: readonly Trace[] } | Unplayed> {
  const traces: Trace[] = [];
  for (const { scenario } of experiment.games) {
    const waiting = playOn(adapter, scenario, experiment.paths);
    const game: EngineGame = "kind" in waiting ? waiting : await waiting;
    state.games += 1;
    if (game.kind !== "played") return { scenario, game };
    traces.push(game.trace);
  }
  return { traces };
}

/** A game that says nothing about the rules. */
export interface Unplayed {
  readonly scenario: Scenario;
  readonly game: Exclude<EngineGame, { kind: "played" }>;
}

/** Takes note of what such a game shows: how the engine failed, or what it lacks. */
export function note({ scenario, game }: Unplayed, state: CampaignState, missing: Set<string>): void {
  switch (game.kind) {
    case "fault":
      state.faults.push({ fault: game.fault, scenario });
      break;
    case "window missed":
      state.windowMissed += 1;
      break;
    case "unsupported":
      for (const feature of game.features) {
        missing.add(feature);
        state.unsupported.set(feature, (state.unsupported.get(feature) ?? 0) + 1);
      }
  }
}
