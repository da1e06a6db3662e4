import type { Invariant } from "../spec/invariants/index.ts";
import { listed } from "../spec/text/grammar.ts";
import type { Finding } from "../spec/types/index.ts";
import type { CampaignState } from "./campaign.ts";
import type { Diagnosis } from "./judge/diagnose.ts";
import { contestOf, explainedBy, type Result } from "./judge/result.ts";
import type { Blame } from "./judge/standing.ts";
import { controlFails } from "./judge/weigh.ts";
import { verbsOf } from "./signature.ts";

/** Experiments that are looked at for what stands in the way. */
const SAMPLE = 60;

/**
 * What stands in the way of evidence for an invariant that lacks some: what its experiments show, else what is wrong
 * with the engine as a whole.
 */
export function obstacleOf(
  invariant: Invariant,
  state: CampaignState,
  diagnosis: Diagnosis,
  broken: readonly Finding[],
  findings: readonly Finding[],
): string | undefined {
  const found = foundIn(invariant, state.results, diagnosis, broken);
  if (found !== undefined) return found;
  if (state.windowMissed > state.cases) return "the engine leaves no window to react";
  // Many broken primitives are one finding; the first of them says more.
  const [any] = [...broken, ...findings];
  if (any) return any.signature;
  return state.results.every(({ right }) => right) ? undefined : `hidden by ${namesOf(diagnosis.blamed)}`;
}

const namesOf = (blamed: readonly Blame[]): string =>
  listed(blamed.map(({ hypothesis }) => hypothesis.misreading.name));

/**
 * What stands in the way of evidence for an invariant, most often: a broken primitive, another misreading that hides
 * the rule, or something that nothing explains.
 */
function foundIn(
  invariant: Invariant,
  results: readonly Result[],
  diagnosis: Diagnosis,
  primitives: readonly Finding[],
): string | undefined {
  const counts = new Map<string, number>();
  let seen = 0;
  for (const result of results) {
    if (seen >= SAMPLE) break;
    if (result.right) continue;
    const reason = reasonIn(invariant, result, diagnosis, primitives);
    if (reason === undefined) continue;
    seen += 1;
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
  }
  const [first] = [...counts].sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]));
  return first?.[0];
}

function reasonIn(
  invariant: Invariant,
  result: Result,
  diagnosis: Diagnosis,
  primitives: readonly Finding[],
): string | undefined {
  const { experiment, played, weights } = result;
  const at = experiment.predictions.findIndex(
    ({ hypothesis }, index) => hypothesis.misreading.invariant === invariant && isLost(weights[index]),
  );
  const prediction = experiment.predictions[at];
  if (!prediction) return undefined;
  const patches = diagnosis.blamed.map(({ hypothesis }) => hypothesis.patch);
  if (patches.length > 0 && explainedBy(patches)(result)) {
    return `hidden by ${namesOf(neededFor(result, diagnosis.blamed))}`;
  }
  const rival = experiment.games.map(({ right }) => right);
  const fields = new Set(prediction.marks.flat().map(({ path }) => path));
  const failed = controlFails(experiment, played, contestOf(prediction, rival), fields);
  const game = experiment.games[failed?.game ?? 0];
  if (!game) return undefined;
  const verbs = verbsOf(game.scenario);
  const primitive = primitives.find(
    (each) => each.case && verbsOf(each.case.scenario).some((verb) => verbs.includes(verb)),
  );
  if (primitive) return primitive.signature;
  if (!failed) return "an unexplained divergence";
  return `the "${game.name}" control fails at ${experiment.paths[failed.mark.path]?.field ?? "what a card asks for"}`;
}

/** Those of the misreadings without which the others do not explain what the engine did. */
function neededFor(result: Result, blamed: readonly Blame[]): readonly Blame[] {
  const needed = blamed.filter((each) => {
    const others = blamed.filter((other) => other !== each).map(({ hypothesis }) => hypothesis.patch);
    return !explainedBy(others)(result);
  });
  return needed.length > 0 ? needed : blamed;
}

const isLost = (weight: string | undefined): boolean =>
  weight === "blocked" || weight === "neither" || weight === "supports";
