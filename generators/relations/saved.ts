import { oneByOne } from "../../spec/model/one-by-one.ts";
import type { Scenario, Step } from "../../spec/types/index.ts";
import type { Relation } from "./pair.ts";

/** A game that is saved and loaded in between, and the same without that. */
export const saved: Relation = (scenario) => {
  const script = scenario.script.filter((step) => !("saveAndLoad" in step));
  if (script.length === scenario.script.length) return undefined;
  // Nothing is called otherwise: it holds whatever an engine makes of the cards.
  const names = new Map<string, string>();
  const called = { one: "saved and loaded,", other: "played on without that," };
  return { one: scenario, other: { ...scenario, script }, names, called };
};

/** The game saved and loaded between any two steps, and after each item that resolves, until the turn ends. */
export function savedThroughout(scenario: Scenario): Scenario {
  const { script } = oneByOne(scenario);
  const last = script.findIndex((step, index) => index === script.length - 1 || ("resolve" in step && step.endTurn));
  const save = ({ id }: Step): Step => ({ id: `${id}, saved`, saveAndLoad: true });
  return { ...scenario, script: script.flatMap((step, index) => (index < last ? [step, save(step)] : [step])) };
}
