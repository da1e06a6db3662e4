import type { InstructionOutcome } from "./outcome.ts";

/** An instruction that has just been handled. */
export interface AfterInput {
  readonly outcome: InstructionOutcome;
}

/** Whether the item goes on after an instruction: it does, whatever became of it (359.3.e.1, .6). */
export function after(_input: AfterInput): boolean {
  return true;
}
