import type { Patch } from "../../spec/decisions/rulebook.ts";
import type { Trace } from "../../spec/model/trace.ts";
import { differences, type Mark, sharing, shownAt } from "./compare.ts";
import { type Experiment, jointlyPlayed, type Prediction } from "./experiment.ts";
import type { Hypothesis } from "./hypotheses.ts";
import { type Contest, matchesExactly, type Played, type Weight, weigh } from "./weigh.ts";

/** An experiment as an engine played it. */
export interface Result {
  readonly experiment: Experiment;
  readonly played: Played;
  /** Per prediction of the experiment; weighed when they are first asked for. */
  readonly weights: readonly Weight[];
  /** The engine does all that the rules ask for, as far as it shows. */
  readonly right: boolean;
}

/** An experiment as played, with every prediction weighed against the rules. */
export function resultOf(experiment: Experiment, played: Played): Result {
  const rival = experiment.games.map(({ right }) => right);
  const right = matchesExactly(experiment, played, rival);
  // Where an engine does what the rules ask for, which is nearly everywhere, nothing of its own is kept.
  const kept = played.map((trace, index) => likeIn(rival[index], trace));
  let weights: readonly Weight[] | undefined;
  return {
    experiment,
    played: kept,
    right,
    get weights() {
      weights ??= experiment.tells.map(({ marks }, at) => {
        if (right && shows(experiment, kept, marks)) return "refutes";
        const prediction = experiment.predictions[at];
        return prediction ? weigh(experiment, kept, contestOf(prediction, rival)) : "unseen";
      });
      return weights;
    },
  };
}

/** A trace with as much of the right one in its place as equals it. */
function likeIn(right: Trace | undefined, trace: Trace): Trace {
  if (!right) return trace;
  const marks = differences(right, trace);
  return marks.length === 0 && sameCourse(right, trace) ? right : sharing(trace, right, marks);
}

/** Whether two traces that show the same went the same way beside it. */
const sameCourse = (a: Trace, b: Trace): boolean =>
  a.end.kind === "complete" &&
  b.end.kind === "complete" &&
  a.substituted === b.substituted &&
  a.checkpoints.length === b.checkpoints.length;

/** Whether the engine shows any of those places of the case itself. */
function shows({ games: [game] }: Experiment, [engine]: Played, marks: readonly Mark[]): boolean {
  return (
    game !== undefined && engine !== undefined && marks.some((mark) => shownAt(engine, game.right, mark) !== undefined)
  );
}

/** The contest of a prediction against the rules. */
export function contestOf(prediction: Prediction, rival: readonly Trace[]): Contest {
  return { hypothesis: prediction.traces, rival, marks: prediction.marks, strict: isStrict(prediction.hypothesis) };
}

/** Whether its controls must hold everywhere. */
export const isStrict = ({ misreading }: Hypothesis): boolean => misreading.invariant.control === "target";

/** Whether misreadings together predict all that an engine did in an experiment. */
export function explainedBy(patches: readonly Patch[]): (result: Result) => boolean {
  return ({ experiment, played }) => matchesExactly(experiment, played, jointlyPlayed(experiment, patches));
}
