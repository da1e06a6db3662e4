export interface LegalInput {
  /** Still the object that was chosen (359.3.e.4). */
  readonly same: boolean;
  /** Every requirement is met now (359.3.e.2). */
  readonly met: boolean;
  /** At some moment since it was chosen it was not legal. */
  readonly everFailed: boolean;
}

/** Whether a target is legal as its item begins to resolve: only this moment counts (359.3.e.2, .3). */
export function legal(input: LegalInput): boolean {
  return input.same && input.met;
}
