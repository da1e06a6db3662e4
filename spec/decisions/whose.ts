import type { PlayerId } from "../types/index.ts";

/** A chosen object whose controller or owner an item asks for, with every player that somebody might take it to be. */
export interface WhoseInput {
  /** Which of the two is asked for. */
  readonly which: "controller" | "owner";
  readonly legal: boolean;
  readonly present: boolean;
  readonly movedByItem: boolean;
  /** It did so as its cost. */
  readonly asCost: boolean;
  /** The player asked for now, just before this item moved it, and when it was last on the board. */
  readonly now: PlayerId;
  readonly before: PlayerId;
  readonly last: PlayerId;
  readonly owner: PlayerId;
  /** The controller of the item. */
  readonly caster: PlayerId;
}

/**
 * The player that "its controller" or "its owner" means. About an illegal target nothing is looked up, even where
 * the answer is plain (359.3.e.5, .12); of what the item itself moved it is the last one (359.3.e.13).
 */
export function whose(input: WhoseInput): PlayerId | null {
  if (!input.legal) return null;
  if (input.present) return input.now;
  return input.movedByItem ? input.before : null;
}
