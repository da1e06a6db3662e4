import { die, goHome, leave, remember } from "./death.ts";
import { changed, type Deed, type Detail, type Result } from "./deed.ts";
import { type Entity, exists, isLegend, isLocation, kindOf, onBoard, onChain, type Zone } from "./entity.ts";
import { unfasten } from "./gear.ts";
import { hasQuality } from "./quality.ts";
import type { Asking, Frame } from "./rules.ts";
import { noticeMove } from "./trigger.ts";

/** Puts something into another zone of its owner. What is there already, and a legend, stays (107.4.d). */
function send(frame: Frame, entity: Entity, to: Zone): Result {
  const card = frame.dead.get(entity) ?? entity;
  if (!exists(card) || isLegend(card) || card.zone === to) return "impossible";
  leave(frame.table, frame.memory, card, to);
  return "done";
}

/** Carries something from one location to another as the same object. */
function carry(frame: Frame, entity: Entity, to: Zone): void {
  if (!frame.memory.origin.has(entity.piece)) frame.memory.origin.set(entity.piece, entity.zone);
  unfasten(frame.table, entity);
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

function sink({ table, memory }: Frame, entity: Entity): Result {
  if (!exists(entity)) return "impossible";
  leave(table, memory, entity, entity.zone);
  return "done";
}

/** Puts something on the bottom of its owner's Main Deck (416.1.c). */
export function recycle(frame: Frame, entity: Entity): Result {
  const { table } = frame;
  if (table.has("recycle-does-nothing")) return "done";
  const kind = table.has("recycle-returns") ? "hand" : "deck";
  const to = table.zoneOf(kind, entity.piece.owner);
  // From the top of the deck to its bottom is a way as well.
  const result = entity.zone === to && kind === "deck" ? sink(frame, entity) : send(frame, entity, to);
  const card = frame.memory.went.get(frame.dead.get(entity) ?? entity);
  if (card !== undefined) table.recycled.add(card);
  return result;
}

/** Moves something to another location. */
export function move(frame: Frame, entity: Entity, { place }: Detail): Result {
  const { table } = frame;
  const asked = place(frame, entity);
  // Nothing moves to where it is (055), and "can't" beats "can" (054.1).
  if (asked === undefined || !isLocation(asked) || asked === entity.zone) return "impossible";
  if (asked.kind === "base" && hasQuality(table, entity, "cantMoveToBase")) return "impossible";
  if (table.has("move-does-nothing")) return "done";
  carry(frame, entity, table.has("move-goes-home") ? table.zoneOf("base", entity.controller) : asked);
  if (table.has("move-heals")) table.set(entity, "damage", 0);
  if (table.has("move-loses-bonus")) table.set(entity, "bonus", 0);
  if (table.has("move-exhausts")) table.set(entity, "exhausted", true);
  noticeMove(table, entity);
  return "done";
}

/** Two units go each to where the other is; both of them move (446.1). */
export function swap(frame: Frame, one: Entity, { unit: other }: Detail): Result {
  if (other === null || !onBoard(other) || kindOf(other) !== "unit" || one.zone === other.zone) return "impossible";
  const ways = [
    { entity: one, to: other.zone },
    { entity: other, to: one.zone },
  ];
  const { table } = frame;
  if (ways.some(({ entity, to }) => to.kind === "base" && hasQuality(table, entity, "cantMoveToBase"))) {
    return "impossible";
  }
  for (const { entity, to } of ways) carry(frame, entity, to);
  for (const { entity } of ways) noticeMove(table, entity);
  return "done";
}

/** Brings something to its controller's base, which is no move; it is possible even there. */
export function recall({ table, memory }: Frame, entity: Entity): Result {
  const { zone, piece } = entity;
  if (table.has("recall-exhausts")) table.set(entity, "exhausted", true);
  if (table.has("recall-does-nothing")) return changed(zone !== table.zoneOf("base", entity.controller));
  const went = goHome(table, entity);
  if (went && !memory.origin.has(piece)) memory.origin.set(piece, zone);
  return changed(went);
}

/** A countered spell leaves the chain for its owner's trash (425.1.a). */
export function counter(frame: Frame, entity: Entity): Result {
  if (!onChain(entity)) return "impossible";
  if (frame.table.has("counter-does-nothing")) return "done";
  return send(frame, entity, frame.table.zoneOf("trash", entity.piece.owner));
}

/** Kills all of them at once. "Can't" beats "can" (054.1): what cannot be killed is not about to die either. */
export function* kill(frame: Frame, objects: readonly Entity[]): Asking<Deed[]> {
  const doomed = objects.filter((entity) => onBoard(entity) && !hasQuality(frame.table, entity, "cantBeKilled"));
  const ends = yield* die(frame.table, doomed, frame);
  return objects.map((entity) => {
    const end = ends.get(entity);
    return { entity, result: end === "died" ? "done" : end === "replaced" ? "replaced" : "impossible" };
  });
}

/**
 * The owner plays a card from where it lies, which may be where this item put it. It enters as a new object, a unit
 * exhausted and a gear ready (359.2.c, 359.2.d); a spell has no place on the board.
 */
export function play(frame: Frame, entity: Entity, { place }: Detail): Deed {
  const { table, memory } = frame;
  const card = memory.went.get(entity) ?? frame.dead.get(entity) ?? entity;
  const { owner, kind } = entity.piece;
  const to = table.has("replayed-home") ? table.zoneOf("base", owner) : place(frame, entity);
  const isPlayable = exists(card) && !isLocation(card.zone) && (kind === "unit" || kind === "gear");
  if (!isPlayable || to === undefined || !isLocation(to)) return { entity, result: "impossible" };
  const exhausted = kind === "unit" && !table.has("replayed-ready");
  const played = table.renew(card, to, { controller: owner, exhausted });
  if (played === null) return { entity, result: "impossible" };
  table.entered.push(played);
  // It was played all the same if it enters elsewhere than it was played to (359.3.e.14.c).
  if (hasQuality(table, played, "entersInBase")) table.shift(played, table.zoneOf("base", owner));
  return { entity: played, result: "done" };
}
