import type { Relation } from "./pair.ts";
import { chosenUnits, freeIds } from "./parts.ts";

/** One more unit, before all others in table order, that is like one that the item under test chooses. */
export const bystander: Relation = (scenario, tested) => {
  const [like] = chosenUnits(scenario, tested);
  if (!like) return undefined;
  // Its like in all that a text may ask about, but without a text of its own.
  const { card: _, ...body } = like;
  const unit = { ...body, id: freeIds(scenario, "U").next().value };
  return { one: scenario, other: { ...scenario, objects: [unit, ...scenario.objects] } };
};
