import type { Rulebook } from "../decisions/rulebook.ts";
import type { EditVerb } from "../types/index.ts";
import type { Action } from "./action.ts";
import { cleanUpUnasked } from "./cleanup.ts";
import { actingFor } from "./deed.ts";
import { isThere, type State } from "./state.ts";
import { noteFailures } from "./targets.ts";
import { noticeDeaths, noticeMoves } from "./triggers.ts";
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
  "deal",
  "might",
  "gain control",
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
  const { amount = 0, player = thing.controller, place = thing.place } = action;
  const acting = actingFor(state, book, player, new Map());
  const deed = act(acting, instructionOf(action), thing, amount);
  const arrived = thing.place === place || thing.place === "nowhere";
  // Whether such abilities see what nobody did is for the engine to say.
  noticeMoves(state, acting.arrived);
  noticeDeaths(state, acting.died);
  cleanUpUnasked(state, book);
  noteFailures(state, book);
  if (deed !== "done" || !arrived || state.waiting.length > 0) state.open.add("edit");
  return undefined;
}

/** The action as a text would have it. */
function instructionOf({ verb, object, place = "", amount = 0 }: Edit): Parameters<typeof act>[1] {
  const base = { id: "edit", object: { id: "edited", it: object } };
  if (verb === "deal" || verb === "might") return { ...base, verb, amount };
  if (verb !== "move") return { ...base, verb };
  const [zone, at = ""] = place.split(":");
  return { ...base, verb, to: zone === "battlefield" ? { battlefield: at } : "base" };
}
