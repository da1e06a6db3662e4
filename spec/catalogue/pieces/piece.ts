import type { Card } from "../../types/index.ts";

/** One piece of the card language, shown by a small card that has it. */
export interface Piece {
  /** What it is called in the tree. */
  readonly name: string;
  /** What it means, in a sentence. */
  readonly means: string;
  readonly card: Card;
}
