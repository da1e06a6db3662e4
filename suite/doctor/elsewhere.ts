import { RULEBOOK } from "../../spec/decisions/rulebook.ts";
import { play } from "../../spec/model/play.ts";
import type { Choices, Scenario } from "../../spec/types/index.ts";
import { deviations } from "../judge/compare.ts";
import type { PrimitiveResult } from "../primitive-check.ts";

/** The same game, in which another unit than the middle one of three is chosen. */
function instead(scenario: Scenario, id: string): Scenario {
  const swapped = (choices: Choices): Choices =>
    Object.fromEntries(
      Object.entries(choices).map(([mention, ids]) => [mention, ids.map((each) => (each === "U2" ? id : each))]),
    );
  const script = scenario.script.map((step) => {
    if ("play" in step) return { ...step, play: { ...step.play, choices: swapped(step.play.choices) } };
    if ("activate" in step) return { ...step, activate: { ...step.activate, choices: swapped(step.activate.choices) } };
    return step;
  });
  return { ...scenario, script };
}

/** Paths of the chain say what was chosen, not what was acted on. */
const CHOSEN = new Set(["chain", "targets"]);

/** Who is acted on instead of the one that was chosen, if that is what is wrong with a primitive. */
export function actsOn({ game: { scenario }, engine, right }: PrimitiveResult): string | undefined {
  if (!engine) return undefined;
  for (const [id, where] of [
    ["U1", "first"],
    ["U3", "last"],
  ] as const) {
    const predicted = play(instead(scenario, id), RULEBOOK, right.paths);
    const off = deviations(engine, predicted, right).filter(
      ({ path }) => !CHOSEN.has(right.paths[path]?.field ?? "chain"),
    );
    if (predicted.end.kind === "complete" && off.length === 0)
      return `acts on ${id}, which stands ${where}, instead of the chosen U2`;
  }
  return undefined;
}
