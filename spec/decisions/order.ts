import type { Instruction } from "../types/index.ts";

/** An item whose instructions are about to execute. */
export interface OrderInput {
  readonly text: readonly Instruction[];
}

/** In which order the instructions execute, as indexes into the text: as written, each as often as written (158.1). */
export function order(input: OrderInput): readonly number[] {
  return input.text.map((_, index) => index);
}
