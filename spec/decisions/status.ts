import type { StatusCondition } from "../types/index.ts";

/** What an "if" asks of something besides its Might, with every answer that somebody might give. */
export interface StatusInput {
  /** A target or what a cost or trigger names, or the source of an ability ("if I'm ready"). */
  readonly of: "target" | "source";
  readonly is: StatusCondition["is"];
  /** The target was legal as the item began to resolve. */
  readonly legal: boolean;
  /** It is on the board, the same object. */
  readonly present: boolean;
  /** This very item took it off the board. */
  readonly movedByItem: boolean;
  /** Whether it is so now, and whether it is or was when it was last on the board. */
  readonly now: boolean;
  readonly last: boolean;
  /** Whether it was when it was chosen, or of a source when the ability was put on the chain. */
  readonly chosen: boolean;
}

/**
 * Whether something is so: of a legal object as it is now, of one that the item itself took off the board as it was just
 * before (359.3.e.13). What is gone otherwise is neither exhausted nor ready, neither here nor there (359.3.e.12): null.
 */
export function status(input: StatusInput): boolean | null {
  if (!input.legal) return null;
  if (input.present) return input.now;
  return input.movedByItem ? input.last : null;
}
