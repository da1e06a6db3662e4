import { type Entity, exists, onBoard, type Zone } from "./entity.ts";
import type { Frame, Memory, Viewpoint } from "./rules.ts";

/** Tells whether a card is still in its deck where a text has looked at it. */
export function isLookedAt({ memory }: Viewpoint, card: Entity): boolean {
  return memory.looked.has(card) && exists(card);
}

/** A memory of nothing. */
export function newMemory(): Memory {
  return { seen: new Map(), went: new Map(), origin: new Map(), looked: new Set(), limits: new Map() };
}

/** A viewpoint from which nothing was chosen yet. */
export function viewpoint(given: Pick<Viewpoint, "table" | "controller" | "source"> & Partial<Viewpoint>): Viewpoint {
  return {
    me: null,
    self: null,
    hidden: null,
    there: null,
    dead: new Map(),
    chosen: new Map(),
    memory: newMemory(),
    ...given,
  };
}

/** The viewpoint of a permanent's own text. */
export function viewOf(table: Viewpoint["table"], me: Entity): Viewpoint {
  return viewpoint({ table, controller: me.controller, source: me.piece, me });
}

/** A frame in which nothing has been done yet. */
export function newFrame(view: Viewpoint, more: Partial<Frame> = {}): Frame {
  return {
    ...view,
    legal: new Map(),
    acted: new Map(),
    fates: new Map(),
    conditions: new Map(),
    applied: new Set(),
    ...more,
  };
}

/** Current Might, or the one that something had when this item moved it; otherwise null. */
export function mightSeen({ table, memory }: Viewpoint, entity: Entity): number | null {
  if (exists(entity)) return table.might(entity);
  // Only the item that moved it may look back (359.3.e.13); for any other the information is gone (359.3.e.12).
  return memory.seen.get(entity)?.might ?? null;
}

/** Where "here" is: the place of the source, or the one from which this item itself took it; otherwise nowhere. */
export function here({ me, memory }: Viewpoint): Zone | null {
  if (me === null) return null;
  return onBoard(me) ? me.zone : (memory.seen.get(me)?.zone ?? null);
}
