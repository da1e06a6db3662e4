import { type Disturbance, reaction } from "../disturbance.ts";
import { addReaction, type Growing, stateAtStart } from "../growing.ts";

/**
 * Has one thing disturbed in response to the item under test, or to what that does later; undefined when nobody could do so.
 * @param tested id of the item's physical card
 * @param victim id of the thing
 */
export function response(
  growing: Growing,
  tested: string,
  victim: string,
  kind: Disturbance,
  later = false,
): readonly Disturbance[] | undefined {
  const { chooser, sides } = growing.draft;
  const state = stateAtStart(growing);
  const thing = state.byId.get(victim);
  const made = thing && reaction(chooser, state, kind, thing, "targeted", sides);
  if (!made) return undefined;
  addReaction(growing, made, tested, later);
  return [kind];
}
