import type { GeneratedCase } from "../generators/case.ts";
import { chosenIn, textOf } from "../spec/model/mentions.ts";
import type { Filter } from "../spec/types/index.ts";

/**
 * The cell of a case: its last disturbance, with the first restriction on what the item under test chooses, in its
 * carrier. Evidence for a misreading must come from all the cells that it can come from.
 */
export function cellOf({ scenario, tested, carrier, disturbances }: GeneratedCase): string {
  const [filter] = chosenIn(textOf(scenario, tested)).flatMap(({ filters }) => filters);
  return `${disturbances.at(-1) ?? "none"} × ${filter ? restriction(filter) : "none"} × ${carrier}`;
}

function restriction(filter: Filter): string {
  if ("might" in filter) return `Might ${filter.might}`;
  if ("choosesUnits" in filter) return "count";
  if ("with" in filter) return "with";
  if ("moreThan" in filter) return filter.cost ? "costs more than" : "Might more than";
  return "at" in filter ? "at" : filter.is;
}
