import type { Instruction } from "../types/index.ts";
import { FULL_WHOLE, type Invariant } from "./invariant.ts";

const indexes = (text: readonly Instruction[]): number[] => text.map((_, index) => index);

/** The same action of the same player, written once more. */
function repeats(text: readonly Instruction[], index: number): boolean {
  const key = (instruction: Instruction | undefined): string | undefined =>
    instruction?.verb === "draw" && "player" in instruction.player && !instruction.gate
      ? `${instruction.player.player} ${JSON.stringify(instruction.amount)}`
      : undefined;
  const own = key(text[index]);
  return own !== undefined && text.slice(0, index).some((earlier) => key(earlier) === own);
}

export const wholeInOrder: Invariant = {
  id: "whole/in-order",
  rule: "158.1",
  statement: "Instructions execute in the order written, each as often as it is written.",
  control: "none",
  full: FULL_WHOLE,
  misreadings: [
    {
      id: "draws-first",
      says: "instructions execute in a fixed order by action, draws before the rest",
      patches: [
        {
          order: () => (input) => {
            const draws = (index: number): boolean => input.text[index]?.verb === "draw";
            return [...indexes(input.text).filter(draws), ...indexes(input.text).filter((index) => !draws(index))];
          },
        },
      ],
    },
    {
      id: "last-to-first",
      says: "instructions execute from the last to the first",
      patches: [{ order: () => (input) => indexes(input.text).reverse() }],
    },
    {
      id: "repeats-merged",
      says: "an instruction that is written twice executes once",
      patches: [{ order: (right) => (input) => right(input).filter((index) => !repeats(input.text, index)) }],
    },
  ],
};
