import type { Filler, PlayerId } from "../../spec/types/index.ts";
import { type Entity, isLocation, onBoard, type Piece, type Zone } from "./entity.ts";
import type { Has } from "./switches.ts";

/** How an object looks that is about to be made. */
interface Entry {
  readonly controller: PlayerId;
  readonly exhausted: boolean;
}

/** Everything that lies on the table, and the elementary ways of changing it. */
export class Table {
  readonly zones = new Map<string, Zone>();
  readonly pieces: Piece[] = [];
  readonly filler: Record<PlayerId, Filler>;
  readonly has: Has;
  /** Whether impossible instructions leave links by object alive, as the rulings page says. */
  readonly negates: boolean;
  /** Number of changes so far: two equal readings mean that nothing happened in between. */
  changes = 0;

  constructor(players: Record<PlayerId, Filler>, negates: boolean, has: Has) {
    this.filler = { P1: { ...players.P1 }, P2: { ...players.P2 } };
    this.negates = negates;
    this.has = has;
  }

  /** The zone of that kind that belongs to a player. */
  zoneOf(kind: "base" | "hand" | "deck" | "trash" | "banished", player: PlayerId): Zone {
    return this.zone(`${kind}:${player}`);
  }

  zone(name: string): Zone {
    const zone = this.zones.get(name);
    if (zone === undefined) throw new Error(`There is no zone ${name}.`);
    return zone;
  }

  /** Units and gear on the board in table order. */
  permanents(): Entity[] {
    const found: Entity[] = [];
    for (const piece of this.pieces) {
      if (piece.now !== null && piece.kind !== "spell" && onBoard(piece.now)) found.push(piece.now);
    }
    return found;
  }

  /** Current Might; below 0 it reads as 0 (143.2.b), and only units have any. */
  might(entity: Entity): number | null {
    const { printed } = entity.piece;
    if (printed === null || entity.piece.kind !== "unit") return null;
    const wounds = this.has("damage-lowers-might") ? entity.damage : 0;
    return Math.max(0, printed + entity.bonus - wounds);
  }

  /** Sets one property and notes whether that changed anything. */
  set<K extends "damage" | "bonus" | "exhausted" | "stunned" | "controller">(
    entity: Entity,
    key: K,
    value: Entity[K],
  ): boolean {
    if (entity[key] === value) return false;
    entity[key] = value;
    this.changes++;
    return true;
  }

  /** From board to board: the same object in another place (124). */
  shift(entity: Entity, to: Zone): boolean {
    if (entity.zone === to) return false;
    this.#take(entity);
    entity.zone = to;
    to.cards.push(entity);
    return true;
  }

  /** Leaving the board or coming to it makes a new object, as a piece is when nothing has happened to it (124, 124.1). */
  renew(entity: Entity, to: Zone, entry: Entry = { controller: entity.piece.owner, exhausted: false }): Entity | null {
    const { piece } = entity;
    this.#take(entity);
    piece.now = null;
    const stays = isLocation(to) || (to.kind === "trash" && this.has("tokens-stay"));
    // A token ceases to exist as soon as it has arrived off the board (186.1).
    if (piece.token && !stays) return null;
    const qualities = new Set(piece.lasting);
    piece.now = { piece, zone: to, damage: 0, bonus: 0, stunned: false, qualities, ...entry };
    to.cards.push(piece.now);
    return piece.now;
  }

  /** Takes an object out of the game without putting it anywhere. */
  lose(entity: Entity): void {
    this.#take(entity);
    entity.piece.now = null;
  }

  #take(entity: Entity): void {
    const at = entity.zone.cards.indexOf(entity);
    if (at >= 0) entity.zone.cards.splice(at, 1);
    this.changes++;
  }
}
