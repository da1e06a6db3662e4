/** A spell that is done with. */
export interface RestingInput {
  /** It left the chain while it resolved. */
  readonly left: boolean;
}

/** Whether it is put into its owner's trash now: unless it has left the chain already (359.3.d, 359.3.e.15). */
export function resting(input: RestingInput): boolean {
  return !input.left;
}
