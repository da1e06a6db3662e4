import type { InstructionOutcome } from "../decisions/outcome.ts";
import type { NextDeathInstruction } from "../types/index.ts";
import type { Doing } from "./doing.ts";
import { asItIs, fits, onlooker } from "./fits.ts";
import type { Promised, State, Thing } from "./state.ts";

/** Has the next death of anything that fits replaced: who dies first is seen when it dies (355.10.c). */
export function promise(
  { state, controller, resolution }: Doing,
  { wouldDie, instead }: NextDeathInstruction,
): InstructionOutcome {
  state.promised.push({ source: resolution.item.source, controller, wouldDie, instead });
  return "done";
}

/** What waits for such a death, the oldest first. */
export function promisedFor(state: State, dying: Thing): readonly Promised[] {
  return state.promised.filter(({ source, controller, wouldDie: { all, filters } }) =>
    fits(dying, all, filters, { ...onlooker(state, source), controller }, asItIs),
  );
}

/** Takes what replaces a death; the one that comes first is used up by it. Undefined = nothing does. */
export function takePromised(state: State, dying: Thing): Promised["instead"] | undefined {
  const found = promisedFor(state, dying);
  const [first] = found;
  if (!first) return undefined;
  // Which of several comes first is up to the controller of what would die (372).
  if (found.some(({ instead, controller }) => instead !== first.instead || controller !== first.controller)) {
    state.open.add("order");
  }
  state.promised.splice(state.promised.indexOf(first), 1);
  return first.instead;
}
