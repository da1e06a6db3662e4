/** An item between two of its instructions. */
export interface MidwayInput {
  /** Instructions of the item that have been handled. */
  readonly handled: number;
}

/** Whether the cleanup comes between two instructions of one item: never, only when the item is done with (321). */
export function midway(_input: MidwayInput): boolean {
  return false;
}
