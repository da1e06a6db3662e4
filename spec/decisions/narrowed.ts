/** A target that a condition of the text speaks of, as it is about to be chosen. */
export interface NarrowedInput {
  /** Whether the condition holds of it now. */
  readonly condition: boolean;
}

/** Whether it may be chosen as far as the condition is concerned: a condition narrows no target (355.10, rulings). */
export function narrowed(_input: NarrowedInput): boolean {
  return true;
}
