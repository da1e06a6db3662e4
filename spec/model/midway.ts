import type { Instruction } from "../types/index.ts";
import type { State, Thing } from "./state.ts";

/**
 * Notes an instruction that may see something which the item at hand has played: that waits on the chain until the item
 * is done with (354.3), and what the rest of its text makes of it meanwhile is not said.
 */
export function notePlayedMidway(state: State, instruction: Instruction): void {
  if (state.entered.length > 0 && seesTheBoard(instruction)) state.open.add("played midway");
}

/** Tells whether the item at hand has played something, which is therefore not on the board yet; notes that it matters. */
export function isYetToCome(state: State, { id }: Thing): boolean {
  if (!state.entered.some((each) => each.id === id)) return false;
  state.open.add("played midway");
  return true;
}

/** Whether what an instruction does may hang on what is on the board. */
function seesTheBoard(instruction: Instruction): boolean {
  if (instruction.gate && "if" in instruction.gate) return true;
  if ("amount" in instruction && typeof instruction.amount === "object") return true;
  if (!("object" in instruction) || instruction.verb === "play") return false;
  const { object } = instruction;
  return !("this" in object || "legend" in object || ("from" in object && object.from !== undefined));
}
