import type { InstructionOutcome } from "../decisions/outcome.ts";
import type { AttachInstruction } from "../types/index.ts";
import { isForbidden } from "./deed.ts";
import type { Doing } from "./doing.ts";
import { move } from "./journeys.ts";
import { relocate } from "./moves.ts";
import { isThere, type Thing } from "./state.ts";
import { noticeMoves } from "./triggers.ts";

type Paired = (doing: Doing, instruction: AttachInstruction, one: string, other: string) => InstructionOutcome;

/** Actions on two things at once; one of them alone is nothing to act on. */
export const PAIRED: Readonly<Record<AttachInstruction["verb"], Paired>> = { attach, swap };

/** Gear goes to where its unit is (434). */
function attach(doing: Doing, instruction: AttachInstruction, one: string, other: string): InstructionOutcome {
  const thing = doing.state.byId.get(one);
  const unit = doing.state.byId.get(other);
  if (doing.state.changing && (thing?.kind === "unit" || unit?.kind === "gear")) doing.state.open.add("type");
  if (thing?.kind !== "gear" || unit?.kind !== "unit" || !isThere(unit) || !isThere(thing)) return "impossible";
  if (thing.attachedTo === unit.id) return "impossible";
  if (thing.place !== unit.place) relocate(doing.state, thing, unit.place, doing.book);
  thing.attachedTo = unit.id;
  noteActed(doing, instruction, thing, unit);
  return "done";
}

/** Each moves to where the other is (446.1); two at one place cannot (055). */
function swap(doing: Doing, instruction: AttachInstruction, one: string, other: string): InstructionOutcome {
  const pair = [doing.state.byId.get(one), doing.state.byId.get(other)] as const;
  const [first, second] = pair;
  if (doing.state.changing && pair.some((each) => each?.kind === "gear")) doing.state.open.add("type");
  if (first?.kind !== "unit" || second?.kind !== "unit" || !isThere(first) || !isThere(second)) return "impossible";
  const places = [second.place, first.place] as const;
  if (places[0] === places[1]) return "impossible";
  const kept = (thing: Thing, to: string): boolean =>
    to.startsWith("base:") && isForbidden(doing, thing, "cantMoveToBase");
  if (kept(first, places[0]) || kept(second, places[1])) {
    // Whether the other one still moves is open.
    doing.state.open.add("half a swap");
    return "impossible";
  }
  move(doing, first, places[0]);
  move(doing, second, places[1]);
  noteActed(doing, instruction, first, second);
  noticeMoves(doing.state, doing.arrived.splice(0));
  return "done";
}

function noteActed({ resolution }: Doing, { object, unit }: AttachInstruction, one: Thing, other: Thing): void {
  resolution.acted.set(object.id, [{ id: one.id, epoch: one.epoch }]);
  resolution.acted.set(unit.id, [{ id: other.id, epoch: other.epoch }]);
}
