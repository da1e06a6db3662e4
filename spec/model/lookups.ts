import type { Slot } from "../decisions/assignment.ts";
import { atLocation } from "../decisions/identity.ts";
import type { InstructionOutcome } from "../decisions/outcome.ts";
import type { Amount, Chosen, Condition, Instruction, It, PlayerId } from "../types/index.ts";
import type { Doing } from "./doing.ts";
import { objectMentions } from "./mentions.ts";
import { mightOf, type Thing } from "./state.ts";

/** An "if": null information is ignored and not "otherwise" (359.3.e.12). */
export function gateStops(doing: Doing, instruction: Instruction): InstructionOutcome | undefined {
  const gate = instruction.gate;
  if (!gate || !("if" in gate)) return undefined;
  const answer = doing.book.condition({ value: compare(doing, gate.if), bound: gate.if.might });
  if (answer === "holds") return undefined;
  return answer === "fails" ? "unmet" : "no information";
}

function compare(doing: Doing, asked: Condition): boolean | null {
  const might = readMight(doing, asked.mightOf);
  if (might === null) return null;
  return asked.might === "at most" ? might <= asked.n : might >= asked.n;
}

/** The number that an amount comes to; null when it cannot be read. */
export function amountOf(doing: Doing, amount: Amount): number | null {
  return typeof amount === "number" ? amount : readMight(doing, amount.mightOf);
}

/** The Might of what a mention stands for, as the item may read it. */
function readMight(doing: Doing, mention: It | Chosen): number | null {
  const slot = slotBehind(doing, mention);
  const thing = slot && doing.state.byId.get(slot.id);
  if (!slot || thing?.kind !== "unit") return null;
  const present = atLocation(thing.place);
  return doing.book.information({
    legal: slot.legal,
    linked: "it" in mention,
    present,
    movedByItem: !present && doing.moved.has(thing.id),
    now: mightOf(thing),
    before: thing.lastMight,
    last: present ? mightOf(thing) : thing.lastMight,
    printed: thing.printed,
    chosen: doing.resolution.mights.get(thing.id)?.chosen ?? mightOf(thing),
    began: doing.resolution.mights.get(thing.id)?.began ?? mightOf(thing),
  });
}

/** The one thing that was chosen for a mention or for the mention that it refers to. */
function slotBehind(doing: Doing, mention: It | Chosen): Slot | undefined {
  return doing.resolution.slots.get("it" in mention ? rootOf(doing, mention.it) : mention.id)?.[0];
}

/** The mention that a reference means in the end: "it" may refer to another "it". */
export function rootOf(doing: Doing, id: string): string {
  for (const instruction of doing.resolution.item.text) {
    for (const mention of objectMentions(instruction)) {
      if (mention.id === id && "it" in mention) return rootOf(doing, mention.it);
    }
  }
  return id;
}

/** The player that "its controller" or "its owner" means; null when nothing may be looked up. */
export function playerBehind(doing: Doing, which: "controller" | "owner", slot: Slot, thing: Thing): PlayerId | null {
  const present = atLocation(thing.place);
  return doing.book.whose({
    which,
    legal: slot.legal,
    present,
    movedByItem: !present && doing.moved.has(thing.id),
    now: which === "owner" ? thing.owner : thing.controller,
    before: which === "owner" ? thing.owner : thing.lastController,
    last: which === "owner" ? thing.owner : present ? thing.controller : thing.lastController,
    owner: thing.owner,
    caster: doing.controller,
  });
}
