import { classOf } from "./classes.ts";
import { HYPOTHESES, type Hypothesis } from "./hypotheses.ts";
import { explainedBy, type Result } from "./result.ts";
import { atLeast, SAMPLE, spread } from "./spread.ts";
import { type Blame, isEntangled, REFUTED } from "./standing.ts";

/** Hypotheses of which pairs are tried, or one in the place of another. */
const LIKELY = 14;

/** Two misreadings that hide each other: neither is convincing alone, together they explain nearly all. */
export function bestPair(left: readonly Result[], results: readonly Result[]): readonly Blame[] | undefined {
  const sample = spread(left);
  const likely = likeliest(sample);
  let found: { readonly pair: readonly [Hypothesis, Hypothesis]; readonly explains: number } | undefined;
  for (const [index, a] of likely.entries()) {
    for (const b of likely.slice(index + 1)) {
      // Two names of one class are one misreading.
      if (classOf(a.misreading.name).includes(b.misreading.name)) continue;
      const orders: readonly (readonly [Hypothesis, Hypothesis])[] = isEntangled(a, [b.patch])
        ? [
            [a, b],
            [b, a],
          ]
        : [[a, b]];
      for (const pair of orders) {
        const together = explainedBy(pair.map(({ patch }) => patch));
        if (!atLeast(Math.max(Math.ceil(0.8 * sample.length), (found?.explains ?? 0) + 1), sample, together)) continue;
        found = { pair, explains: sample.filter(together).length };
      }
    }
  }
  if (!found) return undefined;
  const [a, b] = found.pair;
  const explained = explainedBy([a.patch, b.patch]);
  const refuted = spread(results.filter(({ right }) => right)).filter((result) => !explained(result)).length;
  if (refuted > REFUTED * SAMPLE + 1) return undefined;
  const explains = left.filter(explained);
  return [
    { hypothesis: a, ties: [], place: "above", explains },
    { hypothesis: b, ties: [], place: "above", explains },
  ];
}

/** The hypotheses that most often predict some of what the engine did instead of the rules. */
export function likeliest(sample: readonly Result[]): readonly Hypothesis[] {
  return HYPOTHESES.map((hypothesis) => ({ hypothesis, score: closeness(sample, hypothesis) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, LIKELY)
    .map(({ hypothesis }) => hypothesis);
}

/** In how many experiments a hypothesis predicts some of what the engine did instead of the rules. */
function closeness(sample: readonly Result[], hypothesis: Hypothesis): number {
  return sample.filter(({ experiment, weights }) => {
    const at = experiment.predictions.findIndex((prediction) => prediction.hypothesis === hypothesis);
    return weights[at] === "supports" || weights[at] === "neither";
  }).length;
}
