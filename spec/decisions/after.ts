import type { InstructionOutcome } from "./outcome.ts";

/** An instruction that has just been handled. */
export interface AfterInput {
  readonly outcome: InstructionOutcome;
  /** The item is a spell that has just left the chain. */
  readonly left: boolean;
  /** It is something that a player must do (355.10.f). */
  readonly must: boolean;
}

/** Whether the item goes on after an instruction: whatever became of it (359.3.e.1, .6), unless the item left the chain (.15). */
export function after(input: AfterInput): boolean {
  return !input.left;
}
