/** A chosen object whose Might an item asks for, with every value that somebody might take it to be. */
export interface InformationInput {
  /** A target, or the source of an ability ("my Might"). */
  readonly of: "target" | "source";
  /** The target was legal as the item began to resolve. */
  readonly legal: boolean;
  /** It is read through a reference to an earlier instruction ("its Might"), not through a mention of its own. */
  readonly linked: boolean;
  /** It is on the board, the same object. */
  readonly present: boolean;
  /** This very item took it off the board, by what it does or as its cost. */
  readonly movedByItem: boolean;
  readonly asCost: boolean;
  /** Its Might now, just before this item moved it, when it was last on the board, and as printed. */
  readonly now: number;
  readonly before: number;
  readonly last: number;
  readonly printed: number;
  /** When it was chosen, and as the item began to resolve. */
  readonly chosen: number;
  readonly began: number;
}

/**
 * The Might that an item reads: of a legal object as it is now (359.3.f.2); of one that the item itself took off the
 * board as it was just before (359.3.e.13); otherwise null (359.3.e.12).
 */
export function information(input: InformationInput): number | null {
  if (!input.legal) return null;
  if (input.present) return input.now;
  return input.movedByItem ? input.before : null;
}
