/** A chain of which an item is about to resolve. */
export interface NextInput {
  /** How many finalized items are on the chain. */
  readonly items: number;
}

/** Which item of the chain resolves, counted from the oldest: the newest (340.1). */
export function next(input: NextInput): number {
  return input.items - 1;
}
