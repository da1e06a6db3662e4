import { filtersOf, instructionsOf, objectMentions } from "../spec/model/mentions.ts";
import type { Scenario } from "../spec/types/index.ts";

/** The published names of everything that a scenario asks of an engine. */
export function featuresOf(scenario: Pick<Scenario, "cards" | "objects">): ReadonlySet<string> {
  const features = new Set<string>();
  for (const card of scenario.cards) {
    for (const ability of card.abilities) features.add("when" in ability ? "ability:triggered" : "ability:replacement");
    for (const instruction of instructionsOf(card)) {
      features.add(`verb:${instruction.verb}`);
      const { gate } = instruction;
      if (gate)
        features.add("if" in gate ? "condition:might" : "otherwise" in gate ? "condition:otherwise" : "link:action");
      if ("player" in instruction && "of" in instruction.player) features.add(`whose:${instruction.player.whose}`);
      for (const mention of objectMentions(instruction)) {
        if ("it" in mention) features.add("link:object");
        if ("all" in mention) features.add("mention:all");
        if ("choose" in mention) {
          features.add(`noun:${mention.choose}`);
          if (mention.count.max > 1) features.add(`mentions:${mention.count.max}`);
        }
        for (const filter of filtersOf(mention)) {
          features.add(
            "might" in filter ? "filter:might" : "at" in filter ? "noun:battlefield" : `filter:${filter.is}`,
          );
        }
      }
      if ("amount" in instruction && typeof instruction.amount === "object") features.add("amount:might");
    }
  }
  for (const object of scenario.objects) {
    if (object.token) features.add("object:token");
    if (object.kind === "gear") features.add("object:gear");
    if (object.owner !== object.controller) features.add("object:stolen");
    if (object.place.startsWith("facedown:")) features.add("play:hidden");
    for (const quality of object.qualities ?? []) features.add(`quality:${quality}`);
  }
  return features;
}
