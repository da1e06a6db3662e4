import { chosenIn } from "../../spec/model/mentions.ts";
import type { Relation } from "./pair.ts";
import { putOf, sayingOf, withText } from "./parts.ts";
import { seenIn } from "./resolution.ts";

/** The item under test without the instructions that are ignored: their children are among them. */
export const neverWritten: Relation = (scenario, tested) => {
  const { text, paid } = sayingOf(scenario, tested);
  const { ignored } = seenIn(scenario, tested);
  const rest = text.filter(({ id }) => !ignored.has(id));
  if (rest.length === 0 || rest.length === text.length) return undefined;
  const { choices = {} } = putOf(scenario, tested) ?? {};
  const kept = [...chosenIn(rest), ...paid].flatMap(({ id }) => (choices[id] ? [[id, choices[id]] as const] : []));
  return { one: scenario, other: withText(scenario, tested, rest, Object.fromEntries(kept)) };
};
