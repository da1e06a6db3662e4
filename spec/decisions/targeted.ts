/** An object with "when you choose me" that an item has chosen. */
export interface TargetedInput {
  /** finalized: the item has just been; resolved: it begins to resolve. */
  readonly at: "finalized" | "resolved";
  /** The object is a legal target of the item now. */
  readonly legal: boolean;
}

/** Whether "when you choose me" triggers: as the item is finalized, whatever becomes of the item (383.4.b, 425.1). */
export function targeted(input: TargetedInput): boolean {
  return input.at === "finalized";
}
