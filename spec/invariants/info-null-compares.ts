import type { Patch } from "../decisions/rulebook.ts";
import { readersRun } from "./info-null.ts";
import { FULL, type Invariant } from "./invariant.ts";

/** With or without heeding the links that stop most such comparisons as well. */
function satisfied(bound: "at most" | "at least"): readonly Patch[] {
  const condition: NonNullable<Patch["condition"]> = (right) => (input) =>
    input.value === null && input.bound === bound ? "holds" : right(input);
  return [{ condition }, { condition, link: readersRun }];
}

export const infoNullCompares: Invariant = {
  id: "info/null-compares",
  rule: "359.3.e.12",
  statement: 'Null satisfies no comparison, neither "at most" nor "at least".',
  control: "disturbance",
  full: FULL,
  misreadings: [
    {
      id: "at-most-holds",
      says: "Might that cannot be read is at most any number",
      patches: satisfied("at most"),
    },
    {
      id: "at-least-holds",
      says: "Might that cannot be read is at least any number",
      patches: satisfied("at least"),
    },
  ],
};
