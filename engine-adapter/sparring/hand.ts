import type { PlayerId } from "../../spec/types/index.ts";
import type { Entity } from "./entity.ts";
import type { Table } from "./table.ts";

/** The cards at the top of a deck that are known, in table order; the anonymous ones lie below them. */
function known(table: Table, player: PlayerId, amount: number): Entity[] {
  const { cards } = table.zoneOf("deck", player);
  return cards.filter((card) => !table.recycled.has(card)).slice(0, Math.max(0, amount));
}

/** Looks at the top of a deck. Returns how many cards there were. */
export function look(table: Table, player: PlayerId, amount: number, looked: Set<Entity>): number {
  const seen = known(table, player, table.has("looks-too-far") ? amount + 1 : amount);
  for (const card of seen) looked.add(card);
  return Math.min(amount, table.zoneOf("deck", player).cards.length + table.filler[player].deck);
}

/** Draws from the top: named cards in table order, then the anonymous ones, then what was recycled. Returns how many. */
export function draw(table: Table, player: PlayerId, amount: number): number {
  if (table.has("draws-nothing")) return 0;
  const from = table.has("draws-from-opponent") ? (player === "P1" ? "P2" : "P1") : player;
  const wanted = Math.max(0, table.has("draws-one-more") && amount >= 2 ? amount + 1 : amount);
  const { cards } = table.zoneOf("deck", from);
  const top = known(table, from, wanted);
  const rest = Math.min(wanted - top.length, table.filler[from].deck);
  const bottom = cards.filter((card) => table.recycled.has(card)).slice(0, wanted - top.length - rest);
  for (const card of [...top, ...bottom]) table.renew(card, table.zoneOf("hand", player));
  table.filler[from].deck -= rest;
  table.filler[player].hand += rest;
  if (rest > 0) table.changes++;
  return top.length + rest + bottom.length;
}

/** Discards cards, as many as there are (422.4), anonymous ones first. Returns how many. */
export function discard(table: Table, player: PlayerId, amount: number): number {
  if (table.has("discard-draws")) return draw(table, player, amount);
  const wanted = Math.max(0, table.has("discards-one-more") ? amount + 1 : amount);
  const filler = table.filler[player];
  const anonymous = Math.min(wanted, filler.hand);
  const named = table.zoneOf("hand", player).cards.slice(0, wanted - anonymous);
  for (const card of named) table.renew(card, table.zoneOf("trash", player));
  filler.hand -= anonymous;
  filler.trash += anonymous;
  if (anonymous > 0) table.changes++;
  return anonymous + named.length;
}

/** Channels runes, as many as there are (430.3). Returns how many. */
export function channel(table: Table, player: PlayerId, amount: number, exhausted: boolean): number {
  const filler = table.filler[player];
  const runes = Math.max(0, Math.min(amount, filler.runeDeck ?? amount));
  const asleep = table.has("channels-ready") ? false : exhausted;
  if (filler.runeDeck !== undefined) filler.runeDeck -= runes;
  if (asleep) filler.exhaustedRunes = (filler.exhaustedRunes ?? 0) + runes;
  else filler.runes = (filler.runes ?? 0) + runes;
  table.changes++;
  return runes;
}

/** Gives XP (730.1); there is no limit to it (733). Returns how much. */
export function gainXp(table: Table, player: PlayerId, amount: number): number {
  const filler = table.filler[player];
  const gained = table.has("gains-no-xp") ? 0 : Math.max(0, amount);
  filler.xp = (filler.xp ?? 0) + gained;
  table.changes++;
  return gained;
}

/** Recycles the anonymous cards of a trash. Tells whether there were any. */
export function recycleAnonymous(table: Table, player: PlayerId): boolean {
  const filler = table.filler[player];
  const { trash } = filler;
  if (trash === 0 || table.has("recycle-does-nothing")) return false;
  filler.trash = 0;
  if (table.has("recycle-returns")) filler.hand += trash;
  else filler.deck += trash;
  table.changes++;
  return true;
}
