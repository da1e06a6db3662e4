import type { Instruction } from "../types/index.ts";
import type { Acting } from "./deed.ts";
import { asItIs, fits, onlooker } from "./fits.ts";
import { leave } from "./journeys.ts";
import { isActive, type Thing } from "./state.ts";
import { act } from "./verbs.ts";

/** Has a permanent replace the death of something, if one does. Returns whether it did. */
export function replaceDeath(acting: Acting, dying: Thing): boolean {
  for (const source of acting.state.things) {
    if (!isActive(source) || !source.card) continue;
    for (const ability of source.card.card.abilities) {
      if (!("wouldDie" in ability)) continue;
      const subject = ability.wouldDie;
      if (subject.all === "card") continue;
      const asker = { ...onlooker(acting.state, source), besides: [] };
      if (!fits(dying, subject.all, subject.filters, asker, asItIs)) continue;
      // Which of two replacements comes first is its controller's choice (372).
      if (dying.saved) acting.state.open.add("order");
      for (const instruction of ability.instead) instead(acting, instruction, source, dying, subject.id);
      return true;
    }
  }
  return false;
}

/** The next time it would die this turn something else happens, once. Returns whether it did. */
export function cleanSave(acting: Acting, dying: Thing): boolean {
  const saved = dying.saved;
  if (!saved) return false;
  dying.saved = undefined;
  if (saved === "return") {
    leave(acting, dying, `hand:${dying.owner}`);
    return true;
  }
  dying.damage = 0;
  dying.exhausted = true;
  recall(acting, dying);
  return true;
}

function recall(acting: Acting, thing: Thing): void {
  act(acting, { id: "recall", verb: "recall", object: { id: "it", me: true } }, thing, 0);
}

/** One instruction of a replacement effect: on its source or on what would have died. */
function instead(acting: Acting, instruction: Instruction, source: Thing, dying: Thing, subject: string): void {
  if (!("object" in instruction) || instruction.verb === "attach") return;
  const { object } = instruction;
  const thing = "me" in object ? source : "it" in object && object.it === subject ? dying : undefined;
  if (!thing) return;
  // An event that is being replaced is not replaced once more (370.2).
  if (instruction.verb === "kill") leave(acting, thing, `trash:${thing.owner}`);
  else {
    const amount = "amount" in instruction && typeof instruction.amount === "number" ? instruction.amount : 0;
    act(acting, instruction, thing, amount);
  }
}
