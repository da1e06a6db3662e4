import type { GameObject, Place, Scenario } from "../../spec/types/index.ts";
import type { Relation } from "./pair.ts";
import { chosenUnits, freeIds } from "./parts.ts";
import { reactionOn, withReactions } from "./reaction.ts";

/** Two more reactions, the last to be played: one moves a target away, the other back. */
export const thereAndBack: Relation = (scenario, tested) => {
  const [unit] = chosenUnits(scenario, tested);
  const away = unit && placeFor(scenario, unit);
  if (!unit || !away) return undefined;
  const home: Place = unit.place.startsWith("base:")
    ? "base"
    : { battlefield: unit.place.slice("battlefield:".length) };
  const ids = freeIds(scenario, "X");
  // The newest resolves first, so the way back is played before the way there.
  const moves = [home, away].map((to) =>
    reactionOn(unit, tested, ids.next().value, (object) => ({ id: "i1", verb: "move", object, to })),
  );
  const end = scenario.script.length - 1;
  // What was played lies in its owner's trash.
  const footprint = new Set([`${unit.controller}.trash`]);
  return { one: scenario, other: withReactions(scenario, end, moves), footprint };
};

/** Where a unit may go without meeting anybody. */
function placeFor({ battlefields, objects }: Scenario, { place }: GameObject): Place | undefined {
  if (place.startsWith("battlefield:")) return "base";
  const empty = battlefields.find((id) => !objects.some((object) => object.place === `battlefield:${id}`));
  return empty === undefined ? undefined : { battlefield: empty };
}
