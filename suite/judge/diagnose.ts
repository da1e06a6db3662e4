import type { Patch } from "../../spec/decisions/rulebook.ts";
import type { Trace } from "../../spec/model/trace.ts";
import { classOf } from "./classes.ts";
import { differences, type Mark, sharing, shownAt } from "./compare.ts";
import { type Experiment, jointlyPlayed, jointTraces, type Prediction } from "./experiment.ts";
import { HYPOTHESES, type Hypothesis } from "./hypotheses.ts";
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
  let weights: readonly Weight[] | undefined;
  return {
    experiment,
    // Where an engine does what the rules ask for, which is nearly everywhere, nothing of its own is kept.
    played: played.map((trace, index) => {
      const right = rival[index];
      return right ? sharing(trace, right, differences(right, trace)) : trace;
    }),
    right,
    get weights() {
      weights ??= experiment.tells.map(({ marks }, at) => {
        if (right && shows(experiment, played, marks)) return "refutes";
        const prediction = experiment.predictions[at];
        return prediction ? weigh(experiment, played, contestOf(prediction, rival)) : "unseen";
      });
      return weights;
    },
  };
}

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

const isStrict = ({ misreading }: Hypothesis): boolean => misreading.invariant.control === "target";

/** A misreading that explains what an engine does, with those that explain it equally well. */
export interface Blame {
  readonly hypothesis: Hypothesis;
  readonly ties: readonly Hypothesis[];
  /** Deviating experiments that it explains, in order. */
  readonly explains: readonly Result[];
}

/** What explains an engine, and what is left over. */
export interface Diagnosis {
  readonly blamed: readonly Blame[];
  /** Deviating experiments that all the blamed together do not explain. */
  readonly unexplained: readonly Result[];
}

/** Fewest experiments that support, and that match in everything the engine shows, before anything is blamed. */
const SUPPORT = 3;
const EXACT = 2;
/** Experiments that match in everything, for each that supports: one that is right about little else is not blamed. */
const WHOLE = 1 / 3;
const REFUTED = 0.02;
/** Supports for each experiment whose controls fail. */
const HELD = 0.5;
/** Experiments that a step of the search looks at. */
const SAMPLE = 60;
/** More misreadings than this in one engine are not looked for. */
const MOST = 6;

/**
 * Finds the smallest set of misreadings that explains what an engine did, over all experiments: one is added at a time,
 * each judged together with those already found; where no single one will do, pairs are tried.
 */
export function diagnose(results: readonly Result[]): Diagnosis {
  const blamed: Blame[] = [];
  let left = results.filter((result) => !result.right);
  while (left.length > 0 && blamed.length < MOST) {
    const patches = blamed.map(({ hypothesis }) => hypothesis.patch);
    const known = new Set(blamed.flatMap(({ hypothesis, ties }) => [hypothesis, ...ties]));
    const found = best(results, left, patches, known) ?? (blamed.length === 0 ? bestPair(left, results) : undefined);
    if (!found) break;
    blamed.push(...found);
    const explained = new Set(found.flatMap(({ explains }) => explains));
    const together = explainedBy(blamed.map(({ hypothesis }) => hypothesis.patch));
    // A misreading may show in a control alone, where nothing was predicted of the case itself.
    left = left.filter((result) => !explained.has(result) && !together(result));
  }
  return { blamed, unexplained: left };
}

/** How a hypothesis fares beside those already blamed. */
interface Standing {
  readonly hypothesis: Hypothesis;
  readonly supports: number;
  readonly explains: readonly Result[];
}

function best(
  results: readonly Result[],
  left: readonly Result[],
  patches: readonly Patch[],
  known: ReadonlySet<Hypothesis>,
): readonly Blame[] | undefined {
  const standings: Standing[] = [];
  const weighed = patches.length === 0 ? weightsOf(results) : undefined;
  for (const hypothesis of HYPOTHESES) {
    if (known.has(hypothesis)) continue;
    const standing = weighed
      ? alone(weighed[hypothesis.index] ?? [], left, hypothesis)
      : beside(results, left, patches, hypothesis);
    if (standing && standing.explains.length >= Math.max(EXACT, WHOLE * standing.supports)) standings.push(standing);
  }
  standings.sort((a, b) => b.explains.length - a.explains.length || b.supports - a.supports);
  const [top] = standings;
  if (!top) return undefined;
  const alike = standings.filter(({ explains }) => sameResults(explains, top.explains));
  // Of a class the name that comes first is blamed.
  const [name] = classOf(top.hypothesis.misreading.name);
  const first = alike.find(({ hypothesis }) => hypothesis.misreading.name === name) ?? top;
  const ties = alike.filter((each) => each !== first).map(({ hypothesis }) => hypothesis);
  return [{ hypothesis: first.hypothesis, ties, explains: first.explains }];
}

function sameResults(a: readonly Result[], b: readonly Result[]): boolean {
  return a.length === b.length && a.every((result, index) => result === b[index]);
}

/**
 * Whether a tally of weights is good enough to blame: supported often, hardly ever refuted, right in most experiments in
 * which it says something, and not by the few in which controls happen to hold.
 */
function convincing(weights: readonly Weight[]): boolean {
  const count = (weight: Weight): number => weights.filter((each) => each === weight).length;
  const supports = count("supports");
  return (
    supports >= SUPPORT &&
    count("refutes") <= REFUTED * (supports + count("refutes")) &&
    supports >= count("neither") &&
    supports >= count("blocked") * HELD
  );
}

