import type { InstructionOutcome } from "../decisions/outcome.ts";
import type { Ability, Card, Chosen, Instruction, PlayerId, Quality, Scenario } from "../types/index.ts";
import { chosenIn } from "./mentions.ts";

/** A physical card or token in the game. */
export interface Thing {
  readonly id: string;
  /** Position in the scenario: table order. */
  readonly index: number;
  readonly kind: "unit" | "gear" | "spell";
  readonly card: CompiledCard | undefined;
  readonly owner: PlayerId;
  readonly token: boolean;
  readonly printed: number;
  /** Qualities that it always has, as a new object too. */
  readonly printedQualities: readonly Quality[];
  controller: PlayerId;
  place: string;
  /** Might given this turn. */
  bonus: number;
  damage: number;
  exhausted: boolean;
  stunned: boolean;
  qualities: readonly Quality[];
  /** Goes up whenever it becomes a new object (124). */
  epoch: number;
  /** What it was like when it was last on the board. */
  lastMight: number;
  lastController: PlayerId;
}

/** A card with what its text has somebody choose, looked up when it is first asked for: most cards are not played. */
export class CompiledCard {
  readonly card: Card;
  #chosen: readonly Chosen[] | undefined;

  constructor(card: Card) {
    this.card = card;
  }

  get chosen(): readonly Chosen[] {
    this.#chosen ??= chosenIn(this.card.text);
    return this.#chosen;
  }
}

/** One thing that was chosen for a mention. */
export interface Lock {
  readonly id: string;
  /** Identity of the object when chosen; 0 for players and battlefields. */
  readonly epoch: number;
  readonly place: string;
  /** What it was like when chosen; for players and battlefields nothing of it means anything. */
  readonly exhausted: boolean;
  readonly stunned: boolean;
  readonly damage: number;
  readonly might: number;
  readonly controller: PlayerId;
  /** Was not legal at some moment since. */
  failed: boolean;
}

/** A spell or ability on the chain. */
export interface Item {
  readonly source: Thing;
  /** Identity of the source when the item was made. */
  readonly sourceEpoch: number;
  readonly ability: Ability | undefined;
  readonly controller: PlayerId;
  readonly text: readonly Instruction[];
  readonly chosen: readonly Chosen[];
  /** The battlefield that a spell from hidden is bound to (811.1.d.2). */
  readonly hiddenAt: string | undefined;
  /** By mention id; a mention that is chosen on resolution has no entry before. */
  readonly locks: Map<string, readonly Lock[]>;
}

/** What an item did so far while it resolves. */
export interface Resolution {
  readonly item: Item;
  /** By instruction id. */
  readonly outcomes: Map<string, InstructionOutcome>;
  /** By mention id: what the instruction acted on, and its identity afterwards. */
  readonly acted: Map<string, readonly Acted[]>;
  /** Ids of instructions that changed nothing, since it was so already. */
  readonly unchanged: Set<string>;
  /** By mention id: the chosen ones with their legality, as assigned. */
  readonly slots: Map<string, readonly { readonly id: string; readonly legal: boolean }[]>;
  /** By object id: Might when chosen and as the item began. */
  readonly mights: ReadonlyMap<string, { readonly chosen: number; readonly began: number }>;
}

export interface Acted {
  readonly id: string;
  readonly epoch: number;
}

/** The whole game. */
export interface State {
  readonly battlefields: readonly string[];
  readonly things: readonly Thing[];
  readonly byId: ReadonlyMap<string, Thing>;
  /** Anonymous cards. */
  readonly filler: Record<PlayerId, { hand: number; deck: number }>;
  /** Oldest first. */
  readonly chain: Item[];
  /** Triggered abilities that wait to be put on the chain. */
  readonly waiting: Item[];
  priority: PlayerId;
  /** Passes in a row. */
  passes: number;
  /** Points met that the rules leave open between two readings; a game that meets one is not judged. */
  readonly open: Set<OpenPoint>;
}

/**
 * A1: linked to an instruction that was impossible with a legal target. A2: the item itself made its target illegal.
 * A10: "if you do" about an action that changed nothing.
 * A4: an object that is illegal as one target is reached by another mention of the card. A12: linked to "up to" with none chosen.
 * Showdown: units of two players at one battlefield when the chain is empty.
 */
export type OpenPoint = "A1" | "A2" | "A4" | "A10" | "A12" | "showdown";

/** The state in which a scenario starts. */
export function initialState(scenario: Omit<Scenario, "script">): State {
  const byId = new Map<string, Thing>();
  const cards = new Map(scenario.cards.map((card) => [card.id, card]));
  const things = scenario.objects.map((object, index): Thing => {
    const card = object.card === undefined ? undefined : cards.get(object.card);
    const thing: Thing = {
      id: object.id,
      index,
      kind: object.kind,
      card: card && new CompiledCard(card),
      owner: object.owner,
      token: object.token ?? false,
      printed: object.might ?? 0,
      controller: object.controller,
      place: object.place,
      bonus: object.bonus ?? 0,
      damage: object.damage ?? 0,
      exhausted: object.exhausted ?? false,
      stunned: object.stunned ?? false,
      printedQualities: object.qualities ?? [],
      qualities: object.qualities ?? [],
      epoch: 1,
      lastMight: (object.might ?? 0) + (object.bonus ?? 0),
      lastController: object.controller,
    };
    byId.set(thing.id, thing);
    return thing;
  });
  const { P1, P2 } = scenario.players;
  return {
    battlefields: scenario.battlefields,
    things,
    byId,
    filler: { P1: { hand: P1.hand, deck: P1.deck }, P2: { hand: P2.hand, deck: P2.deck } },
    chain: [],
    waiting: [],
    priority: "P1",
    passes: 0,
    open: new Set(),
  };
}

/** The other player. */
export function opponentOf(player: PlayerId): PlayerId {
  return player === "P1" ? "P2" : "P1";
}

/** Current Might of a unit; below 0 it reads as 0 (143.2.b). */
export function mightOf(thing: Thing): number {
  return Math.max(0, thing.printed + thing.bonus);
}
