/** A chosen object, then and now. */
export interface SameObjectInput {
  /** Object identities: equal as long as it is the same object. */
  readonly chosen: number;
  readonly now: number;
  readonly onBoard: boolean;
  /** Where it was when chosen and where it is. */
  readonly placeChosen: string;
  readonly placeNow: string;
}

/** Whether a chosen object is still the object that was chosen (359.3.e.2, .4): a return to the same place does not make it so. */
export function sameObject(input: SameObjectInput): boolean {
  return input.onBoard && input.chosen === input.now;
}
