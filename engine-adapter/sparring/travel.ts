import { die, leave, remember } from "./death.ts";
import type { Deed, Detail, Result } from "./deed.ts";
import { type Entity, exists, isLocation, onBoard, onChain, type Zone } from "./entity.ts";
import type { Asking, Frame } from "./rules.ts";

/** Puts something into a zone of its owner, from the board or the chain. */
function send(frame: Frame, entity: Entity, to: Zone): Result {
  if (!onBoard(entity) && !onChain(entity)) return "impossible";
  leave(frame.table, frame.memory, entity, to);
  return "done";
}

/** Carries something from one location to another as the same object. */
function carry(frame: Frame, entity: Entity, to: Zone): void {
  if (!frame.memory.origin.has(entity.piece)) frame.memory.origin.set(entity.piece, entity.zone);
  frame.table.shift(entity, to);
}

/** Returns something to its owner's hand. */
export function give(frame: Frame, entity: Entity): Result {
  const { table } = frame;
  if (table.has("return-does-nothing")) return onBoard(entity) ? "done" : "impossible";
  if (table.has("loses-returned") && exists(entity)) {
    remember(table, frame.memory, entity);
    table.lose(entity);
    return "done";
  }
  const kind = table.has("return-kills") ? "trash" : "hand";
  const stolen = table.has("return-to-controller") && onBoard(entity);
  return send(frame, entity, table.zoneOf(kind, stolen ? entity.controller : entity.piece.owner));
}

/** Puts something into its owner's banishment. */
export function banish(frame: Frame, entity: Entity): Result {
  if (frame.table.has("crashes-on-banish")) throw new Error("banishing is not implemented");
  const kind = frame.table.has("banish-trashes") ? "trash" : "banished";
  return send(frame, entity, frame.table.zoneOf(kind, entity.piece.owner));
}

/** Moves something to another location. */
export function move(frame: Frame, entity: Entity, { place }: Detail): Result {
  const { table } = frame;
  const asked = place(frame, entity);
  // Nothing moves to where it is (055).
  if (asked === undefined || !isLocation(asked) || asked === entity.zone) return "impossible";
  if (table.has("move-does-nothing")) return "done";
  carry(frame, entity, table.has("move-goes-home") ? table.zoneOf("base", entity.controller) : asked);
  if (table.has("move-heals")) table.set(entity, "damage", 0);
  if (table.has("move-loses-bonus")) table.set(entity, "bonus", 0);
  if (table.has("move-exhausts")) table.set(entity, "exhausted", true);
  return "done";
}

/** Brings something to its controller's base, which is no move; it is possible even there. */
export function recall(frame: Frame, entity: Entity): Result {
  const { table } = frame;
  const home = table.zoneOf("base", entity.controller);
  if (table.has("recall-exhausts")) table.set(entity, "exhausted", true);
  if (home === entity.zone) return "nothing";
  if (!table.has("recall-does-nothing")) carry(frame, entity, home);
  return "done";
}

/** A countered spell leaves the chain for its owner's trash (425.1.a). */
export function counter(frame: Frame, entity: Entity): Result {
  if (!onChain(entity)) return "impossible";
  if (frame.table.has("counter-does-nothing")) return "done";
  return send(frame, entity, frame.table.zoneOf("trash", entity.piece.owner));
}

/** Kills all of them at once. "Can't" beats "can" (054.1): what cannot be killed is not about to die either. */
export function* kill(frame: Frame, objects: readonly Entity[]): Asking<Deed[]> {
  const doomed = objects.filter((entity) => onBoard(entity) && !entity.qualities.has("cantBeKilled"));
  const ends = yield* die(frame.table, doomed, frame);
  return objects.map((entity) => {
    const end = ends.get(entity);
    return { entity, result: end === "died" ? "done" : end === "replaced" ? "replaced" : "impossible" };
  });
}

/**
 * The owner plays a card from where this item put it. It enters as a new object, a unit exhausted and a gear ready
 * (359.2.c, 359.2.d); a spell has no place on the board.
 */
export function play(frame: Frame, entity: Entity, { place }: Detail): Deed {
  const { table, memory } = frame;
  const card = memory.went.get(entity);
  const { owner, kind } = entity.piece;
  const to = table.has("replayed-home") ? table.zoneOf("base", owner) : place(frame, entity);
  if (card === undefined || !exists(card) || kind === "spell" || to === undefined || !isLocation(to)) {
    return { entity, result: "impossible" };
  }
  const exhausted = kind === "unit" && !table.has("replayed-ready");
  return { entity: table.renew(card, to, { controller: owner, exhausted }) ?? entity, result: "done" };
}
