import type { RequirementKind } from "../decisions/requirement.ts";
import { FULL, type Invariant } from "./invariant.ts";

/** Requirements on values that change; when a target was chosen it met them all. */
const VALUES: ReadonlySet<RequirementKind> = new Set([
  "might at most",
  "might at least",
  "exhausted",
  "ready",
  "stunned",
  "damaged",
]);

export const illegalLive: Invariant = {
  id: "illegal/live",
  rule: "359.3.e.2",
  statement: "Requirements are judged on the values that the target has as the item resolves.",
  control: "disturbance",
  full: FULL,
  misreadings: [
    {
      id: "values-when-chosen",
      says: "requirements are judged on Might and statuses as they were when the target was chosen",
      patches: [
        {
          requirement: (right) => (input) =>
            input.phase === "resolve" && VALUES.has(input.kind) ? true : right(input),
        },
      ],
    },
    {
      id: "printed-values",
      says: "a bound on Might is judged on printed Might",
      patches: [
        {
          requirement: (right) => (input) =>
            input.phase === "resolve" && (input.kind === "might at most" || input.kind === "might at least")
              ? input.metAsPrinted
              : right(input),
        },
      ],
    },
  ],
};
