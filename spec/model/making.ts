import type { InstructionOutcome } from "../decisions/outcome.ts";
import type { TokenInstruction } from "../types/index.ts";
import type { Doing } from "./doing.ts";
import { relocate } from "./moves.ts";
import { siteOf } from "./sites.ts";
import type { Acted, State, Thing } from "./state.ts";

/**
 * Has the controller play tokens that come into being with it (183, 439.2.c). They are completed when the item is done
 * with, as any play from within a text is (354.3).
 */
export function make(doing: Doing, { token, to }: TokenInstruction): InstructionOutcome {
  const { state, controller, book, resolution } = doing;
  const site = siteOf(doing, to);
  // A place that is not there any more cannot be known (359.3.e.12).
  if (site === null) return "no information";
  const place = typeof to === "object" && "battlefield" in to ? `battlefield:${to.battlefield}` : site;
  const made: Acted[] = [];
  for (let n = 0; n < (token.count ?? 1); n += 1) {
    const thing = nextUnmade(state, token, controller);
    if (!thing) break;
    relocate(state, thing, place ?? `base:${controller}`, book);
    thing.exhausted = (token.enters ?? (thing.kind === "unit" ? "exhausted" : "ready")) === "exhausted";
    state.entered.push({ id: thing.id, epoch: thing.epoch });
    made.push({ id: thing.id, epoch: thing.epoch });
  }
  if (made.length > 0) resolution.acted.set(token.id, made);
  return "done";
}

/** The next token of the scenario that this may be; without one the game cannot say what is on the board. */
function nextUnmade(state: State, token: TokenInstruction["token"], owner: Thing["owner"]): Thing | undefined {
  const index = state.unmade.findIndex(
    (thing) => thing.kind === token.token && thing.owner === owner && thing.printed === (token.might ?? 0),
  );
  if (index < 0) state.open.add("unlisted token");
  return index < 0 ? undefined : state.unmade.splice(index, 1)[0];
}
