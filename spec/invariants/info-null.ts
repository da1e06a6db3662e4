import type { InformationInput } from "../decisions/information.ts";
import type { LinkInput } from "../decisions/link.ts";
import type { Patch } from "../decisions/rulebook.ts";
import { FULL, type Invariant } from "./invariant.ts";

/** Reads something where the rules read null; with or without heeding links, which stop most such lookups as well. */
function reads(instead: (input: InformationInput) => number): readonly Patch[] {
  const information: Patch["information"] = (right) => (input) => right(input) ?? instead(input);
  const runs = (input: LinkInput): boolean => input.by === "object" && input.reads === "might";
  const link: Patch["link"] = (right) => (input) => right(input) || (runs(input) && input.parent === "no target");
  return [{ information }, { information, link }];
}

export const infoNull: Invariant = {
  id: "info/null",
  rule: "359.3.e.12",
  statement:
    "Information about a target that is illegal or gone is null, and what is based on it is ignored, \"otherwise\" included.",
  control: "disturbance",
  full: FULL,
  misreadings: [
    { id: "zero", says: "Might that cannot be read is 0", patches: reads(() => 0) },
    { id: "last-known", says: "an illegal target's last known Might is read", patches: reads((input) => input.last) },
    { id: "printed", says: "an illegal target's printed Might is read", patches: reads((input) => input.printed) },
    {
      id: "falls-into-otherwise",
      says: "an \"if\" that cannot be decided does not hold, so that \"otherwise\" is carried out",
      patches: [{ condition: (right) => (input) => (input.value === null ? "fails" : right(input)) }],
    },
  ],
};
