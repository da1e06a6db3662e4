import type { Trace } from "../../spec/model/trace.ts";
import { deviations, type Mark, shownAt, valueAt } from "./compare.ts";
import type { Experiment } from "./experiment.ts";

/** What an experiment says of a hypothesis, compared with what else may be right. */
export type Weight =
  /** The engine does what the hypothesis predicts, where it differs from its rival. */
  | "supports"
  /** The engine does what the rival predicts there. */
  | "refutes"
  | "neither"
  /** A control on which both agree came out otherwise, so the case says nothing. */
  | "blocked"
  /** The engine does not show where they differ. */
  | "unseen";

/** The traces of an engine in an experiment, one per game. */
export type Played = readonly Trace[];

/** Two predictions of one experiment to decide between. */
export interface Contest {
  readonly hypothesis: readonly Trace[];
  readonly rival: readonly Trace[];
  /** Per game where the two differ. */
  readonly marks: readonly (readonly Mark[])[];
  /**
   * Whether the controls must hold everywhere, not only at the paths where the two differ: what a card asks for
   * says nothing about an engine that then does nothing with it.
   */
  readonly strict: boolean;
}

/** Weighs one experiment. */
export function weigh(experiment: Experiment, played: Played, contest: Contest): Weight {
  const fields = new Set<number>();
  for (const marks of contest.marks) for (const { path } of marks) fields.add(path);
  if (controlFails(experiment, played, contest, fields) !== undefined) return "blocked";
  let seen = false;
  let supports = true;
  let refutes = true;
  for (const [index, marks] of contest.marks.entries()) {
    const engine = played[index];
    const right = experiment.games[index]?.right;
    const hypothesis = contest.hypothesis[index];
    const rival = contest.rival[index];
    if (!engine || !right || !hypothesis || !rival) continue;
    for (const mark of marks) {
      const shown = shownAt(engine, right, mark);
      if (shown === undefined) continue;
      seen = true;
      if (shown !== valueAt(hypothesis, mark)) supports = false;
      if (shown !== valueAt(rival, mark)) refutes = false;
    }
  }
  if (!seen) return "unseen";
  if (supports) return "supports";
  return refutes ? "refutes" : "neither";
}

/**
 * The first control game on which hypothesis and rival agree and which the engine plays otherwise, at the paths where
 * the two differ elsewhere; if strict, at any path of any control where the two agree. Undefined when all of that holds.
 */
export function controlFails(
  experiment: Experiment,
  played: Played,
  contest: Contest,
  fields: ReadonlySet<number>,
): { readonly game: number; readonly mark: Mark } | undefined {
  for (const [game, marks] of contest.marks.entries()) {
    const engine = played[game];
    const agreed = contest.rival[game];
    const right = experiment.games[game]?.right;
    if (game === 0 || (marks.length > 0 && !contest.strict) || !engine || !agreed || !right) continue;
    const differ = new Set(marks.map(({ checkpoint, path }) => `${checkpoint} ${path}`));
    const mark = deviations(engine, agreed, right).find(
      ({ path, checkpoint }) =>
        (contest.strict ? !differ.has(`${checkpoint} ${path}`) : fields.has(path)) && settled(agreed, checkpoint),
    );
    if (mark) return { game, mark };
  }
  return undefined;
}

const settled = (trace: Trace, checkpoint: number): boolean => trace.checkpoints[checkpoint]?.settled ?? true;

/** Whether the engine does exactly what is predicted, in every game and wherever it shows anything. */
export function matchesExactly(experiment: Experiment, played: Played, predicted: Iterable<Trace>): boolean {
  let game = 0;
  for (const trace of predicted) {
    const engine = played[game];
    const right = experiment.games[game]?.right;
    if (!engine || !right || deviations(engine, trace, right).length > 0) return false;
    game++;
  }
  return game === experiment.games.length;
}
