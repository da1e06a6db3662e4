import { validateScenario } from "../spec/schema/validate.ts";
import type { Scenario } from "../spec/types/index.ts";
import type { Names } from "./rewritten.ts";

/** A text with every word that is a name changed: "battlefield:A", "U1.damage", "U1 + U2". */
export function renamedText(text: string, names: Names): string {
  return text.replaceAll(/\w+/g, (word) => names.get(word) ?? word);
}

/**
 * A scenario with other names, wherever they stand in it; the order of everything stays.
 * Knows nothing of the card language, so that a new sort of mention needs no change here.
 * @throws Invalid when a name is no id
 */
export function renamed(scenario: Scenario, names: Names): Scenario {
  const { answers, ...rest } = scenario;
  // Wishes are the one thing that is kept by an object's name.
  const wishes = Object.entries(answers ?? {}).map(([id, choices]) => [
    names.get(id) ?? id,
    renamedTree(choices, names),
  ]);
  const tree = renamedTree(rest, names);
  return validateScenario(answers ? Object.assign({}, tree, { answers: Object.fromEntries(wishes) }) : tree);
}

function renamedTree(tree: unknown, names: Names): unknown {
  if (typeof tree === "string") return renamedText(tree, names);
  if (Array.isArray(tree)) return tree.map((each: unknown) => renamedTree(each, names));
  if (typeof tree !== "object" || tree === null) return tree;
  return Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, renamedTree(value, names)]));
}
