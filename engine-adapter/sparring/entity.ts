import type { GameObject, PlayerId, Quality } from "../../spec/types/index.ts";
import type { Rules } from "./rules.ts";

/** A place for cards. Cards lie in it in the order in which they came. */
export interface Zone {
  readonly name: string;
  readonly kind: "base" | "battlefield" | "facedown" | "hand" | "deck" | "trash" | "banished" | "chain";
  /** What follows the colon of the name: a player or a battlefield. */
  readonly of: string;
  readonly cards: Entity[];
}

/** A physical card or token: what stays the same wherever it goes. */
export interface Piece {
  readonly id: string;
  readonly kind: GameObject["kind"];
  readonly owner: PlayerId;
  readonly printed: number | null;
  readonly token: boolean;
  /** Qualities that each of its objects has from the start. */
  readonly lasting: readonly Quality[];
  readonly rules: Rules;
  /** The game object it is at present; null once a token has ceased to exist. */
  now: Entity | null;
}

/**
 * A game object: one stay of a piece on the board, or in one zone off it.
 * Whoever keeps hold of an entity keeps hold of that object and no later one (124), so nothing else tells them apart.
 */
export interface Entity {
  readonly piece: Piece;
  zone: Zone;
  controller: PlayerId;
  damage: number;
  bonus: number;
  exhausted: boolean;
  stunned: boolean;
  readonly qualities: Set<Quality>;
}

/** Tells whether a zone is a location: a base or a battlefield (198.1). */
export function isLocation(zone: Zone): boolean {
  return zone.kind === "base" || zone.kind === "battlefield";
}

/** Tells whether this very object still exists. */
export function exists(entity: Entity): boolean {
  return entity.piece.now === entity;
}

/** Tells whether this very object is on the board still; a facedown card is none that text could name. */
export function onBoard(entity: Entity): boolean {
  return exists(entity) && isLocation(entity.zone);
}

/** Tells whether this very object is a spell on the chain still. */
export function onChain(entity: Entity): boolean {
  return exists(entity) && entity.zone.kind === "chain";
}

/** The other player. */
export function opponentOf(player: PlayerId): PlayerId {
  return player === "P1" ? "P2" : "P1";
}
