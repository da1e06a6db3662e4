/** An instruction to do something a number of times, or to a number of objects. */
export interface ExtentInput {
  /** What the number counts. */
  readonly of: "cards" | "objects";
  readonly asked: number;
  /** How often it can be done. */
  readonly able: number;
  /** What the instruction before was asked for and did; null when it was not about a number. */
  readonly previous: { readonly asked: number; readonly done: number } | null;
}

/** How often it is done: as far as possible, whatever came of the instruction before (359.3.e.11). */
export function extent(input: ExtentInput): number {
  return Math.min(input.asked, input.able);
}
