import { RULEBOOK } from "../decisions/rulebook.ts";
import type { Scenario, Step } from "../types/index.ts";
import { play } from "./play.ts";

/** The same game with a step of its own for each item that resolves, so that one can look at the board in between. */
export function oneByOne(scenario: Scenario): Scenario {
  const { checkpoints } = play(scenario, RULEBOOK);
  const script = scenario.script.flatMap((step, index): Step[] => {
    if (!("resolve" in step)) return [step];
    // The first checkpoint is before the first step, so this one is just before this step.
    const more = (checkpoints[index]?.items ?? 0) - step.resolve - 1;
    const between = Array.from({ length: Math.max(0, more) }, (_, n): Step => {
      const left = step.resolve + more - n;
      return { id: `${step.id}, ${left} left`, resolve: left };
    });
    return [...between, step];
  });
  return { ...scenario, script };
}
