import type { Adapter } from "../engine-adapter/contract.ts";
import { shrink } from "../generators/shrink/shrink.ts";
import { RULEBOOK } from "../spec/decisions/rulebook.ts";
import { play } from "../spec/model/play.ts";
import type { Trace } from "../spec/model/trace.ts";
import type { Scenario } from "../spec/types/index.ts";
import { type EngineFault, playBuilt, playOn } from "./engine-game.ts";
import { sentFor } from "./fitted.ts";
import { askFor, controlsFor } from "./fitted-case.ts";
import { deviations } from "./judge/compare.ts";
import { type Experiment, experimentOf, toldBy } from "./judge/experiment.ts";
import type { Hypothesis } from "./judge/hypotheses.ts";
import { matchesExactly } from "./judge/weigh.ts";
import { deviatingFields } from "./signature.ts";

/** A scenario with the item under test. */
export interface Tested {
  readonly scenario: Scenario;
  readonly tested: string;
}

/** An experiment with what the engine did in it. */
export interface Shown {
  readonly experiment: Experiment;
  readonly played: readonly Trace[];
}

/** Candidates that a shrink asks an engine about, at most. */
const BUDGET = 800;

/** The engine's traces of all games of an experiment, or undefined if one says nothing. */
async function playAll(adapter: Adapter, experiment: Experiment): Promise<readonly Trace[] | undefined> {
  const traces: Trace[] = [];
  for (const { scenario } of experiment.games) {
    const game = await playOn(adapter, scenario, experiment.paths);
    if (game.kind !== "played") return undefined;
    traces.push(game.trace);
  }
  return traces;
}

/**
 * The smallest game around a start in which the engine does exactly what a misreading predicts, controls included, and
 * no misreading of another name predicts the same.
 * @param rivals hypotheses that must not predict the same, so that the game tells which it is
 */
export async function smallestFor(
  adapter: Adapter,
  start: Tested,
  hypothesis: Hypothesis,
  rivals: ReadonlySet<Hypothesis>,
): Promise<Shown | undefined> {
  const shows = async ({ scenario, tested }: Tested): Promise<Shown | undefined> => {
    const { asked } = await askFor(adapter, scenario, tested);
    const telling = asked && toldBy(asked);
    if (!telling?.tells.some((each) => each.hypothesis === hypothesis)) return undefined;
    const controls = await controlsFor(adapter, scenario, tested);
    const experiment = controls && experimentOf(telling, () => telling.tells, controls);
    if (!experiment) return undefined;
    const played = await playAll(adapter, experiment);
    if (!played) return undefined;
    const matching = experiment.predictions.filter(({ traces }) => matchesExactly(experiment, played, traces));
    const own = matching.some((each) => each.hypothesis === hypothesis);
    const others = matching.some((each) => rivals.has(each.hypothesis));
    return own && !others ? { experiment, played } : undefined;
  };
  return smallest(start, shows);
}

/** The smallest game around a start in which the engine deviates in those fields, and which no misreading that other games allow for predicts. */
export async function smallestUnexplained(
  adapter: Adapter,
  start: Tested,
  fields: readonly string[],
  refuted: ReadonlySet<Hypothesis>,
): Promise<Shown | undefined> {
  const wanted = fields.join();
  const shows = async ({ scenario, tested }: Tested): Promise<Shown | undefined> => {
    const { asked } = await askFor(adapter, scenario, tested);
    const telling = asked && toldBy(asked);
    if (!telling) return undefined;
    const game = await playOn(adapter, telling.scenario, telling.paths);
    if (game.kind !== "played") return undefined;
    const engine = game.trace;
    if (deviations(engine, telling.right, telling.right).length === 0) return undefined;
    if (deviatingFields(engine, telling.right).join() !== wanted) return undefined;
    const explained = telling.tells.some(
      ({ hypothesis, trace }) => !refuted.has(hypothesis) && deviations(engine, trace, telling.right).length === 0,
    );
    if (explained) return undefined;
    const experiment = {
      tested,
      paths: telling.paths,
      games: [{ name: "case" as const, scenario: telling.scenario, right: telling.right }],
      predictions: [],
    };
    return { experiment, played: [engine] };
  };
  return smallest(start, shows);
}

/** The smallest game around a start in which the engine fails in the same way, whatever the rules. */
export async function smallestFault(adapter: Adapter, start: Tested, kind: EngineFault["kind"]): Promise<Scenario> {
  const fails = async ({ scenario }: Tested): Promise<boolean> => {
    if (play(scenario, RULEBOOK).end.kind !== "complete") return false;
    const { game } = await playBuilt(adapter, scenario);
    return game.kind === "fault" && game.fault.kind === kind;
  };
  const first = { ...start, scenario: sentFor(start.scenario) };
  return (await shrink(first, fails, { candidates: BUDGET })).scenario;
}

async function smallest(
  start: Tested,
  shows: (candidate: Tested) => Promise<Shown | undefined>,
): Promise<Shown | undefined> {
  // What is made smaller is what is sent; what the engine builds of it is another matter each time.
  const first = { ...start, scenario: sentFor(start.scenario) };
  if (!(await shows(first))) return undefined;
  const { scenario, tested } = await shrink(first, async (candidate) => (await shows(candidate)) !== undefined, {
    candidates: BUDGET,
  });
  return shows({ scenario, tested });
}

/** Whether the engine plays an experiment the same three times over. */
export async function isSteady(adapter: Adapter, { experiment, played }: Shown): Promise<boolean> {
  for (let n = 0; n < 3; n += 1) {
    const again = await playAll(adapter, experiment);
    if (!again || !matchesExactly(experiment, again, played)) return false;
  }
  return true;
}
