import type { PlayerId } from "../../spec/types/index.ts";
import { askFor } from "./ask.ts";
import { opponentOf } from "./entity.ts";
import type { Asking, Frame, Lock, Slot } from "./rules.ts";

/** Who chooses for a mention: the turn player first where both do (355.10.e). */
function choosersOf({ controller, chosen }: Frame, { by }: Slot): readonly PlayerId[] {
  if (by === null) return [controller];
  if (by === "opponent") return [opponentOf(controller)];
  if (by === "each player") return ["P1", "P2"];
  return (chosen.get(by.they) ?? []).map(({ id }) => (id === "P1" ? "P1" : "P2"));
}

/** What of a mention is legal. What was not chosen when its item went on the chain is chosen only now (355.17). */
export function* settle(frame: Frame, slot: Slot): Asking<readonly Lock[]> {
  const legal = frame.legal.get(slot.id);
  if (legal !== undefined) return legal;
  const picked: Lock[] = [];
  for (const player of choosersOf(frame, slot)) picked.push(...(yield* askFor(frame, slot, player)));
  frame.chosen.set(slot.id, picked);
  frame.legal.set(slot.id, picked);
  return picked;
}
