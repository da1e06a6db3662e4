import { atLocation } from "../../spec/decisions/identity.ts";
import type { Relation } from "./pair.ts";
import { freeIds } from "./parts.ts";
import { reactionOn, withReactions } from "./reaction.ts";

/** One more reaction, to an object that another reaction does not choose, once played before that and once after. */
export const order: Relation = (scenario, tested) => {
  const at = scenario.script.findIndex((step) => "play" in step && step.play.respondsTo === tested && !step.play.later);
  const step = scenario.script[at];
  const victims = step && "play" in step ? Object.values(step.play.choices).flat() : [];
  const unit = scenario.objects.find(
    ({ id, kind, place }) => kind === "unit" && atLocation(place) && !victims.includes(id),
  );
  if (victims.length === 0 || !unit) return undefined;
  const id = freeIds(scenario, "X").next().value;
  const stronger = reactionOn(unit, tested, id, (object) => ({ id: "i1", verb: "might", amount: 1, object }));
  return { one: withReactions(scenario, at, [stronger]), other: withReactions(scenario, at + 1, [stronger]) };
};
