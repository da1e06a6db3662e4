/** Damage that is to be split. */
export interface DivisionInput {
  /** Points to deal. */
  readonly points: number;
  /** How many units were chosen, and how many of them are legal. */
  readonly chosen: number;
  readonly legal: number;
}

/** legal: its controller divides it now among the legal ones; chosen: among all that were chosen; first: all on one; none: it is not dealt. */
export type Division = "legal" | "chosen" | "first" | "none";

/** Among whom split damage is divided: among the legal ones, on resolution (355.14.e to .g). */
export function division(_input: DivisionInput): Division {
  return "legal";
}

/** How many of the legal ones are dropped: exactly as many as there are more than points (355.14.h). */
export function surplus(input: DivisionInput): number {
  return Math.max(0, input.legal - input.points);
}
