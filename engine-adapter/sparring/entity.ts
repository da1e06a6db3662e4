import type { GameObject, PlayerId, Quality, SaveInstruction } from "../../spec/types/index.ts";
import type { Rules } from "./rules.ts";

/** A place for cards. Cards lie in it in the order in which they came. */
export interface Zone {
  readonly name: string;
  readonly kind: "base" | "battlefield" | "facedown" | "hand" | "deck" | "trash" | "banished" | "legend" | "chain";
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
  /** What it costs in energy as printed. */
  readonly energy: number;
  readonly token: boolean;
  /** Qualities that each of its objects has from the start. */
  readonly lasting: readonly Quality[];
  readonly rules: Rules;
  /** The game object it is at present; null once a token has ceased to exist. */
  now: Entity | null;
}

/** Control that lasts only while an object is on the board. */
export interface Loan {
  readonly source: Entity;
  readonly borrower: PlayerId;
}

/** A type that a text gives to something, with the Might that it has as a unit (477.1.a). */
export interface Role {
  readonly kind: "unit" | "gear";
  readonly might: number | null;
}

/** What changes of an object while it stays the same object. Every value is replaced, never changed from within. */
export interface State {
  controller: PlayerId;
  /** Who has control of it when nobody borrows it. */
  keeper: PlayerId;
  /** Who borrows it, the latest last. */
  loans: readonly Loan[];
  damage: number;
  bonus: number;
  exhausted: boolean;
  stunned: boolean;
  buffed: boolean;
  /** The unit that this gear is attached to. */
  attachedTo: Entity | null;
  /** What a text makes of it this turn; null = it is as printed. */
  role: Role | null;
  /** How much of the next damage to it is prevented (437). */
  prevented: number;
  /** What happens instead of its next deaths, the oldest first. */
  saves: readonly SaveInstruction["instead"][];
  qualities: ReadonlySet<Quality>;
  /** Qualities that it was deprived of, wherever they come from. */
  lost: ReadonlySet<Quality>;
}

/**
 * A game object: one stay of a piece on the board, or in one zone off it.
 * Whoever keeps hold of an entity keeps hold of that object and no later one (124), so nothing else tells them apart.
 */
export interface Entity extends State {
  readonly piece: Piece;
  zone: Zone;
}

/** A new object: as its piece is when nothing has happened to it (124.1). */
export function newEntity(piece: Piece, zone: Zone, controller: PlayerId, more: Partial<State> = {}): Entity {
  return {
    piece,
    zone,
    controller,
    keeper: controller,
    loans: [],
    damage: 0,
    bonus: 0,
    exhausted: false,
    stunned: false,
    buffed: false,
    attachedTo: null,
    role: null,
    prevented: 0,
    saves: [],
    qualities: new Set(piece.lasting),
    lost: new Set(),
    ...more,
  };
}

/** What type of thing an object is now. */
export function kindOf({ role, piece }: Entity): Piece["kind"] {
  return role?.kind ?? piece.kind;
}

/** Tells whether a zone is a location: a base or a battlefield (198.1). */
export function isLocation(zone: Zone): boolean {
  return zone.kind === "base" || zone.kind === "battlefield";
}

/** Tells whether this very object still exists. */
export function exists(entity: Entity): boolean {
  return entity.piece.now === entity;
}

/** Tells whether this very object is at a location still; a facedown card is none that text could name. */
export function onBoard(entity: Entity): boolean {
  return exists(entity) && isLocation(entity.zone);
}

/** Tells whether this very object is a legend; its zone is no location (198.1), and it never leaves it. */
export function isLegend(entity: Entity): boolean {
  return exists(entity) && entity.zone.kind === "legend";
}

/** Tells whether this very object is a spell on the chain still. */
export function onChain(entity: Entity): boolean {
  return exists(entity) && entity.zone.kind === "chain";
}

/** Tells whether the text of an object counts; that of an attached card does not (434.1.e). */
export function isActive(entity: Entity): boolean {
  return entity.attachedTo === null;
}

/** The other player. */
export function opponentOf(player: PlayerId): PlayerId {
  return player === "P1" ? "P2" : "P1";
}
