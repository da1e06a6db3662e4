import type { InformationInput } from "../decisions/information.ts";
import type { Patch } from "../decisions/rulebook.ts";
import { FULL, type Invariant } from "./invariant.ts";

/** Children that read Might run although their parent was mistargeted. */
export const readersRun: NonNullable<Patch["link"]> = (right) => (input) =>
  right(input) || (input.by === "object" && input.reads === "might" && input.parent === "no target");

/** Reads something where the rules read null; with or without heeding links, which stop most such lookups as well. */
function reads(instead: (input: InformationInput) => number): readonly Patch[] {
  const information: Patch["information"] = (right) => (input) => right(input) ?? instead(input);
  return [{ information }, { information, link: readersRun }];
}

const undecidedFails: NonNullable<Patch["condition"]> = (right) => (input) =>
  input.value === null ? "fails" : right(input);

export const infoNull: Invariant = {
  id: "info/null",
  rule: "359.3.e.12",
  statement:
    'What cannot be read of a lost target counts as nothing at all, not even as 0: whatever hangs on it is left out, "otherwise" included.',
  control: "disturbance",
  full: FULL,
  misreadings: [
    { id: "zero", says: "Might that cannot be read is 0", patches: reads(() => 0) },
    { id: "last-known", says: "an illegal target's last known Might is read", patches: reads((input) => input.last) },
    { id: "printed", says: "an illegal target's printed Might is read", patches: reads((input) => input.printed) },
    {
      id: "falls-into-otherwise",
      says: 'an "if" that cannot be decided counts as not holding, so that "otherwise" is carried out',
      patches: [{ condition: undecidedFails }, { condition: undecidedFails, link: readersRun }],
    },
  ],
};
