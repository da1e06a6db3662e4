import type { Adapter } from "../engine-adapter/contract.ts";
import type { Invariant, NamedMisreading } from "../spec/invariants/index.ts";
import type { Trace } from "../spec/model/trace.ts";
import type { Scenario } from "../spec/types/index.ts";
import { Ahead } from "./ahead.ts";
import type { EngineFault } from "./engine-game.ts";
import { fittedCase, needsFitting } from "./fitted-case.ts";
import { hangsTooOften } from "./hangs.ts";
import { type Result, resultOf } from "./judge/result.ts";
import { beginning, expectedOrder, order, type Standing } from "./order.ts";
import { type Outcome, playExperiment, type Unplayed } from "./play-experiment.ts";
import type { Pool } from "./pool.ts";
import type { PoolCase } from "./pool-case.ts";
import { count, countMissed, countRight, countUnfit } from "./tally.ts";

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

/** What a campaign may be played with. */
export interface Means {
  /** More of the same engine, which play at the same time. */
  readonly others?: readonly Adapter[];
  /** What came of a case that was played before. */
  readonly recorded?: (next: PoolCase) => Outcome | undefined;
}

/** What a campaign has seen. */
export interface CampaignState extends Standing {
  readonly results: Result[];
  readonly faults: Fault[];
  readonly unsupported: Map<string, number>;
  games: number;
  windowMissed: number;
  /** Cases with cards of which nobody knows as what they were built. */
  unknown: number;
  /** The edits of the board in games in which the engine did all that the rules ask for. */
  readonly edits: Set<string>;
}

/** A campaign that has seen nothing yet. */
export const nothingSeen = (): CampaignState => ({
  ...beginning(),
  results: [],
  faults: [],
  unsupported: new Map(),
  games: 0,
  windowMissed: 0,
  unknown: 0,
  edits: new Set(),
});

/** The cases themselves as the engine has played them. */
export function gamesPlayed({ results }: CampaignState): ReadonlyMap<Scenario, Trace> {
  const games = results.flatMap(({ experiment, played }): [Scenario, Trace][] => {
    const [game] = experiment.games;
    const [trace] = played;
    return game && trace ? [[game.scenario, trace]] : [];
  });
  return new Map(games);
}

/** Faults of one kind after which the engine is not asked for more of the same. */
const ENOUGH_FAULTS = 400;

/**
 * Plays experiments until every misreading has its evidence or no case is left that tells for it.
 * @param means what it may be played with; no verdict and no case depends on it
 */
export async function campaign(
  adapter: Adapter,
  pool: Pool,
  goal: Goal,
  { others = [], recorded = () => undefined }: Means = {},
): Promise<CampaignState> {
  const state = nothingSeen();
  // An adapter that holds something to close, such as a process, plays while the suite makes the next cases.
  const alone = others.length === 0 && adapter.close === undefined;
  let ahead = alone || needsFitting(adapter) ? undefined : new Ahead([adapter, ...others], expected());
  // What a part of the run has played already is not played again.
  function* expected(): Generator<PoolCase, void> {
    for (const next of expectedOrder(pool, { ...goal, onProgress: () => {} })) if (!recorded(next)) yield next;
  }
  const fold: Fold = { state, missing: goal.missing };
  try {
    for (const { next, wanted } of order(pool, goal, state, () => needsFitting(adapter))) {
      const known = recorded(next);
      const outcome = known ?? (await ahead?.outcomeOf(next));
      if (outcome && isBuiltOtherwise(outcome)) {
        await ahead?.end();
        ahead = undefined;
      }
      if (outcome && (known || ahead)) weighCase(fold, next, outcome, wanted);
      else if (!ahead) await playCase(adapter, fold, next, wanted);
      if (goal.over()) state.endedByTime = true;
      if (state.endedByTime || state.faults.length >= ENOUGH_FAULTS || hangsTooOften(state)) break;
    }
  } finally {
    await ahead?.end();
  }
  return state;
}

/** Where what comes of a case goes. */
interface Fold {
  readonly state: CampaignState;
  readonly missing: Set<string>;
}

const isBuiltOtherwise = (outcome: Outcome): boolean =>
  !("traces" in outcome) && outcome.game.kind === "built otherwise";

/**
 * Plays a case with its controls, and weighs what came out.
 * @param wanted the misreadings for which right play is to count
 */
async function playCase(
  adapter: Adapter,
  fold: Fold,
  next: PoolCase,
  wanted: readonly NamedMisreading[],
): Promise<void> {
  if (!needsFitting(adapter)) {
    const outcome = next.experiment && (await playExperiment(adapter, next.experiment));
    if (outcome) weighCase(fold, next, outcome, wanted);
    // It may be the first to show that the engine builds cards otherwise.
    if (!outcome || !isBuiltOtherwise(outcome) || !needsFitting(adapter)) return;
  }
  const { state } = fold;
  const { built, build } = await fittedCase(adapter, next);
  const told = wanted.filter(({ name }) => built?.tells(name));
  for (const { name } of wanted)
    if (next.tells(name) && !built?.tells(name)) countUnfit(state.evidence.get(name), build);
  if (build.kind === "unknown") state.unknown += 1;
  if (!built?.experiment || (told.length === 0 && wanted.length > 0)) return;
  weighCase(fold, built, await playExperiment(adapter, built.experiment), told);
}

/** Weighs what came of a case with its controls. */
function weighCase(
  { state, missing }: Fold,
  next: PoolCase,
  outcome: Outcome,
  wanted: readonly NamedMisreading[],
): void {
  const { experiment } = next;
  if (!experiment) return;
  state.games += outcome.games;
  if (!("traces" in outcome)) {
    if (outcome.game.kind === "built otherwise" || next.open) return;
    note(outcome, state, missing);
    if (outcome.game.kind === "window missed")
      for (const { name } of wanted) countMissed(state.evidence.get(name), name, next);
    return;
  }
  const result = resultOf(experiment, outcome.traces);
  if (!result.right && next.open) return;
  state.cases += 1;
  state.results.push(result);
  if (result.right) {
    state.rightGames += 1;
    for (const feature of next.edits) state.edits.add(feature);
    for (const { name } of wanted) countRight(state.evidence.get(name), name, next, result);
  } else {
    for (const name of next.misreadings) count(state.evidence.get(name), name, next, result);
  }
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
