import type { Filler, PlayerId } from "../../spec/types/index.ts";
import {
  type Entity,
  isLocation,
  kindOf,
  type Loan,
  newEntity,
  onBoard,
  type Piece,
  type State,
  type Zone,
} from "./entity.ts";
import type { Item } from "./item.ts";
import type { Promised } from "./rules.ts";
import type { Has } from "./switches.ts";

/** How an object looks that is about to be made. */
interface Entry {
  readonly controller: PlayerId;
  readonly exhausted: boolean;
}

/** Numbers of anonymous cards of a player. */
export interface Anonymous extends Filler {
  trash: number;
}

/** Everything that lies on the table, and the elementary ways of changing it. */
export class Table {
  readonly zones = new Map<string, Zone>();
  readonly pieces: Piece[] = [];
  readonly filler: Record<PlayerId, Anonymous>;
  /** What is on the chain, oldest first; a spell that was countered may still be among it. */
  stack: Item[] = [];
  /** Triggered abilities that are not on the chain yet, in the order of what caused them. */
  readonly waiting: Item[] = [];
  /** Triggered abilities that wait for the end of the turn. */
  readonly delayed: Item[] = [];
  phase: "main" | "ending" | "over" = "main";
  /** Tokens that no text has made yet. */
  readonly unmade: Piece[] = [];
  /** What waits for the next death of something that fits. */
  readonly promises: Promised[] = [];
  /** Units that an item that resolves had played. */
  readonly entered: Entity[] = [];
  /** Where permanents lay that were played from hiding. */
  readonly hiddenAt = new WeakMap<Entity, Zone>();
  /** What the spells on the chain chose as targets. */
  readonly chosenBy = new WeakMap<Entity, readonly Entity[]>();
  /** What lies at the bottom of a deck, under the anonymous cards. */
  readonly recycled = new WeakSet<Entity>();
  /** Spells on the chain that may be played again from the trash, and those in the trash that may. */
  readonly replayable = new WeakSet<Entity>();
  readonly has: Has;
  /** Whether the rulings page is followed besides the Core Rules. */
  readonly faq: boolean;
  /** Number of changes so far: two equal readings mean that nothing happened in between. */
  changes = 0;

  constructor(players: Record<PlayerId, Filler>, faq: boolean, has: Has) {
    this.filler = { P1: { ...players.P1, trash: 0 }, P2: { ...players.P2, trash: 0 } };
    this.faq = faq;
    this.has = has;
  }

  /** The zone of that kind that belongs to a player. */
  zoneOf(kind: "base" | "hand" | "deck" | "trash" | "banished" | "legend", player: PlayerId): Zone {
    return this.zone(`${kind}:${player}`);
  }

  zone(name: string): Zone {
    const zone = this.zones.get(name);
    if (zone === undefined) throw new Error(`There is no zone ${name}.`);
    return zone;
  }

  /** Every object that there is, in table order. */
  entities(): Entity[] {
    return this.pieces.flatMap(({ now }) => (now === null ? [] : [now]));
  }

  /** Units and gear on the board in table order. */
  permanents(): Entity[] {
    return this.entities().filter((entity) => kindOf(entity) !== "spell" && onBoard(entity));
  }

  /** Current Might; a buff adds 1 (703), below 0 it reads as 0 (143.2.b), and only units have any. */
  might(entity: Entity): number | null {
    const { piece, role, bonus, buffed, damage } = entity;
    const base = role?.might ?? piece.printed;
    if (base === null || kindOf(entity) !== "unit") return null;
    const buff = buffed ? (this.has("buffs-double") ? 2 : 1) : 0;
    const wounds = this.has("damage-lowers-might") ? damage : 0;
    return Math.max(0, base + bonus + buff - wounds);
  }

  /** Sets one property and notes whether that changed anything. */
  set<K extends keyof State>(entity: Entity, key: K, value: Entity[K]): boolean {
    if (entity[key] === value) return false;
    entity[key] = value;
    this.changes++;
    return true;
  }

  /** Gives control for good, or for as long as the source of a loan is on the board. Tells whether it went over. */
  control(entity: Entity, to: PlayerId, source: Entity | null): boolean {
    entity.loans = source === null ? [] : [...entity.loans, { source, borrower: to }];
    if (source === null) entity.keeper = to;
    return this.set(entity, "controller", to);
  }

  /** From board to board: the same object in another place (124), with all that is attached to it (719.3.a). */
  shift(entity: Entity, to: Zone): boolean {
    if (entity.zone === to) return false;
    const gear = this.has("gear-stays-behind") ? [] : this.gearOf(entity);
    for (const one of [entity, ...gear]) {
      this.#take(one);
      one.zone = to;
      to.cards.push(one);
    }
    return true;
  }

  /** What is attached to a unit. */
  gearOf(unit: Entity): Entity[] {
    return this.entities().filter(({ attachedTo }) => attachedTo === unit);
  }

  /** Leaving the board or coming to it makes a new object, as a piece is when nothing has happened to it (124, 124.1). */
  renew(entity: Entity, to: Zone, entry: Entry = { controller: entity.piece.owner, exhausted: false }): Entity | null {
    const { piece } = entity;
    this.lose(entity);
    const stays = isLocation(to) || (to.kind === "trash" && this.has("tokens-stay"));
    // A token ceases to exist as soon as it has arrived off the board (186.1).
    if (piece.token && !stays) return null;
    piece.now = newEntity(piece, to, entry.controller, { exhausted: entry.exhausted });
    to.cards.push(piece.now);
    return piece.now;
  }

  /** Takes an object out of the game without putting it anywhere. */
  lose(entity: Entity): void {
    this.#take(entity);
    entity.piece.now = null;
    // Attached gear stays where the unit was (719.5); what was borrowed for as long as it stayed goes back.
    for (const other of this.entities()) {
      if (other.attachedTo === entity) other.attachedTo = null;
      if (other.loans.some(({ source }) => source === entity)) this.#return(other, entity);
    }
  }

  #return(entity: Entity, gone: Entity): void {
    const loans: readonly Loan[] = entity.loans.filter(({ source }) => source !== gone);
    entity.loans = loans;
    this.set(entity, "controller", loans.at(-1)?.borrower ?? entity.keeper);
  }

  #take(entity: Entity): void {
    const at = entity.zone.cards.indexOf(entity);
    if (at >= 0) entity.zone.cards.splice(at, 1);
    this.changes++;
  }
}
