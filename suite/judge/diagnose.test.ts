import { expect, test } from "vitest";
import { WRITTEN } from "../../spec/cases/index.ts";
import { misread } from "../../spec/decisions/rulebook.ts";
import { play } from "../../spec/model/play.ts";
import { smallest } from "./diagnose.ts";
import { ask, experimentOf } from "./experiment.ts";
import { type Hypothesis, hypothesesOf } from "./hypotheses.ts";
import { type Result, resultOf } from "./result.ts";
import type { Blame } from "./standing.ts";

const EXHAUSTED = "illegal/requirement/exhausted-not-checked-again";
const VALUES = "illegal/live/values-when-chosen";

/** The written cases in which an engine with that misreading goes wrong. */
function wrongWith({ patch }: Hypothesis): readonly Result[] {
  return WRITTEN.flatMap(({ case: { scenario, misreadings = [] } }) => {
    if (!misreadings.includes(VALUES) && !misreadings.includes(EXHAUSTED)) return [];
    const asked = ask(scenario, "S1");
    const experiment = asked && experimentOf(asked, () => []);
    if (!experiment) return [];
    const played = experiment.games.map((game) => play(game.scenario, misread(patch), experiment.paths));
    const result = resultOf(experiment, played);
    return result.right ? [] : [result];
  });
}

test("what another misreading, blamed later, explains as well is blamed no more", () => {
  const [exhausted] = hypothesesOf(EXHAUSTED);
  const [values] = hypothesesOf(VALUES);
  if (!exhausted || !values) throw new Error("no such misreading");
  const wrong = wrongWith(values);
  const blame = (hypothesis: Hypothesis, explains: readonly Result[]): Blame => ({
    hypothesis,
    ties: [],
    place: "above",
    explains,
  });
  const blamed = [blame(exhausted, wrong.slice(0, 1)), blame(values, wrong.slice(1))];
  const found = smallest(wrong, { blamed, unexplained: [] });
  expect(found.blamed.map(({ hypothesis, explains }) => [hypothesis.misreading.name, explains.length])).toEqual([
    [VALUES, wrong.length],
  ]);
  expect(wrong.length).toBeGreaterThan(2);
});
