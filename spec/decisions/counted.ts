/** A unit that an item on the chain chose, and whose number another item asks for. */
export interface CountedInput {
  /** It is a legal target now. */
  readonly legal: boolean;
  /** It is on the board, the same object. */
  readonly present: boolean;
}

/** Whether it counts: as long as it is on the board, legal or not (359.3.e.9.a). */
export function counted(input: CountedInput): boolean {
  return input.present;
}
