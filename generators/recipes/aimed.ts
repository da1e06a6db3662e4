import type { Card, Chosen, Instruction } from "../../spec/types/index.ts";
import { addSpell, type Growing } from "../growing.ts";
import type { Tested } from "../tested.ts";

/** Has the first player play a spell with one target, which opens the game. */
export function aimed(
  growing: Growing,
  text: readonly Instruction[],
  object: Chosen,
  target: string,
  timing: Card["timing"] = "main",
): Tested {
  const choices = { [object.id]: [target] };
  const tested = addSpell(growing, "P1", { text, choices }, { timing });
  return { tested, choices, mentions: [object], chosen: [target], items: 1 };
}
