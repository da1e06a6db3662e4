import type { Scenario } from "../spec/types/index.ts";
import type { Subject } from "./canonical.ts";
import type { Pair } from "./relations/index.ts";
import { withPut } from "./step.ts";

/**
 * A case, and the same game with a play in it that is refused: by the rules both end alike (355.8, 309).
 * @param illegal the game as it is broken off by that play, as a shape makes it of the case
 */
export function afterRefusal(illegal: Scenario, { scenario }: Subject): Pair | undefined {
  const before = illegal.script.slice(0, -1);
  const [last] = illegal.script.slice(-1);
  if (!last) return undefined;
  const tried = { ...withPut(last, (said) => ({ ...said, refused: true })), id: REFUSED };
  const rest = scenario.script.slice(before.length);
  return {
    // A game that an engine has played already is not played again.
    one: isSameGame(illegal, scenario) ? scenario : { ...illegal, script: scenario.script },
    other: { ...illegal, script: [...before, tried, ...rest] },
  };
}

/** Id of the step that is refused. */
export const REFUSED = "refused";

const isSameGame = (a: Scenario, b: Scenario): boolean => a.objects === b.objects && a.cards === b.cards;
