import type { Rulebook } from "../decisions/rulebook.ts";
import type { Scenario } from "../types/index.ts";
import type { Action, Outcome, Pending, Question } from "./action.ts";
import type { Asking } from "./choosing.ts";
import { cleanUp, showdown } from "./cleanup.ts";
import { openCombat, passFocus, standardMove } from "./combat.ts";
import { edit } from "./edit.ts";
import { beginEnding, expire } from "./ending.ts";
import { initialState } from "./initial-state.ts";
import { newItem } from "./item.ts";
import { relocate } from "./moves.ts";
import { flush } from "./pending.ts";
import { put } from "./playing.ts";
import { type Resolved, resolve } from "./resolve.ts";
import { SAVE_AND_LOAD } from "./save-and-load.ts";
import { type Item, opponentOf, type State } from "./state.ts";
import { noteFailures, optionsFor, whenChosen } from "./targets.ts";
import { noticeChosen, noticeEntered, noticePlayed } from "./triggers.ts";

/** A game under a rulebook, which is right or misread. */
export interface Game {
  readonly state: State;
  act(action: Action): Outcome;
  /** Ids of the mentions that must be chosen to play a physical card, or to activate an ability of a permanent. */
  asks(card: string, ability?: string): readonly string[];
}

/** Starts a game. */
export function startGame(scenario: Omit<Scenario, "script">, book: Rulebook): Game {
  const state = initialState(scenario);
  /** What goes on and waits for an answer. */
  let running: Asking<void> | undefined;
  let asked: Question | undefined;

  const act = (action: Action): Outcome => {
    if (action.kind === "answer") {
      if (!asked || !running) return rejected("nobody asked");
      return advance(running, action.picks);
    }
    if (asked) return rejected("a question is open");
    if (action.kind === "pass") {
      if (state.chain.length === 0 || state.priority !== action.player) return rejected("no priority to pass");
      state.passes += 1;
      state.priority = opponentOf(state.priority);
      return state.passes < 2 ? ok(pendingOf(state)) : advance(resolveNext(state, book), []);
    }
    if (action.kind === "end turn") {
      const may = state.phase === "main" && state.chain.length === 0 && !state.combat && action.player === "P1";
      return may ? advance(beginEnding(state, book), []) : rejected("the turn does not end now");
    }
    // Nothing of the rules changes by it.
    if (action.kind === SAVE_AND_LOAD) return ok(pendingOf(state));
    if (action.kind === "edit") {
      const reason = edit(state, action, book);
      return reason === undefined ? ok(pendingOf(state)) : rejected(reason);
    }
    if (action.kind === "attack") {
      const reason = standardMove(state, action, book);
      return reason === undefined ? advance(openCombat(state, action.battlefield, book), []) : rejected(reason);
    }
    const opens = state.chain.length === 0;
    const item = put(state, action, book);
    if (item && "refused" in item) return rejected(item.refused);
    if (state.combat && opens) state.combat.passes = true;
    if (!item) return advance(flush(state, book), []);
    if (!item.ability) noticePlayed(state, item, book.played({ at: "finalized", nothing: false, left: false }));
    noticeChosen(state, item, book, "finalized");
    return state.waiting.length === 0 ? ok(pendingOf(state)) : advance(flush(state, book), []);
  };

  const advance = (steps: Asking<void>, picks: readonly string[]): Outcome => {
    const step = steps.next(picks);
    running = step.done ? undefined : steps;
    asked = step.done ? undefined : step.value;
    if (step.done) passFocus(state);
    return ok(step.done ? pendingOf(state) : step.value);
  };

  const asks = (card: string, ability?: string): readonly string[] => askedFor(state, card, ability, book);
  return { state, act, asks };
}

const rejected = (reason: string): Outcome => ({ kind: "rejected", reason });
const ok = (pending: Pending): Outcome => ({ kind: "ok", pending });

function pendingOf(state: State): Pending {
  if (state.chain.length > 0) return { kind: "priority", player: state.priority };
  return state.combat ? { kind: "focus", player: state.combat.focus } : { kind: "none" };
}

function* resolveNext(state: State, book: Rulebook): Asking<void> {
  const controllers = state.chain.map(({ controller }) => controller);
  const [item] = state.chain.splice(book.next({ items: state.chain.length, controllers }), 1);
  if (!item) return;
  noticeChosen(state, item, book, "resolved");
  const resolved = yield* resolve(state, item, book);
  yield* finish(state, item, resolved, book);
  if (state.waiting.length > 0) yield* flush(state, book);
  const newest = state.chain.at(-1);
  if (newest) state.priority = newest.controller;
  else if (showdown(state)) state.open.add("showdown");
  state.passes = 0;
  if (!newest) yield* expire(state, book);
}

/** What happens when an item is done with: its card goes to the trash, it counts as played, the cleanup follows. */
function* finish(state: State, item: Item, resolved: Resolved, book: Rulebook): Asking<void> {
  const { source } = item;
  if (!item.ability) {
    if (book.resting({ left: resolved.left }) && (source.place === "chain" || resolved.left)) {
      const where = resolved.ending === "back to hand" ? "hand" : "trash";
      relocate(state, source, `${where}:${source.owner}`, book);
    }
    if (resolved.ending === "resolved") {
      noticePlayed(state, item, book.played({ at: "resolved", nothing: resolved.nothing, left: resolved.left }));
    }
  }
  yield* cleanUp(state, book);
  noticeEntered(state);
  noteFailures(state, book);
}

function askedFor(state: State, id: string, abilityId: string | undefined, book: Rulebook): readonly string[] {
  const source = state.byId.get(id);
  const compiled = abilityId === undefined ? source?.card?.text : source?.card?.abilities.get(abilityId);
  if (!source || !compiled) return [];
  const ability = source.card?.card.abilities.find((each) => each.id === abilityId);
  const item = newItem(source, ability, compiled, source.controller);
  return compiled.chosen
    .filter((mention) => {
      const only = (): boolean => optionsFor(state, item, mention, book).length === 1;
      return whenChosen(state, item, mention, only, book) === "finalize";
    })
    .map((mention) => mention.id);
}
