/** An effect for a time, as it is about to be made. */
export interface LastingInput {
  /** Its time is not over: the source that it is to last with is on the board; the Ending Step that it is for has not begun. */
  readonly inTime: boolean;
}

/** Whether it is made: not when its time is over already, not even for a moment (359.3.e.16). */
export function lasting(input: LastingInput): boolean {
  return input.inTime;
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
