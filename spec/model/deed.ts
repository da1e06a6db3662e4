import type { Rulebook } from "../decisions/rulebook.ts";
import type { PlayerId, Quality } from "../types/index.ts";
import { hasQuality } from "./fits.ts";
import type { Item, Lock, State, Thing } from "./state.ts";

/**
 * What became of one action on one object; unchanged: carried out, but it was so already (A10 is open); reduced and
 * prevented: damage that was prevented in part or altogether; diverted: done, but to another place.
 */
export type Deed = "done" | "unchanged" | "replaced" | "reduced" | "prevented" | "diverted" | "impossible";

/** Everything that an action needs to know. */
export interface Acting {
  readonly state: State;
  readonly book: Rulebook;
  /** Whoever controls the item that acts. */
  readonly controller: PlayerId;
  /** By object id: the place it had just before the item first moved it. */
  readonly moved: Map<string, string>;
  /** The permanent whose ability acts, if it is one. */
  readonly source: Thing | undefined;
  /** Whether that is still there, as the same object. */
  readonly sourceThere: boolean;
  /** Ids of what the text finds in another zone than the board: cards in a hand or trash, the spell itself. */
  readonly found: Set<string>;
  /** Ids of what instructions to move have put at a battlefield. */
  readonly arrived: string[];
  /** Units that have died, not noticed yet. */
  readonly died: Lock[];
  /** By id of their sources: the abilities on the chain that the instruction is about. */
  readonly abilities?: ReadonlyMap<string, Item>;
  /** The one place that the instruction sends everything to: here, that battlefield, the chosen one. */
  readonly site?: string;
}

/** What acts without being a text that resolves: a cleanup, a payment. */
export function actingFor(state: State, book: Rulebook, controller: PlayerId, moved: Acting["moved"]): Acting {
  return {
    state,
    book,
    controller,
    moved,
    source: undefined,
    sourceThere: true,
    found: new Set(),
    arrived: [],
    died: [],
  };
}

/** Whether a quality forbids an action on something (054.1). */
export function isForbidden({ book, state }: Acting, thing: Thing, quality: Quality): boolean {
  return book.forbidden({ forbidden: hasQuality(state, thing, quality) });
}
