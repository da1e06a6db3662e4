import { cardOf } from "../model/mentions.ts";
import type { Scenario } from "../types/index.ts";
import { chosenNames, wishKeys } from "./choice-words.ts";

/** What players will choose for triggered abilities, a sentence for each object; empty where nothing is foreseen. */
export function answerSentences(scenario: Scenario): string[] {
  return Object.entries(scenario.answers ?? {}).flatMap(([id, choices]) => {
    const object = scenario.objects.find((each) => each.id === id);
    const keys =
      cardOf(scenario, id)?.abilities.flatMap((ability) => ("when" in ability ? wishKeys(ability.text) : [])) ?? [];
    const picks = keys.flatMap((key) => (choices[key] ? [chosenNames(choices[key], scenario)] : []));
    if (!object || picks.length === 0) return [];
    return [`When an ability of ${id} triggers, ${object.controller} chooses ${picks.join(", then ")}.`];
  });
}
