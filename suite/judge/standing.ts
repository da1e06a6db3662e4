import type { Patch } from "../../spec/decisions/rulebook.ts";
import { classOf } from "./classes.ts";
import { type Company, companyOf } from "./company.ts";
import { differences } from "./compare.ts";
import { HYPOTHESES, type Hypothesis, type Place } from "./hypotheses.ts";
import { isStrict, type Result } from "./result.ts";
import { atLeast, spread } from "./spread.ts";
import { matchesExactly, type Weight, weigh } from "./weigh.ts";

/** A misreading that explains what an engine does, with those that explain it equally well. */
export interface Blame {
  readonly hypothesis: Hypothesis;
  readonly ties: readonly Hypothesis[];
  /** Where it stands among those blamed before it. */
  readonly place: Place;
  /** Deviating experiments that it explains, in order. */
  readonly explains: readonly Result[];
}

/** Fewest experiments that support, and that match in everything the engine shows, before anything is blamed. */
const SUPPORT = 3;
export const EXACT = 2;
/** Experiments that match in everything, for each that supports: one that is right about little else is not blamed. */
const WHOLE = 1 / 3;
export const REFUTED = 0.02;
/** Supports for each experiment whose controls fail. */
const HELD = 0.5;

/** How a hypothesis fares beside those already blamed. */
interface Standing {
  readonly hypothesis: Hypothesis;
  readonly place: Place;
  readonly supports: number;
  readonly explains: readonly Result[];
}

/**
 * The misreading that explains most of what is left, with those that explain the same.
 * @param left deviating experiments that the patches do not explain
 * @param patches misreadings that the engine is known to have
 * @param known hypotheses that are not asked for
 * @param hypotheses those that are
 * @returns undefined when none is good enough to blame
 */
export function best(
  results: readonly Result[],
  left: readonly Result[],
  patches: readonly Patch[],
  known: ReadonlySet<Hypothesis>,
  hypotheses: readonly Hypothesis[] = HYPOTHESES,
): Blame | undefined {
  const standing = patches.length === 0 ? alone(results, left) : beside(patches, results, left);
  const standings = hypotheses.flatMap((hypothesis) => (known.has(hypothesis) ? [] : (standing(hypothesis) ?? [])));
  standings.sort((a, b) => b.explains.length - a.explains.length || b.supports - a.supports);
  const [top] = standings;
  if (!top) return undefined;
  const alike = standings.filter(({ explains }) => sameResults(explains, top.explains));
  // Of a class the name that comes first is blamed.
  const [name] = classOf(top.hypothesis.misreading.name);
  const first = alike.find(({ hypothesis }) => hypothesis.misreading.name === name) ?? top;
  const ties = alike.filter((each) => each !== first).map(({ hypothesis }) => hypothesis);
  return { hypothesis: first.hypothesis, ties, place: first.place, explains: first.explains };
}

/** Whether a hypothesis changes a decision that one of those changes too: then it matters which of them comes first. */
export const isEntangled = ({ patch }: Hypothesis, patches: readonly Patch[]): boolean =>
  patches.some((each) => Object.keys(each).some((decision) => decision in patch));

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

/** How hypotheses fare against the rules, from what was predicted beforehand. */
function alone(results: readonly Result[], left: readonly Result[]): (hypothesis: Hypothesis) => Standing | undefined {
  const weighed = weightsOf(results);
  return (hypothesis) => {
    const weights = weighed[hypothesis.index] ?? [];
    if (!convincing(weights)) return undefined;
    const explains = left.filter(({ experiment, played }) => {
      const prediction = experiment.predictions.find((each) => each.hypothesis === hypothesis);
      return prediction !== undefined && matchesExactly(experiment, played, prediction.traces);
    });
    return standingOf(hypothesis, "above", weights, explains);
  };
}

/** How they fare beside misreadings that the engine is known to have: above them or, where that explains more, below. */
function beside(
  patches: readonly Patch[],
  results: readonly Result[],
  left: readonly Result[],
): (hypothesis: Hypothesis) => Standing | undefined {
  const above = inCompany(companyOf(patches, "above"), results, left);
  const below = inCompany(companyOf(patches, "below"), results, left);
  return (hypothesis) => {
    const one = above(hypothesis);
    const other = isEntangled(hypothesis, patches) ? below(hypothesis) : undefined;
    return other && other.explains.length > (one?.explains.length ?? 0) ? other : one;
  };
}

function inCompany(
  company: Company,
  results: readonly Result[],
  left: readonly Result[],
): (hypothesis: Hypothesis) => Standing | undefined {
  return (hypothesis) => {
    const matches = ({ experiment, played }: Result): boolean => {
      const traces = company.with(experiment, hypothesis);
      return traces !== undefined && matchesExactly(experiment, played, traces);
    };
    if (!atLeast(EXACT, spread(left), matches)) return undefined;
    const tells = results.filter(({ experiment }) => experiment.tells.some((each) => each.hypothesis === hypothesis));
    const weights = spread(tells).flatMap(({ experiment, played }) => {
      const joint = company.with(experiment, hypothesis);
      if (!joint) return [];
      const traces = [...joint];
      const rival = company.without(experiment);
      const marks = traces.map((trace, index) => differences(rival[index] ?? trace, trace));
      if ((marks[0] ?? []).length === 0) return [];
      return [weigh(experiment, played, { hypothesis: traces, rival, marks, strict: isStrict(hypothesis) })];
    });
    if (!convincing(weights)) return undefined;
    return standingOf(hypothesis, company.place, weights, left.filter(matches));
  };
}

/** Undefined where it is right about too little else. */
function standingOf(
  hypothesis: Hypothesis,
  place: Place,
  weights: readonly Weight[],
  explains: readonly Result[],
): Standing | undefined {
  const supports = weights.filter((each) => each === "supports").length;
  return explains.length >= Math.max(EXACT, WHOLE * supports) ? { hypothesis, place, supports, explains } : undefined;
}
