import { misread, type Patch, RULEBOOK, type Rulebook } from "../../spec/decisions/rulebook.ts";
import { type Path, pathsOf } from "../../spec/model/paths.ts";
import { play, playOut } from "../../spec/model/play.ts";
import type { Trace } from "../../spec/model/trace.ts";
import type { Scenario } from "../../spec/types/index.ts";
import { differences, type Mark, sharing } from "./compare.ts";
import { type ControlName, controlsOf } from "./controls.ts";
import { HYPOTHESES, type Hypothesis, watchedRulebook } from "./hypotheses.ts";

/** A case that tells something, before any engine plays it. */
export interface TellingCase {
  readonly scenario: Scenario;
  /** Id of the physical card of the item under test. */
  readonly tested: string;
  readonly paths: readonly Path[];
  readonly right: Trace;
  /** The hypotheses that lead to another board. */
  readonly tells: readonly {
    readonly hypothesis: Hypothesis;
    readonly trace: Trace;
    readonly marks: readonly Mark[];
  }[];
}

/**
 * Asks the model, before the engine runs, which misreadings a case tells for.
 * @returns undefined when the game does not run to its end or meets a point that the rules leave open, or when a
 *   misreading would have a showdown open
 */
export function tellingCase(scenario: Scenario, tested: string): TellingCase | undefined {
  const paths = pathsOf(scenario);
  const hits = new Uint8Array(HYPOTHESES.length);
  const { trace: right, state } = playOut(scenario, watchedRulebook(hits), paths);
  if (right.end.kind !== "complete" || state.open.size > 0) return undefined;
  const tells = [];
  for (const hypothesis of HYPOTHESES) {
    if (hits[hypothesis.index] === 0) continue;
    const misread = playOut(scenario, hypothesis.book, paths);
    if (misread.state.open.has("showdown")) return undefined;
    const marks = differences(right, misread.trace);
    if (marks.length > 0) tells.push({ hypothesis, trace: sharing(misread.trace, right, marks), marks });
  }
  return { scenario, tested, paths, right, tells };
}

/** One game of an experiment with what the rules say of it. */
export interface Game {
  readonly name: "case" | ControlName;
  readonly scenario: Scenario;
  readonly right: Trace;
}

/** What a hypothesis says of an experiment. */
export interface Prediction {
  readonly hypothesis: Hypothesis;
  /** One trace per game. */
  readonly traces: readonly Trace[];
  /** Per game where it differs from the rules. */
  readonly marks: readonly (readonly Mark[])[];
}

/** A case with its controls and all that is predicted of them. */
export interface Experiment {
  /** Id of the physical card of the item under test. */
  readonly tested: string;
  readonly paths: readonly Path[];
  /** The case first, then its controls. */
  readonly games: readonly Game[];
  readonly predictions: readonly Prediction[];
}

/** The experiment around a telling case. Undefined when a control cannot be played. */
export function experimentOf(telling: TellingCase): Experiment | undefined {
  const { scenario, tested, paths, right, tells } = telling;
  const games: Game[] = [{ name: "case", scenario, right }];
  const consulted: Uint8Array[] = [];
  for (const control of controlsOf(scenario, tested)) {
    const hits = new Uint8Array(HYPOTHESES.length);
    const { trace, state } = playOut(control.scenario, watchedRulebook(hits), paths);
    if (trace.end.kind !== "complete" || state.open.size > 0) return undefined;
    games.push({ ...control, right: trace });
    consulted.push(hits);
  }
  const controls = games.slice(1);
  const predictions = tells.map(({ hypothesis, trace, marks }) => {
    const others = controls.map((game, index) => {
      // Where a hypothesis was not consulted it agrees with the rules.
      if (consulted[index]?.[hypothesis.index] === 0) return { trace: game.right, marks: [] };
      const misread = play(game.scenario, hypothesis.book, paths);
      const differing = differences(game.right, misread);
      return { trace: sharing(misread, game.right, differing), marks: differing };
    });
    return {
      hypothesis,
      traces: [trace, ...others.map((each) => each.trace)],
      marks: [marks, ...others.map((each) => each.marks)],
    };
  });
  return { tested, paths, games, predictions };
}

/** What several misreadings at once predict for each game of an experiment. */
export function jointTraces(experiment: Experiment, patches: readonly Patch[]): readonly Trace[] {
  const book: Rulebook = patches.length === 0 ? RULEBOOK : misread(...patches);
  return experiment.games.map(({ scenario, right }) =>
    patches.length === 0 ? right : play(scenario, book, experiment.paths),
  );
}
