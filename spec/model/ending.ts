import type { Rulebook } from "../decisions/rulebook.ts";
import { changeBack } from "./changing.ts";
import type { Asking } from "./choosing.ts";
import { cleanUp } from "./cleanup.ts";
import { flush } from "./pending.ts";
import type { State } from "./state.ts";

/** The Ending Step begins (317.1): what is delayed until then goes on the chain, all at once. */
export function* beginEnding(state: State, book: Rulebook): Asking<void> {
  state.phase = "ending";
  state.moment += 1;
  const { moment } = state;
  state.waiting.push(...state.delayed.splice(0).map((item) => ({ ...item, moment })));
  yield* flush(state, book);
  yield* expire(state, book);
}

/**
 * The Expiration Step, once nothing is left to resolve (317.2): a cleanup in which units are healed and all that is for
 * this turn ends. It comes again if anything resolves after it.
 */
export function* expire(state: State, book: Rulebook): Asking<void> {
  if (state.phase !== "ending" || state.chain.length > 0) return;
  yield* cleanUp(state, book);
  for (const thing of state.things) {
    thing.damage = 0;
    thing.bonus = 0;
    thing.stunned = false;
    thing.shield = 0;
    thing.saved = undefined;
    thing.qualities = thing.printedQualities;
  }
  changeBack(state);
  state.promised.length = 0;
  yield* flush(state, book);
  if (state.chain.length === 0) state.phase = "over";
}
