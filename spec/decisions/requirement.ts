import type { Instruction } from "../types/index.ts";

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
  | "buffed"
  | "equipped"
  | "alone"
  | "token"
  | "here"
  | "another"
  | "count"
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
  /** Of "at a battlefield": it is where it was when chosen. */
  readonly stays: boolean;
  /** choose: as the card is played; resolve: as it begins to resolve. */
  readonly phase: "choose" | "resolve";
  /** What asks: a spell or ability of that sort, an instruction of that sort, and which of its mentions, counted from 0. */
  readonly carrier: "spell" | "activated" | "triggered";
  readonly verb: Instruction["verb"] | null;
  readonly slot: number;
}

/** Whether a requirement on a target is satisfied (359.3.e.2, 758): every one counts, when chosen and again on resolution. */
export function requirement(input: RequirementInput): boolean {
  return input.met;
}
