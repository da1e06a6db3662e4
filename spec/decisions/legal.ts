import type { Instruction } from "../types/index.ts";

/** A target as its item begins to resolve, compared with what it was when chosen. */
export interface LegalInput {
  /** Still the object that was chosen (359.3.e.4). */
  readonly same: boolean;
  /** Every requirement is met now (359.3.e.2). */
  readonly met: boolean;
  /** At some moment since it was chosen it was not legal. */
  readonly everFailed: boolean;
  /** It is on the board, as this or another object. */
  readonly onBoard: boolean;
  /** What is otherwise than when it was chosen: its place, exhausted or stunned, its damage, its controller, its buff. */
  readonly changed: {
    readonly place: boolean;
    readonly status: boolean;
    readonly damage: boolean;
    readonly controller: boolean;
    readonly buff: boolean;
  };
  /** What the instruction does that it was chosen for; null = it only stands in a lookup. */
  readonly verb: Instruction["verb"] | null;
}

/** Whether a target is legal as its item begins to resolve: this moment counts, and nothing but the requirements (359.3.e.2, .3). */
export function legal(input: LegalInput): boolean {
  return input.same && input.met;
}
