import { atLocation } from "../decisions/identity.ts";
import type { Rulebook } from "../decisions/rulebook.ts";
import type { Scenario } from "../types/index.ts";
import type { Action, Outcome, Pending, Question } from "./action.ts";
import { cleanUp, showdown } from "./cleanup.ts";
import { fitting } from "./fits.ts";
import { relocate } from "./moves.ts";
import { type Resolved, resolve } from "./resolve.ts";
import { type Item, initialState, opponentOf, type State } from "./state.ts";
import { askerOf, battlefieldsFirst, lock, noteFailures } from "./targets.ts";

/** A game under a rulebook, which is right or misread. */
export interface Game {
  readonly state: State;
  act(action: Action): Outcome;
  /** Ids of the mentions that must be chosen to play a physical card. */
  asks(card: string): readonly string[];
}

/** Starts a game. */
export function startGame(scenario: Omit<Scenario, "script">, book: Rulebook): Game {
  const state = initialState(scenario);
  /** An item that resolves and waits for an answer. */
  let running: { readonly item: Item; readonly steps: Generator<Question, Resolved, readonly string[]> } | undefined;
  let asked: Question | undefined;

  const act = (action: Action): Outcome => {
    if (action.kind === "answer") {
      if (!asked || !running) return rejected("nobody asked");
      return advance(running.item, running.steps, action.picks);
    }
    if (asked) return rejected("a question is open");
    if (action.kind === "play") {
      const reason = play(state, action, book);
      return reason === undefined ? ok(pendingOf(state)) : rejected(reason);
    }
    if (state.chain.length === 0 || state.priority !== action.player) return rejected("no priority to pass");
    state.passes += 1;
    state.priority = opponentOf(state.priority);
    return state.passes < 2 ? ok(pendingOf(state)) : resolveNext();
  };

  const resolveNext = (): Outcome => {
    const [item] = state.chain.splice(book.next({ items: state.chain.length }), 1);
    if (!item) return ok(pendingOf(state));
    return advance(item, resolve(state, item, book), []);
  };

  const advance = (
    item: Item,
    steps: Generator<Question, Resolved, readonly string[]>,
    picks: readonly string[],
  ): Outcome => {
    const step = steps.next(picks);
    if (!step.done) {
      running = { item, steps };
      asked = step.value;
      return ok(step.value);
    }
    running = undefined;
    asked = undefined;
    finish(state, item, step.value, book);
    return ok(pendingOf(state));
  };

  const asks = (card: string): readonly string[] =>
    (state.byId.get(card)?.card?.chosen ?? [])
      .filter((mention) => book.target({ noun: mention.choose, word: mention.word !== undefined }) === "finalize")
      .map((mention) => mention.id);

  return { state, act, asks };
}

const rejected = (reason: string): Outcome => ({ kind: "rejected", reason });
const ok = (pending: Pending): Outcome => ({ kind: "ok", pending });

function pendingOf(state: State): Pending {
  return state.chain.length === 0 ? { kind: "none" } : { kind: "priority", player: state.priority };
}

/** Plays a card (349-359). Returns why it may not be played, or undefined when it was. */
function play(state: State, action: Extract<Action, { kind: "play" }>, book: Rulebook): string | undefined {
  const { player } = action;
  const source = state.byId.get(action.card);
  if (source?.kind !== "spell" || !source.card) return "no such spell";
  const hiddenAt = source.place.startsWith("facedown:") ? source.place.slice("facedown:".length) : undefined;
  if (hiddenAt === undefined ? source.place !== `hand:${player}` : source.controller !== player) return "not in hand";
  const open = state.chain.length === 0;
  if (open ? player !== "P1" : state.priority !== player) return "not the player's turn to act";
  if (!open && hiddenAt === undefined && source.card.card.timing !== "reaction") return "not a reaction";
  const item: Item = {
    source,
    sourceEpoch: source.epoch,
    ability: undefined,
    controller: player,
    text: source.card.card.text,
    chosen: source.card.chosen,
    hiddenAt,
    locks: new Map(),
  };
  for (const mention of battlefieldsFirst(item.chosen)) {
    if (book.target({ noun: mention.choose, word: mention.word !== undefined }) !== "finalize") continue;
    const picks = action.choices[mention.id] ?? [];
    const options = fitting(state, mention.choose, mention.filters, askerOf(item, "choose"), book.requirement);
    const distinct = new Set(picks);
    const { min, max } = mention.count;
    if (distinct.size !== picks.length || picks.length < min || picks.length > max) return "wrong number of targets";
    for (const pick of picks) if (!options.includes(pick)) return `${pick} is no legal target`;
    item.locks.set(mention.id, lock(state, picks));
  }
  relocate(source, "chain", book);
  source.controller = player;
  state.chain.push(item);
  state.priority = player;
  state.passes = 0;
  notice(state, item, book.played({ at: "finalized", nothing: false }));
  flush(state);
  return undefined;
}

/** What happens when an item is done with: its card goes to the trash, it counts as played, the cleanup follows. */
function finish(state: State, item: Item, resolved: Resolved, book: Rulebook): void {
  const { source } = item;
  if (!item.ability) {
    if (source.place === "chain") {
      relocate(source, resolved.ending === "back to hand" ? `hand:${source.owner}` : `trash:${source.owner}`, book);
    }
    if (resolved.ending === "resolved") notice(state, item, book.played({ at: "resolved", nothing: resolved.nothing }));
  }
  cleanUp(state, book);
  noteFailures(state);
  flush(state);
  const newest = state.chain.at(-1);
  if (newest) state.priority = newest.controller;
  else if (showdown(state)) state.open.add("showdown");
  state.passes = 0;
}

/** Has "when you play a spell" trigger that many times on everything that the spell's controller controls. */
function notice(state: State, spell: Item, times: number): void {
  for (let n = 0; n < times; n += 1) {
    for (const thing of state.things) {
      if (!atLocation(thing.place) || thing.controller !== spell.controller || !thing.card) continue;
      for (const ability of thing.card.card.abilities) {
        if (!("when" in ability)) continue;
        state.waiting.push({
          source: thing,
          sourceEpoch: thing.epoch,
          ability,
          controller: thing.controller,
          text: ability.text,
          chosen: [],
          hiddenAt: undefined,
          locks: new Map(),
        });
      }
    }
  }
}

/** Triggered abilities go on the chain after the cleanup (383.3.c). */
function flush(state: State): void {
  for (const item of state.waiting.splice(0)) {
    state.chain.push(item);
    state.priority = item.controller;
  }
}
