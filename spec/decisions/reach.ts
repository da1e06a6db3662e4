/** A permanent that an action is meant for. */
export interface ReachInput {
  /** Whether what is to be acted on is on the board. */
  readonly onBoard: boolean;
}

/** Whether an action on a permanent can be carried out where it is: what left the board is out of reach (359.3.e.5). */
export function reach(input: ReachInput): boolean {
  return input.onBoard;
}
