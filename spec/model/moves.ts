import { onBoard } from "../decisions/identity.ts";
import type { Rulebook } from "../decisions/rulebook.ts";
import { mightOf, type Thing } from "./state.ts";

/** Puts a thing into a place; a new object has nothing of the old one (124.1). A token off the board is nowhere (186.1). */
export function relocate(thing: Thing, place: string, book: Rulebook): void {
  const from = thing.place;
  const to = thing.token && !onBoard(place) ? "nowhere" : place;
  if (onBoard(from)) {
    thing.lastMight = mightOf(thing);
    thing.lastController = thing.controller;
  }
  if (book.identity({ from, to })) thing.epoch += 1;
  thing.place = to;
  if (onBoard(from) && onBoard(to)) return;
  const forgotten = book.forgotten({});
  if (forgotten.bonus) thing.bonus = 0;
  if (forgotten.damage) thing.damage = 0;
  if (forgotten.stunned) thing.stunned = false;
  if (forgotten.qualities) thing.qualities = thing.printedQualities;
  thing.exhausted = false;
  thing.controller = thing.owner;
}

/** Draws up to n cards: named ones first, in table order, then anonymous ones. Returns how many there were. */
export function draw(
  things: readonly Thing[],
  filler: { hand: number; deck: number },
  player: string,
  n: number,
  book: Rulebook,
): number {
  let drawn = 0;
  for (const thing of things) {
    if (drawn < n && thing.place === `deck:${player}`) {
      relocate(thing, `hand:${player}`, book);
      drawn += 1;
    }
  }
  const rest = Math.max(0, Math.min(n - drawn, filler.deck));
  filler.deck -= rest;
  filler.hand += rest;
  return drawn + rest;
}
