import type { Slot } from "./assignment.ts";

/** One mention of an instruction that is about to execute, with what was chosen for it. */
export interface AffectedInput {
  /** What was chosen for the mention, and whether it is legal. */
  readonly chosen: readonly Slot[];
  /** Everything that would fit the mention now and was not chosen for it, in table order. */
  readonly bystanders: () => readonly string[];
  /** The Might that something has now, 0 for what has none; and whether whoever controls the item controls it. */
  readonly might: (id: string) => number;
  readonly own: (id: string) => boolean;
  /** Everything that is illegal as a target of the card, for this mention or another (A4 is open). */
  readonly lost: () => readonly string[];
}

/** What an instruction is carried out on: exactly the chosen ones that are legal, nothing in place of the others (359.3.e.5, .7, .8). */
export function affected(input: AffectedInput): readonly string[] {
  return input.chosen.filter((slot) => slot.legal).map((slot) => slot.id);
}
