import type { PlayerId } from "../../spec/types/index.ts";
import type { Question } from "../contract.ts";
import type { Entity, Piece, Zone } from "./entity.ts";
import type { Table } from "./table.ts";

/** Something that may stop to ask a player; it is resumed with what the player picked. */
export type Asking<T> = Generator<Question, T, readonly string[]>;

/** What a choice holds on to: an object, or the bare id of a battlefield or player. */
export interface Lock {
  readonly id: string;
  readonly entity: Entity | null;
}

/** What the locks of an item are, by mention. */
export type Locks = Map<string, readonly Lock[]>;

/** Tells whether an object fits, seen from a player; `chosen` says which battlefields "at it" means. */
export type Fits = (entity: Entity, seer: PlayerId, chosen: ReadonlyMap<string, readonly Lock[]>) => boolean;

/** A mention that its player chooses. */
export interface Slot {
  readonly id: string;
  readonly noun: "unit" | "gear" | "battlefield" | "player" | "spell";
  readonly min: number;
  readonly max: number;
  readonly fits: Fits;
  /** Whether a player fits, seen from another. */
  readonly fitsPlayer: (player: string, seer: PlayerId) => boolean;
  /** True if the text asks for a base, which frees a hidden card's choice from its battlefield (811.1.d.2). */
  readonly inBase: boolean;
}

/** What became of an instruction. */
export interface Fate {
  /** It was not followed, which blocks every link to it (359.3.e.14.a). */
  readonly ignored: boolean;
  /** Its action was really performed, which is what "if you do" asks (359.3.e.14.b). */
  readonly performed: boolean;
}

/** What an item remembers of the objects that it moved itself. */
export interface Memory {
  /** How they were just before they left the board or the chain (359.3.e.13). */
  readonly seen: Map<Entity, { readonly might: number | null; readonly controller: PlayerId }>;
  /** What became of them. */
  readonly went: Map<Entity, Entity>;
  /** Where they were when it first moved them. */
  readonly origin: Map<Piece, Zone>;
}

/** One execution of a text. */
export interface Frame {
  readonly table: Table;
  readonly controller: PlayerId;
  /** The piece whose text this is. */
  readonly source: Piece;
  /** The permanent that "me" means. */
  readonly me: Entity | null;
  /** The spell itself, which its own text cannot choose (355.9.c). */
  readonly self: Entity | null;
  /** The battlefield at which a hidden card lay. */
  readonly hidden: Zone | null;
  /** The legal ones of what was chosen, by mention. */
  readonly legal: Locks;
  /** What instructions really acted on, by mention. */
  readonly acted: Map<string, readonly Entity[]>;
  readonly fates: Map<string, Fate>;
  /** Whether the condition of an instruction held; null = it could not be read. */
  readonly conditions: Map<string, boolean | null>;
  readonly memory: Memory;
  /** Replacements that were already applied to the death at hand (370.2). */
  readonly applied: ReadonlySet<string>;
}

/** One instruction, ready to run. */
export interface Line {
  readonly id: string;
  readonly targets: readonly Slot[];
  readonly run: (frame: Frame) => Asking<void>;
}

/** A text, ready to run. */
export interface Text {
  /** What is chosen when it goes on the chain, in the order of the text. */
  readonly targets: readonly Slot[];
  readonly lines: readonly Line[];
}

/** An ability that replaces a death. */
export interface Replacement {
  readonly id: string;
  /** Id of the mention that stands for what would die. */
  readonly subject: string;
  readonly applies: (entity: Entity, seer: PlayerId) => boolean;
  readonly instead: Text;
}

/** What a card says. */
export interface Rules {
  readonly reaction: boolean;
  readonly text: Text;
  readonly triggers: readonly Text[];
  readonly replacements: readonly Replacement[];
}

/** A memory of nothing. */
export function newMemory(): Memory {
  return { seen: new Map(), went: new Map(), origin: new Map() };
}

/** A frame in which nothing has been done yet. */
export function newFrame(
  given: Pick<Frame, "table" | "controller" | "source"> & Partial<Omit<Frame, "table" | "controller" | "source">>,
): Frame {
  return {
    me: null,
    self: null,
    hidden: null,
    legal: new Map(),
    acted: new Map(),
    fates: new Map(),
    conditions: new Map(),
    memory: newMemory(),
    applied: new Set(),
    ...given,
  };
}
