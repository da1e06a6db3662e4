import type { Filler, NextDeathInstruction, PlayerId, Quality } from "../../spec/types/index.ts";
import type { Combat, Role } from "./combat.ts";
import type { State } from "./entity.ts";
import type { Turns } from "./game.ts";
import type { Sight } from "./rules.ts";
import type { Anonymous, Table } from "./table.ts";

/** A game as data. Objects and items are numbers in its lists; pieces, zones and texts go by their names. */
export interface SavedGame {
  readonly turns: Turns;
  readonly phase: Table["phase"];
  readonly combat: SavedCombat | null;
  readonly staged: string | null;
  readonly changes: number;
  readonly filler: Record<PlayerId, Anonymous & Filler>;
  /** By id of a piece: the object it is at present. */
  readonly now: Readonly<Record<string, number | null>>;
  /** By name of a zone: what lies in it. */
  readonly zones: Readonly<Record<string, readonly number[]>>;
  readonly unmade: readonly string[];
  readonly stack: readonly number[];
  readonly waiting: readonly number[];
  readonly delayed: readonly number[];
  readonly promises: readonly SavedPromise[];
  readonly items: readonly SavedItem[];
  /** What there is, and what is gone but still spoken of. */
  readonly entities: readonly SavedEntity[];
}

type Pairs<T> = readonly (readonly [string, T])[];
type ByNumber<T> = readonly (readonly [number, T])[];

export interface SavedCombat extends Pick<Combat, "attacker" | "focus" | "focusPasses"> {
  readonly zone: string;
  readonly roles: ByNumber<Role>;
  readonly past: ByNumber<readonly Role[]>;
}

export interface SavedEntity extends Omit<State, "loans" | "attachedTo" | "qualities" | "lost"> {
  readonly piece: string;
  readonly zone: string;
  readonly loans: readonly { readonly source: number; readonly borrower: PlayerId }[];
  readonly attachedTo: number | null;
  readonly qualities: readonly Quality[];
  readonly lost: readonly Quality[];
  readonly hiddenAt: string | null;
  readonly chosen: readonly number[] | null;
  readonly recycled: boolean;
  readonly replayable: boolean;
}

export interface SavedView {
  readonly controller: PlayerId;
  readonly source: string;
  readonly me: number | null;
  readonly self: number | null;
  readonly hidden: string | null;
  readonly there: string | null;
  readonly dead: ByNumber<number>;
  readonly chosen: Pairs<readonly SavedLock[]>;
  readonly memory: {
    readonly seen: ByNumber<SavedSight>;
    readonly went: ByNumber<number>;
    readonly origin: Pairs<string>;
    readonly looked: readonly number[];
    readonly limits: Pairs<number | null>;
  };
}

export interface SavedLock {
  readonly id: string;
  readonly entity: number | null;
  /** The item; null = it is no ability. */
  readonly ability: number | null;
}

export interface SavedSight extends Omit<Sight, "zone"> {
  readonly zone: string;
}

export interface SavedItem extends SavedView {
  readonly text: string;
  readonly offer: string | null;
  readonly unseen?: true;
  readonly given: Pairs<readonly number[]>;
}

export interface SavedPromise {
  readonly view: SavedView;
  readonly name: string;
  readonly instead: NextDeathInstruction["instead"];
}
