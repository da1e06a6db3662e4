import type { Scenario } from "../../spec/types/index.ts";
import { renamed as rewritten } from "../renamed.ts";
import type { Relation } from "./pair.ts";

/**
 * The names of objects and battlefields permuted, each with those of its kind; everything stands where it stood.
 * The players keep theirs: P1 is by agreement whose turn it is.
 */
export const renamed: Relation = (scenario) => {
  const names = new Map([...permuted(scenario.battlefields), ...kinds(scenario).flatMap(permuted)]);
  if (names.size === 0) return undefined;
  return { one: scenario, other: rewritten(scenario, names), names };
};

const kinds = ({ objects }: Scenario): readonly (readonly string[])[] =>
  (["unit", "gear", "spell"] as const).map((kind) => objects.filter((each) => each.kind === kind).map(({ id }) => id));

/** Each name goes to the next, the last to the first; a name without company stays. */
function permuted(ids: readonly string[]): readonly (readonly [string, string])[] {
  return ids.length < 2 ? [] : ids.map((id, index) => [id, ids[(index + 1) % ids.length] ?? id]);
}
