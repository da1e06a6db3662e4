/** An "if" about Might that has been looked up. */
export interface ConditionInput {
  /** Whether the comparison holds; null when a side of it is null. */
  readonly value: boolean | null;
  /** Which side of the number the Might has to be on. */
  readonly bound: "at most" | "at least";
}

/** What becomes of an "if": null decides it neither way, so "otherwise" is ignored with it (359.3.e.12). */
export function condition(input: ConditionInput): "holds" | "fails" | "ignored" {
  if (input.value === null) return "ignored";
  return input.value ? "holds" : "fails";
}
