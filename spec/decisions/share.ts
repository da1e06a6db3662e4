/** An instruction with an amount for each of what was chosen. */
export interface ShareInput {
  /** The amount that the text gives each of them. */
  readonly amount: number;
  /** How many were chosen, and how many of them are legal. */
  readonly chosen: number;
  readonly legal: number;
}

/** The amount for each: a fixed amount stays as it is when others are lost (359.3.e.8). */
export function share(input: ShareInput): number {
  return input.amount;
}
