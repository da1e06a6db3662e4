/** An effect that is to last while its source is on the board, as it is about to be made. */
export interface LastingInput {
  /** The source is on the board, the same object. */
  readonly sourceThere: boolean;
}

/** Whether it is made: not when its time is over already, not even for a moment (359.3.e.16). */
export function lasting(input: LastingInput): boolean {
  return input.sourceThere;
}

/** An effect whose source has left the board. */
export interface EndingInput {
  /** It was made while its source was there. */
  readonly made: boolean;
}

/** Whether it ends then: it lasts just as long as its source is there. */
export function ending(_input: EndingInput): boolean {
  return true;
}
