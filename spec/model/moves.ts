import { onBoard } from "../decisions/identity.ts";
import type { Rulebook } from "../decisions/rulebook.ts";
import { asPrinted } from "./changing.ts";
import { lookOf, mightOf, type State, type Thing } from "./state.ts";

/**
 * Puts a thing into a place; a new object has nothing of the old one (124.1). A token off the board is nowhere
 * (186.1). What is attached to it goes along on the board and else stays behind (719.5).
 */
export function relocate(state: State, thing: Thing, place: string, book: Rulebook): void {
  const from = thing.place;
  const to = thing.token && !onBoard(place) ? "nowhere" : place;
  if (onBoard(from)) {
    thing.lastKind = thing.kind;
    thing.lastMight = mightOf(thing);
    thing.last = lookOf(thing);
  }
  if (book.identity({ from, to })) thing.epoch += 1;
  thing.place = to;
  const stays = onBoard(from) && onBoard(to);
  if (thing.kind === "unit") carryAttached(state, thing, stays);
  else if (thing.attachedTo !== undefined) thing.attachedTo = undefined;
  if (stays) return;
  asPrinted(thing);
  const forgotten = book.forgotten({});
  if (forgotten.bonus) thing.bonus = 0;
  if (forgotten.damage) thing.damage = 0;
  if (forgotten.stunned) thing.stunned = false;
  if (forgotten.buff) thing.buff = 0;
  if (forgotten.qualities) thing.qualities = thing.printedQualities;
  thing.shield = 0;
  thing.saved = undefined;
  thing.held = undefined;
  thing.exhausted = false;
  thing.controller = thing.owner;
  release(state, thing, book);
}

function carryAttached(state: State, unit: Thing, stays: boolean): void {
  for (const gear of state.things) {
    if (gear.attachedTo !== unit.id) continue;
    if (stays) gear.place = unit.place;
    else gear.attachedTo = undefined;
  }
}

/** Control that lasted as long as that thing was on the board ends. */
function release(state: State, source: Thing, book: Rulebook): void {
  for (const thing of state.things) {
    if (thing.held?.source !== source.id || !book.ending({ made: thing.held.epoch < source.epoch })) continue;
    thing.controller = thing.held.before;
    thing.held = undefined;
  }
}

/** The first n cards of a deck: named ones on top in table order, then anonymous ones, then what was recycled. */
function onTop(state: State, player: "P1" | "P2", n: number) {
  const named = state.things.filter(({ place }) => place === `deck:${player}`);
  const top = named.filter(({ sunk }) => sunk === 0).slice(0, n);
  const anonymous = Math.max(0, Math.min(n - top.length, state.filler[player].deck));
  const sunk = named.filter((thing) => thing.sunk > 0).sort((a, b) => a.sunk - b.sunk);
  return { top, anonymous, bottom: sunk.slice(0, n - top.length - anonymous) };
}

/** Looks at the first n cards of a deck: which they are is known of those on top alone. */
export function lookAt(state: State, player: "P1" | "P2", n: number): void {
  const { top, anonymous, bottom } = onTop(state, player, n);
  if (anonymous > 0 || bottom.length > 0) state.open.add("deck");
  for (const { id, epoch } of top) state.looked.set(id, epoch);
}

/** Draws up to n cards. Returns how many there were. */
export function draw(state: State, player: "P1" | "P2", n: number, book: Rulebook): number {
  const filler = state.filler[player];
  const { top, anonymous, bottom } = onTop(state, player, n);
  for (const thing of [...top, ...bottom]) relocate(state, thing, `hand:${player}`, book);
  filler.deck -= anonymous;
  filler.hand += anonymous;
  return top.length + anonymous + bottom.length;
}

/** Discards n cards, anonymous ones first: where a named one might be chosen instead, the rules leave it to the player. */
export function discard(state: State, player: "P1" | "P2", n: number, book: Rulebook): void {
  const filler = state.filler[player];
  const named = state.things.filter(({ place }) => place === `hand:${player}`);
  if (named.length > 0 && n > 0 && n < named.length + filler.hand) state.open.add("hand");
  const anonymous = Math.min(n, filler.hand);
  filler.hand -= anonymous;
  filler.trash += anonymous;
  for (const thing of named.slice(0, n - anonymous)) relocate(state, thing, `trash:${player}`, book);
}

/** How many cards a player has in hand or deck. */
export function cardsIn(state: State, zone: "hand" | "deck", player: "P1" | "P2"): number {
  return state.filler[player][zone] + state.things.filter(({ place }) => place === `${zone}:${player}`).length;
}

/** Channels n runes, ready unless the text says otherwise (430.2.a). */
export function channel(state: State, player: "P1" | "P2", n: number, exhausted: boolean): void {
  add(state, player, "runeDeck", -n);
  add(state, player, exhausted ? "exhaustedRunes" : "runes", n);
}

/** Only what a game is about is counted. */
function add(
  state: State,
  player: "P1" | "P2",
  field: "runes" | "exhaustedRunes" | "runeDeck" | "xp",
  n: number,
): void {
  const filler = state.filler[player];
  const before = filler[field];
  if (before !== undefined) filler[field] = before + n;
}

/** Gives XP (730.1). */
export function gain(state: State, player: "P1" | "P2", n: number): void {
  add(state, player, "xp", n);
}
