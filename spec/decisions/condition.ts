/** An "if" that has been looked up. */
export interface ConditionInput {
  /** Whether it holds; null when what it asks about is null. */
  readonly value: boolean | null;
  /** Which side of the number the Might has to be on; null where it asks for something else. */
  readonly bound: "at most" | "at least" | null;
}

/** What becomes of an "if": null decides it neither way, so "otherwise" is ignored with it (359.3.e.12). */
export function condition(input: ConditionInput): "holds" | "fails" | "ignored" {
  if (input.value === null) return "ignored";
  return input.value ? "holds" : "fails";
}
