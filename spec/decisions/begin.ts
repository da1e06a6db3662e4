/** An item as its resolution begins. */
export interface BeginInput {
  /** For each target of the item whether it is legal. */
  readonly legal: readonly boolean[];
  /** It is an ability whose source has left the board. */
  readonly sourceGone: boolean;
}

/** resolve; or no effect: played, but nothing of it is carried out; or fizzle: to the trash as if countered; or back to hand. */
export type Beginning = "resolve" | "no effect" | "fizzle" | "back to hand";

/** What a spell or ability does whose turn it is: it resolves, however many targets it has lost (359.3.e.1). */
export function begin(_input: BeginInput): Beginning {
  return "resolve";
}