/** Hypotheses that the results rule out, whatever else the engine has. */
export function refutedBy(results: readonly Result[]): ReadonlySet<Hypothesis> {
  const weighed = weightsOf(results);
  return new Set(
    HYPOTHESES.filter(({ index }) => {
      const weights = weighed[index] ?? [];
      const refutes = weights.filter((weight) => weight === "refutes").length;
      const supports = weights.filter((weight) => weight === "supports").length;
      return refutes > REFUTED * (refutes + supports);
    }),
  );
}

/** By index of a hypothesis: what the experiments say of it. */
function weightsOf(results: readonly Result[]): readonly (readonly Weight[])[] {
  const weighed: Weight[][] = HYPOTHESES.map(() => []);
  for (const { experiment, weights } of results)
    for (const [at, weight] of weights.entries()) {
      const told = experiment.tells[at];
      if (told) weighed[told.hypothesis.index]?.push(weight);
    }
  return weighed;
}

/** A hypothesis against the rules, from what was predicted beforehand. */
function alone(weights: readonly Weight[], left: readonly Result[], hypothesis: Hypothesis): Standing | undefined {
  if (!convincing(weights)) return undefined;
  const explains = left.filter(({ experiment, played }) => {
    const prediction = experiment.predictions.find((each) => each.hypothesis === hypothesis);
    return prediction !== undefined && matchesExactly(experiment, played, prediction.traces);
  });
  return { hypothesis, supports: weights.filter((each) => each === "supports").length, explains };
}

/** A hypothesis together with misreadings that the engine is known to have. */
function beside(
  results: readonly Result[],
  left: readonly Result[],
  patches: readonly Patch[],
  hypothesis: Hypothesis,
): Standing | undefined {
  const joint = [...patches, hypothesis.patch];
  if (!atLeast(EXACT, spread(left, SAMPLE), explainedBy(joint))) return undefined;
  const tells = results.filter(({ experiment }) => experiment.tells.some((each) => each.hypothesis === hypothesis));
  const weights = spread(tells, SAMPLE).flatMap(({ experiment, played }) => {
    const rival = jointTraces(experiment, patches);
    const traces = jointTraces(experiment, joint);
    const marks = traces.map((trace, index) => differences(rival[index] ?? trace, trace));
    if ((marks[0] ?? []).length === 0) return [];
    return [weigh(experiment, played, { hypothesis: traces, rival, marks, strict: isStrict(hypothesis) })];
  });
  if (!convincing(weights)) return undefined;
  const explains = left.filter(explainedBy(joint));
  return { hypothesis, supports: weights.filter((each) => each === "supports").length, explains };
}

/** Whether misreadings together predict all that an engine did in an experiment. */
function explainedBy(patches: readonly Patch[]): (result: Result) => boolean {
  return ({ experiment, played }) => matchesExactly(experiment, played, jointlyPlayed(experiment, patches));
}

/** Whether at least n of a list are so; looks at no more of them than it must. */
function atLeast<T>(n: number, list: readonly T[], is: (each: T) => boolean): boolean {
  let found = 0;
  for (const [index, each] of list.entries()) {
    if (found >= n || found + list.length - index < n) break;
    if (is(each)) found++;
  }
  return found >= n;
}

/** Two misreadings that hide each other: neither is convincing alone, together they explain nearly all. */
function bestPair(left: readonly Result[], results: readonly Result[]): readonly Blame[] | undefined {
  const sample = spread(left, SAMPLE);
  const likely = HYPOTHESES.map((hypothesis) => ({ hypothesis, score: closeness(sample, hypothesis) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, 14)
    .map(({ hypothesis }) => hypothesis);
  let found: { readonly pair: readonly [Hypothesis, Hypothesis]; readonly explains: number } | undefined;
  for (const [index, a] of likely.entries()) {
    for (const b of likely.slice(index + 1)) {
      // Two names of one class are one misreading.
      if (classOf(a.misreading.name).includes(b.misreading.name)) continue;
      const together = explainedBy([a.patch, b.patch]);
      if (!atLeast(Math.max(Math.ceil(0.8 * sample.length), (found?.explains ?? 0) + 1), sample, together)) continue;
      found = { pair: [a, b], explains: sample.filter(together).length };
    }
  }
  if (!found) return undefined;
  const [a, b] = found.pair;
  const explained = explainedBy([a.patch, b.patch]);
  const refuted = spread(
    results.filter(({ right }) => right),
    SAMPLE,
  ).filter((result) => !explained(result)).length;
  if (refuted > REFUTED * SAMPLE + 1) return undefined;
  const explains = left.filter(explained);
  return [
    { hypothesis: a, ties: [], explains },
    { hypothesis: b, ties: [], explains },
  ];
}

/** In how many experiments a hypothesis predicts some of what the engine did instead of the rules. */
function closeness(sample: readonly Result[], hypothesis: Hypothesis): number {
  return sample.filter(({ experiment, weights }) => {
    const at = experiment.predictions.findIndex((prediction) => prediction.hypothesis === hypothesis);
    return weights[at] === "supports" || weights[at] === "neither";
  }).length;
}

/** Up to n of a list, spread evenly over it. */
function spread<T>(list: readonly T[], n: number): readonly T[] {
  if (list.length <= n) return list;
  return Array.from({ length: n }, (_, index) => list[Math.floor((index * list.length) / n)]).flatMap((each) =>
    each === undefined ? [] : [each],
  );
}
