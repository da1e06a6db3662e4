import type { Scenario } from "../types/index.ts";

/**
 * What people call something in a scenario, with its id: "unit U1", "battlefield A", "P1"; a spell by its card's
 * name. An unknown id stands for itself.
 */
export function objectName(scenario: Scenario, id: string): string {
  const object = scenario.objects.find((each) => each.id === id);
  if (!object) return scenario.battlefields.includes(id) ? `battlefield ${id}` : id;
  if (object.kind !== "spell") return `${object.kind} ${id}`;
  const name = scenario.cards.find((card) => card.id === object.card)?.name ?? "Spell";
  return name.split(" ").includes(id) ? name : `${name} ${id}`;
}
