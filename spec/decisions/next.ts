import type { PlayerId } from "../types/index.ts";

/** A chain of which an item is about to resolve. */
export interface NextInput {
  /** How many finalized items are on the chain. */
  readonly items: number;
  /** Who controls each of them, from the oldest to the newest. */
  readonly controllers: readonly PlayerId[];
}

/** Which item of the chain resolves, counted from the oldest: the newest (340.1). */
export function next(input: NextInput): number {
  return input.items - 1;
}
