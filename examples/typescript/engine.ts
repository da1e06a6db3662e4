/**
 * A small rules engine: plain units on a board, and spells that deal damage, kill, move, return and draw. It stands in
 * for yours, so it has a language of its own and knows nothing of the suite.
 */

export type Seat = "north" | "south";

/** Where a card is. Decks and hands also hold blank cards, of which there is only a number. */
export type Spot =
  | { readonly zone: "hand" | "deck" | "trash" | "banished" | "base"; readonly seat: Seat }
  | { readonly zone: "battlefield"; readonly name: string }
  | { readonly zone: "chain" };

/** A unit, or the card of a spell. */
export interface Piece {
  readonly name: string;
  readonly owner: Seat;
  readonly might: number;
  controller: Seat;
  spot: Spot;
  /** Might given to it for this turn. */
  bonus: number;
  damage: number;
  exhausted: boolean;
  /** Counts its comings and goings: what left the board and came back is something else. */
  life: number;
  readonly spell?: Spell;
}

/** What a spell says. */
export interface Spell {
  readonly reaction: boolean;
  readonly effects: readonly Effect[];
}

/** One sentence of a spell. */
export type Effect =
  | { readonly does: "draw"; readonly cards: number; readonly who: "you" | "opponent" }
  | { readonly does: "deal"; readonly damage: number; readonly target: Wanted }
  | { readonly does: "move"; readonly to: "base" | { readonly battlefield: string }; readonly target: Wanted }
  | { readonly does: "kill" | "return"; readonly target: Wanted };

/** What a target must be. */
export interface Wanted {
  readonly side?: "friendly" | "enemy";
  readonly at?: "battlefield" | "base";
  /** "Up to one": the player may choose none. */
  readonly optional: boolean;
}

/** A unit as it was chosen. */
interface Target {
  readonly piece: Piece;
  readonly life: number;
}

/** A spell that waits to resolve; for each effect its target, if it has one. */
interface Item {
  readonly card: Piece;
  readonly seat: Seat;
  readonly targets: readonly (Target | undefined)[];
}

/** The rules do not allow what a player tried; nothing has changed. */
export class IllegalMove extends Error {}

export const other = (seat: Seat): Seat => (seat === "north" ? "south" : "north");

/** One game. The first seat has the turn. */
export class Game {
  readonly pieces: readonly Piece[];
  readonly blanks: Readonly<Record<Seat, { hand: number; deck: number }>>;
  readonly chain: Item[] = [];
  readonly #turn: Seat;
  #priority: Seat;
  #passes = 0;

  constructor(turn: Seat, pieces: readonly Piece[], blanks: Readonly<Record<Seat, { hand: number; deck: number }>>) {
    this.#turn = turn;
    this.#priority = turn;
    this.pieces = pieces;
    this.blanks = blanks;
  }

  /** Who may act in response, while there is something to respond to. */
  get priority(): Seat | undefined {
    return this.chain.length > 0 ? this.#priority : undefined;
  }

  /** Puts a spell on the chain. Its targets are chosen now and stay chosen, one for each effect that wants one. */
  play(seat: Seat, card: Piece, chosen: readonly (Piece | undefined)[]): void {
    const { spell, spot } = card;
    if (!spell || spot.zone !== "hand" || spot.seat !== seat) throw new IllegalMove(`${card.name} is not in hand`);
    if (this.chain.length === 0 && seat !== this.#turn) throw new IllegalMove("it is not their turn");
    if (this.chain.length > 0 && seat !== this.#priority) throw new IllegalMove("they do not have priority");
    if (this.chain.length > 0 && !spell.reaction) throw new IllegalMove(`${card.name} is no reaction`);
    const targets = spell.effects.map((effect, index) => {
      const piece = chosen[index];
      if (effect.does === "draw") return undefined;
      if (piece === undefined && effect.target.optional) return undefined;
      if (piece === undefined || !fits(piece, effect.target, seat)) {
        throw new IllegalMove(`effect ${index + 1} of ${card.name} has no legal target`);
      }
      return { piece, life: piece.life };
    });
    put(card, { zone: "chain" });
    this.chain.push({ card, seat, targets });
    this.#priority = seat;
    this.#passes = 0;
  }

  /** Passes priority. Once both have passed in a row, the newest spell resolves. */
  pass(seat: Seat): void {
    if (this.chain.length === 0) throw new IllegalMove("there is nothing to pass on");
    if (seat !== this.#priority) throw new IllegalMove("they do not have priority");
    this.#priority = other(seat);
    this.#passes += 1;
    if (this.#passes < 2) return;
    this.#passes = 0;
    const item = this.chain.pop();
    if (item) this.#resolve(item);
    this.#priority = this.chain.at(-1)?.seat ?? this.#turn;
  }

  /** All targets are judged at once as the spell begins to resolve; effects on illegal ones are left out. */
  #resolve({ card, seat, targets }: Item): void {
    const { effects } = card.spell ?? { effects: [] };
    const legal = effects.map((effect, index) => {
      const target = targets[index];
      if (!target || effect.does === "draw" || !fits(target.piece, effect.target, seat)) return undefined;
      return target.life === target.piece.life ? target : undefined;
    });
    for (const [index, effect] of effects.entries()) this.#carryOut(effect, legal[index], seat);
    put(card, { zone: "trash", seat: card.owner });
    this.#cleanUp();
  }

  #carryOut(effect: Effect, target: Target | undefined, seat: Seat): void {
    if (effect.does === "draw") {
      const blanks = this.blanks[effect.who === "you" ? seat : other(seat)];
      const drawn = Math.min(effect.cards, blanks.deck);
      blanks.deck -= drawn;
      blanks.hand += drawn;
      return;
    }
    // An earlier effect of the same spell may have taken it away.
    if (!target || target.life !== target.piece.life) return;
    const { piece } = target;
    switch (effect.does) {
      case "deal":
        piece.damage += effect.damage;
        break;
      case "kill":
        put(piece, { zone: "trash", seat: piece.owner });
        break;
      case "return":
        put(piece, { zone: "hand", seat: piece.owner });
        break;
      case "move":
        // From one place on the board to another it stays what it is.
        piece.spot =
          effect.to === "base"
            ? { zone: "base", seat: piece.controller }
            : { zone: "battlefield", name: effect.to.battlefield };
    }
  }

  /** Units die of their damage once the spell has resolved, not while it does. */
  #cleanUp(): void {
    for (const piece of this.pieces) {
      if (onBoard(piece) && piece.damage > 0 && piece.damage >= mightOf(piece)) {
        put(piece, { zone: "trash", seat: piece.owner });
      }
    }
  }
}

export const mightOf = ({ might, bonus }: Piece): number => Math.max(0, might + bonus);

export const onBoard = ({ spot }: Piece): boolean => spot.zone === "base" || spot.zone === "battlefield";

function fits(piece: Piece, { side, at }: Wanted, seat: Seat): boolean {
  if (!onBoard(piece)) return false;
  if (side !== undefined && (side === "friendly") !== (piece.controller === seat)) return false;
  return at === undefined || piece.spot.zone === at;
}

/** Moves a card to or from somewhere off the board: it becomes something new, without anything that was done to it. */
function put(piece: Piece, spot: Spot): void {
  Object.assign(piece, { spot, controller: piece.owner, bonus: 0, damage: 0, exhausted: false, life: piece.life + 1 });
}
