/** A reference ("it", "them") to what an earlier instruction named. */
export interface ReferentInput {
  /** What the earlier instruction acted on and what is still the same object. */
  readonly acted: readonly string[];
  /** What was chosen for the earlier mention. */
  readonly chosen: readonly string[];
}

/** What "it" stands for: exactly what the earlier instruction acted on (359.3.e.8, .14). */
export function referent(input: ReferentInput): readonly string[] {
  return input.acted;
}
