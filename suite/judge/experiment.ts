import { misread, type Patch, RULEBOOK, type Rulebook } from "../../spec/decisions/rulebook.ts";
import { type Path, pathsOf } from "../../spec/model/paths.ts";
import { play, playOut } from "../../spec/model/play.ts";
import type { Trace } from "../../spec/model/trace.ts";
import type { Scenario } from "../../spec/types/index.ts";
import { differences, type Mark, sharing } from "./compare.ts";
import { type ControlGame, type ControlName, controlsOf } from "./controls.ts";
import { HYPOTHESES, type Hypothesis, watchedRulebook } from "./hypotheses.ts";

/** A case with what the rules say of it. */
export interface Asked {
  readonly scenario: Scenario;
  /** Id of the physical card of the item under test. */
  readonly tested: string;
  readonly paths: readonly Path[];
  readonly right: Trace;
  /** By index of a hypothesis: 1 if it was consulted and would have answered differently. */
  readonly hits: Uint8Array;
}

/** What a hypothesis makes of a case. */
export interface Tell {
  readonly hypothesis: Hypothesis;
  readonly trace: Trace;
  readonly marks: readonly Mark[];
}

/** A case that tells something, before any engine plays it. */
export interface TellingCase extends Asked {
  /** The hypotheses that lead to another board. */
  readonly tells: readonly Tell[];
}

/**
 * Plays a case by the rules and notes which misreadings may tell.
 * @returns undefined when the game does not run to its end or meets a point that the rules leave open
 */
export function ask(scenario: Scenario, tested: string): Asked | undefined {
  const paths = pathsOf(scenario);
  const hits = new Uint8Array(HYPOTHESES.length);
  const { trace: right, state } = playOut(scenario, watchedRulebook(hits), paths);
  if (right.end.kind !== "complete" || state.open.size > 0) return undefined;
  return { scenario, tested, paths, right, hits };
}

/** Where a hypothesis leads to another board than the rules: nowhere if it does not; "open" when nobody can say where. */
export function marksOf(asked: Asked, hypothesis: Hypothesis): readonly Mark[] | "open" {
  const misread = misplayed(asked, hypothesis);
  return misread === undefined || misread === "open" ? (misread ?? []) : differences(asked.right, misread);
}

/**
 * What a hypothesis makes of a case: undefined when it leads to the same board, "open" when it would open a showdown or
 * treat something as what it is no longer.
 */
function tellOf(asked: Asked, hypothesis: Hypothesis): Tell | "open" | undefined {
  const misread = misplayed(asked, hypothesis);
  if (misread === undefined || misread === "open") return misread;
  const marks = differences(asked.right, misread);
  return marks.length > 0 ? { hypothesis, trace: sharing(misread, asked.right, marks), marks } : undefined;
}

function misplayed({ scenario, paths, hits }: Asked, hypothesis: Hypothesis): Trace | "open" | undefined {
  if (hits[hypothesis.index] === 0) return undefined;
  const { trace, state } = playOut(scenario, hypothesis.book, paths);
  return state.open.has("showdown") || state.open.has("type") ? "open" : trace;
}

/**
 * Asks the model, before the engine runs, which misreadings a case tells for.
 * @returns undefined when the case cannot be judged: by the rules, or since nobody can say what a misreading makes of it
 */
export function tellingCase(scenario: Scenario, tested: string): TellingCase | undefined {
  const asked = ask(scenario, tested);
  return asked && toldBy(asked);
}

/** The rest of it for a case that was played by the rules already. */
export function toldBy(asked: Asked): TellingCase | undefined {
  const tells: Tell[] = [];
  for (const hypothesis of HYPOTHESES) {
    const tell = tellOf(asked, hypothesis);
    if (tell === "open") return undefined;
    if (tell) tells.push(tell);
  }
  return { ...asked, tells };
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
  /** The hypotheses that lead to another board in the case; worked out when first asked for. */
  readonly tells: readonly Tell[];
  /** One for each of them; made when they are first asked for: where an engine does what the rules ask for none is needed. */
  readonly predictions: readonly Prediction[];
}

/**
 * The experiment around a case. Undefined when a control cannot be played.
 * @param tells what the hypotheses make of the case
 * @param controls the games beside it
 */
export function experimentOf(
  asked: Asked,
  tells: () => readonly Tell[],
  controls: readonly ControlGame[] = controlsOf(asked.scenario, asked.tested),
): Experiment | undefined {
  const { scenario, tested, paths, right } = asked;
  const games: Game[] = [{ name: "case", scenario, right }];
  for (const control of controls) {
    const { trace, state } = playOut(control.scenario, RULEBOOK, paths);
    if (trace.end.kind !== "complete" || state.open.size > 0) return undefined;
    games.push({ ...control, right: trace });
  }
  let told: readonly Tell[] | undefined;
  let predictions: readonly Prediction[] | undefined;
  return {
    tested,
    paths,
    games,
    get tells() {
      told ??= tells();
      return told;
    },
    get predictions() {
      predictions ??= predictionsOf(this.tells, games, paths);
      return predictions;
    },
  };
}

function predictionsOf(
  tells: readonly Tell[],
  [, ...controls]: readonly Game[],
  paths: readonly Path[],
): readonly Prediction[] {
  const consulted = controls.map(({ scenario }) => {
    const hits = new Uint8Array(HYPOTHESES.length);
    playOut(scenario, watchedRulebook(hits), paths);
    return hits;
  });
  return tells.map(({ hypothesis, trace, marks }) => {
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
}

/** What several misreadings at once predict for each game of an experiment: none is played before it is asked for. */
export function* jointlyPlayed(experiment: Experiment, patches: readonly Patch[]): Iterable<Trace> {
  const book: Rulebook = patches.length === 0 ? RULEBOOK : misread(...patches);
  for (const { scenario, right } of experiment.games) {
    yield patches.length === 0 ? right : play(scenario, book, experiment.paths);
  }
}
