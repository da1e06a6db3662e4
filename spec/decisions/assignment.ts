/** One thing that was chosen for a mention. */
export interface Slot {
  /** The object, player, battlefield or spell chosen. */
  readonly id: string;
  readonly legal: boolean;
}

/** All that was chosen for an item whose instructions are about to execute. */
export interface AssignmentInput {
  /** For each mention, in text order, what was chosen for it. */
  readonly slots: readonly (readonly Slot[])[];
}

/** Which chosen ones stand for which mention: each its own, whatever became of the others (359.3.e.5, .7). */
export function assignment(input: AssignmentInput): readonly (readonly Slot[])[] {
  return input.slots;
}
