import type { InstructionOutcome } from "../decisions/outcome.ts";
import type { Condition, Instruction, StatusCondition } from "../types/index.ts";
import type { Doing } from "./doing.ts";
import { allFitting, allNow } from "./existing.ts";
import { onlooker } from "./fits.ts";
import { isSo } from "./look.ts";
import { deathBehind, presence, readMight, rootOf, slotBehind } from "./lookups.ts";
import { askedAbout } from "./mentions.ts";
import { type Item, isBounded, isThere, type Look, lookOf, mightOf, type State } from "./state.ts";
import { isOwnDeath, sourceThere } from "./targets.ts";

/** An "if": null information is ignored and not "otherwise" (359.3.e.12). */
export function gateStops(doing: Doing, instruction: Instruction): InstructionOutcome | undefined {
  const gate = instruction.gate;
  if (!gate || !("if" in gate)) return undefined;
  const bound = "might" in gate.if ? gate.if.might : null;
  const answer = doing.book.condition({ value: answerTo(doing, gate.if), bound });
  if (answer === "holds") return undefined;
  return answer === "fails" ? "unmet" : "no information";
}

function answerTo(doing: Doing, asked: Condition): boolean | null {
  if ("exists" in asked) {
    const found = allNow(doing, asked.exists);
    return found && found.length > 0;
  }
  if ("is" in asked) return readStatus(doing, asked);
  const might = readMight(doing, asked.mightOf);
  return might === null ? null : isBounded(might, asked);
}

/** Whether something is so, as the item may know it. */
function readStatus(doing: Doing, { object, is }: StatusCondition): boolean | null {
  const { state, resolution, controller } = doing;
  const { item } = resolution;
  const own = "me" in object;
  // A unit whose death set the ability off was noted as it was (808.1.d.3).
  const dead = own ? isOwnDeath(item) && item.sourceLook : deathBehind(doing, rootOf(doing, object.it));
  if (dead) {
    if (isState(is)) state.open.add("state");
    return isSo(dead, is, controller);
  }
  const slot = own ? undefined : slotBehind(doing, object);
  const thing = own ? item.source : slot && state.byId.get(slot.id);
  if (!thing || (!own && !slot)) return null;
  const chosen = own ? item.sourceLook : lockedLook(item, thing.id);
  const { present, movedByItem } = presence(doing, thing, own ? sourceThere(item) : isThere(thing));
  if (movedByItem && isState(is)) state.open.add("state");
  return doing.book.status({
    of: own ? "source" : "target",
    is,
    legal: slot?.legal ?? true,
    present,
    movedByItem,
    now: isSo(thing, is, controller),
    last: isSo(present ? thing : thing.last, is, controller),
    chosen: isSo(chosen ?? thing, is, controller),
  });
}

/** Who controls something and where it is belongs to its characteristics (198); anything else is a state of it (124.2). */
const isState = (is: StatusCondition["is"]): boolean =>
  !["friendly", "enemy", "at a battlefield", "in a base"].includes(is);

function lockedLook({ locks }: Item, id: string): Look | undefined {
  for (const held of locks.values()) for (const each of held) if (each.id === id) return each;
  return undefined;
}

/** Whether the "if" of a trigger condition holds: of its source, of what the condition names, of what there is. */
export function holds(state: State, { source, event }: Pick<Item, "source" | "event">, condition: Condition): boolean {
  if ("exists" in condition) return allFitting(state, condition.exists, onlooker(state, source)).length > 0;
  const asked = askedAbout(condition);
  const dead = event?.died && !(asked && "me" in asked) ? event.unit : undefined;
  if (dead) return "is" in condition ? isSo(dead, condition.is, source.controller) : isBounded(dead.might, condition);
  const thing = asked && "me" in asked ? source : event && state.byId.get(event.unit.id);
  if (!thing || !isThere(thing) || (event && thing.id === event.unit.id && thing.epoch !== event.unit.epoch))
    return false;
  return "is" in condition
    ? isSo(lookOf(thing), condition.is, source.controller)
    : isBounded(mightOf(thing), condition);
}
