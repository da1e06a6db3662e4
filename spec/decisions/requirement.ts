/** What a requirement on a target is about. */
export type RequirementKind =
  | "noun"
  | "location"
  | "controller"
  | "might at most"
  | "might at least"
  | "exhausted"
  | "ready"
  | "stunned"
  | "damaged"
  | "protection"
  | "hidden";

/** One requirement on one target, at one of the two moments at which it is looked at. */
export interface RequirementInput {
  readonly kind: RequirementKind;
  /** Whether it is met, on the values of this moment. */
  readonly met: boolean;
  /** The same, had owners stood for controllers; and had printed Might stood for current Might. */
  readonly metByOwner: boolean;
  readonly metAsPrinted: boolean;
  /** choose: as the card is played; resolve: as it begins to resolve. */
  readonly phase: "choose" | "resolve";
}

/** Whether a requirement on a target is satisfied (359.3.e.2, 758): every one counts, when chosen and again on resolution. */
export function requirement(input: RequirementInput): boolean {
  return input.met;
}
