import type { InstructionOutcome } from "../decisions/outcome.ts";
import type { Instruction } from "../types/index.ts";
import type { Doing } from "./doing.ts";
import { newItem } from "./item.ts";
import { rootOf, slotOf } from "./lookups.ts";
import { objectMentions } from "./mentions.ts";
import { recipientsOf } from "./recipients.ts";
import { isThere, type Lock } from "./state.ts";
import { lock } from "./targets.ts";

/**
 * Makes the ability that carries an instruction out later (388.1, 390): what it refers to is fixed now (359.3.f.3),
 * and it goes on the chain like any that triggers.
 */
export function putOff(doing: Doing, instruction: Instruction): InstructionOutcome {
  const { state, resolution } = doing;
  const { item } = resolution;
  const compiled = item.compiled.later.get(instruction.id);
  if (!compiled || !instruction.later) return "impossible";
  const given = givenTo(doing, instruction);
  state.moment += 1;
  const { later, id } = instruction;
  const { source, controller, event } = item;
  // The Ending Step has begun, so that its time is over (359.3.e.16).
  if (later === "at end of turn" && state.phase !== "main") return "impossible";
  const made = newItem(source, { id, later }, compiled, controller, { given, event, moment: state.moment });
  (later === "do this" ? state.waiting : state.delayed).push(made);
  return "done";
}

/** By mention id: what the instruction's references mean now. */
function givenTo(doing: Doing, instruction: Instruction): ReadonlyMap<string, readonly Lock[]> {
  const given = new Map<string, readonly Lock[]>();
  const gives = (id: string, ids: readonly string[]): void => {
    given.set(id, lock(doing.state, ids));
  };
  const looksUp = (id: string): void => {
    const slot = slotOf(doing, rootOf(doing, id));
    const thing = slot && doing.state.byId.get(slot.id);
    if (!thing || !isThere(thing)) doing.state.open.add("afterwards");
    gives(id, slot ? [slot.id] : []);
  };
  for (const mention of objectMentions(instruction)) {
    if (!("it" in mention)) continue;
    if ("object" in instruction && instruction.object === mention) gives(mention.it, recipientsOf(doing, mention).ids);
    else looksUp(mention.it);
  }
  if ("player" in instruction && "of" in instruction.player) looksUp(instruction.player.of);
  return given;
}
