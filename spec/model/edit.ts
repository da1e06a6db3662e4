import type { Rulebook } from "../decisions/rulebook.ts";
import type { EditVerb } from "../types/index.ts";
import type { Action } from "./action.ts";
import { cleanUpUnasked } from "./cleanup.ts";
import { actingFor } from "./deed.ts";
import { isThere, type State } from "./state.ts";
import { noteFailures } from "./targets.ts";
import { act } from "./verbs.ts";

/** The actions for which edits may stand in. */
export const EDIT_VERBS: readonly EditVerb[] = [
  "kill",
  "banish",
  "return",
  "recycle",
  "move",
  "recall",
  "exhaust",
  "ready",
  "stun",
];

type Edit = Extract<Action, { kind: "edit" }>;

/**
 * Edits the board: one permanent as an action leaves it, done by nobody, and the cleanup after it. Where the action would
 * not just do that, or something triggers, the game is open.
 * @returns why it cannot be edited, if so
 */
export function edit(state: State, action: Edit, book: Rulebook): string | undefined {
  const thing = state.byId.get(action.object);
  if (!thing || !isThere(thing)) return `${action.object} is not on the board`;
  const acting = actingFor(state, book, thing.controller, new Map());
  const deed = act(acting, instructionOf(action), thing, 0);
  const { place = thing.place } = action;
  const arrived = thing.place === place || thing.place === "nowhere";
  cleanUpUnasked(state, book);
  noteFailures(state, book);
  if (deed !== "done" || !arrived || state.waiting.length > 0) state.open.add("edit");
  return undefined;
}

/** The action as a text would have it. */
function instructionOf({ verb, object, place = "" }: Edit): Parameters<typeof act>[1] {
  const base = { id: "edit", object: { id: "edited", it: object } };
  if (verb !== "move") return { ...base, verb };
  const [zone, at = ""] = place.split(":");
  return { ...base, verb, to: zone === "battlefield" ? { battlefield: at } : "base" };
}
