import type { Deed, Detail, Result, Verb } from "./deed.ts";
import { type Entity, onBoard } from "./entity.ts";
import type { Asking, Frame } from "./rules.ts";
import type { Table } from "./table.ts";
import { banish, counter, give, kill, move, play, recall } from "./travel.ts";

function changed(did: boolean): Result {
  return did ? "done" : "nothing";
}

function isUnit(entity: Entity): boolean {
  return entity.piece.kind === "unit";
}

/** Lets a verb act only on what is on the board, because off it nothing has such a state. */
function onBoardOnly(verb: Verb, kind: "any" | "unit" = "any"): Verb {
  return (frame, entity, detail) =>
    onBoard(entity) && (kind === "any" || isUnit(entity)) ? verb(frame, entity, detail) : "impossible";
}

/** Only an amount of at least 1 is dealt (417.1.e). */
function deal({ table }: Frame, entity: Entity, { amount }: Detail): Result {
  if (amount <= 0) return "nothing";
  let dealt = table.has("random-damage") ? 1 + Math.floor(Math.random() * 4) : amount;
  if (table.has("damage-doubled") && entity.exhausted) dealt *= 2;
  if (table.has("damage-clipped")) dealt = Math.min(dealt, Math.max(0, (table.might(entity) ?? 0) - entity.damage));
  table.set(entity, "damage", entity.damage + dealt);
  return "done";
}

function gainControl({ table, controller }: Frame, entity: Entity): Result {
  if (table.has("steal-does-nothing")) return "done";
  const did = table.set(entity, "controller", controller);
  if (table.has("steal-readies")) table.set(entity, "exhausted", false);
  if (table.has("steal-recalls")) table.shift(entity, table.zoneOf("base", controller));
  return changed(did);
}

function changeMight({ table }: Frame, entity: Entity, { amount }: Detail): Result {
  const given = table.has("might-capped") ? Math.max(-2, Math.min(2, amount)) : amount;
  return changed(table.set(entity, "bonus", entity.bonus + given));
}

function heal({ table }: Frame, entity: Entity): Result {
  if (table.has("heal-does-nothing")) return "done";
  return changed(table.set(entity, "damage", table.has("heals-one") ? Math.max(0, entity.damage - 1) : 0));
}

function stun({ table }: Frame, entity: Entity): Result {
  if (table.has("stun-does-nothing")) return "done";
  const did = table.set(entity, "stunned", true);
  if (table.has("stun-exhausts")) table.set(entity, "exhausted", true);
  return changed(did);
}

/** Turns a card sideways or upright; what is so already cannot become so again, and nothing more happens (414.1, 415.1). */
function turn(to: boolean, silent: "exhaust-does-nothing" | "ready-does-nothing"): Verb {
  return ({ table }, entity) => (table.has(silent) ? "done" : changed(table.set(entity, "exhausted", to)));
}

function grant({ table }: Frame, entity: Entity, { quality }: Detail): Result {
  if (quality === null || entity.qualities.has(quality)) return "nothing";
  entity.qualities.add(quality);
  table.changes++;
  return "done";
}

function remove({ table }: Frame, entity: Entity, { quality }: Detail): Result {
  if (quality === null || !entity.qualities.delete(quality)) return "nothing";
  table.changes++;
  return "done";
}

/** Verbs that act on one object after the other. */
const VERBS: Readonly<Record<string, Verb>> = {
  choose: () => "done",
  return: give,
  banish,
  counter,
  deal: onBoardOnly(deal, "unit"),
  might: onBoardOnly(changeMight, "unit"),
  heal: onBoardOnly(heal, "unit"),
  stun: onBoardOnly(stun, "unit"),
  exhaust: onBoardOnly(turn(true, "exhaust-does-nothing")),
  ready: onBoardOnly(turn(false, "ready-does-nothing")),
  move: onBoardOnly(move),
  recall: onBoardOnly(recall),
  "gain control": onBoardOnly(gainControl),
  grant: onBoardOnly(grant),
  remove: onBoardOnly(remove),
};

/**
 * Tells whether the engine knows a verb that acts on objects.
 * @param verb as the card has it
 */
export function knowsVerb(verb: string): boolean {
  return verb === "kill" || verb === "play" || Object.hasOwn(VERBS, verb);
}

/** Applies a verb to all its objects. */
export function* perform(
  verb: string,
  frame: Frame,
  objects: readonly Entity[],
  detail: Detail,
): Asking<readonly Deed[]> {
  if (verb === "kill") return yield* kill(frame, objects);
  const single = VERBS[verb];
  return objects.map((entity) =>
    single === undefined ? play(frame, entity, detail) : { entity, result: single(frame, entity, detail) },
  );
}

/** Draws named cards first, in table order, then the anonymous ones, as many as there are (413.4.a). Returns how many. */
export function draw(table: Table, player: "P1" | "P2", amount: number): number {
  if (table.has("draws-nothing")) return 0;
  const from = table.has("draws-from-opponent") ? (player === "P1" ? "P2" : "P1") : player;
  const wanted = table.has("draws-one-more") && amount >= 2 ? amount + 1 : amount;
  const named = table.pieces
    .map((piece) => piece.now)
    .filter((card) => card !== null && card.zone.name === `deck:${from}`)
    .slice(0, Math.max(0, wanted));
  for (const card of named) if (card !== null) table.renew(card, table.zoneOf("hand", player));
  const rest = Math.max(0, Math.min(wanted - named.length, table.filler[from].deck));
  table.filler[from].deck -= rest;
  table.filler[player].hand += rest;
  if (rest > 0) table.changes++;
  return named.length + rest;
}
