import type { Chosen, Filter, It, ObjectMention } from "../../spec/types/index.ts";
import { settle } from "./choice.ts";
import { type Entity, exists, isLocation, onBoard } from "./entity.ts";
import type { Asking, Fits, Frame, Lock, Slot } from "./rules.ts";

/** What is gathered while a card's text is read. */
export interface Reader {
  /** Names of what the engine does not understand. */
  readonly missing: Set<string>;
  /** Chosen mentions in the order of the text. */
  readonly targets: Slot[];
  /** For every mention of an object the instruction that contains it. */
  readonly home: Map<string, string>;
  /** For every reference the mention that it refers to. */
  readonly refersTo: Map<string, string>;
  /** Id of the instruction being read. */
  line: string;
}

/** Finds the objects that a mention stands for; null = the instruction that it hangs on was ignored. */
export type Objects = (frame: Frame) => Asking<readonly Entity[] | null>;

const STATES: Readonly<Record<string, Fits>> = {
  friendly: (entity, seer) => entity.controller === seer,
  enemy: (entity, seer) => entity.controller !== seer,
  "at a battlefield": ({ zone }) => zone.kind === "battlefield",
  "in a base": ({ zone }) => zone.kind === "base",
  exhausted: (entity) => onBoard(entity) && entity.exhausted,
  ready: (entity) => onBoard(entity) && !entity.exhausted,
  stunned: ({ stunned }) => stunned,
  damaged: ({ damage }) => damage > 0,
};

const NOUNS: readonly string[] = ["unit", "gear", "battlefield", "player", "spell"];

/** Reads the bound of a filter or condition. Null satisfies no comparison (359.3.e.12). */
export function boundOf(might: string, n: number, reader: Reader): (value: number | null) => boolean {
  if (might === "at most") return (value) => value !== null && value <= n;
  if (might === "at least") return (value) => value !== null && value >= n;
  reader.missing.add(`filter:might ${might}`);
  return () => false;
}

/**
 * Reads one filter. A battlefield named in it is a choice of its own only where nothing else is chosen by it: "kill all
 * units at a battlefield" chooses the battlefield, "kill a unit at a battlefield" only restricts the unit (355.10.b).
 */
function filterOf(filter: Filter, mights: Mights, reader: Reader): Fits {
  if ("is" in filter) {
    const state = STATES[filter.is];
    if (state === undefined) reader.missing.add(`filter:${filter.is}`);
    return state ?? (() => false);
  }
  if ("might" in filter) {
    const within = boundOf(filter.might, filter.n, reader);
    return (entity) => within(mights(entity));
  }
  if ("at" in filter) {
    const { id } = filter.at;
    return ({ zone }, _seer, chosen) => {
      const places = chosen.get(id);
      return zone.kind === "battlefield" && (places === undefined || places.some((place) => place.id === zone.of));
    };
  }
  reader.missing.add("filter:unknown");
  return () => false;
}

/** Tells the current Might of something. */
export type Mights = (entity: Entity) => number | null;

/** Reads what objects must be: the noun and every filter. */
export function fitsOf(noun: string, filters: readonly Filter[], mights: Mights, reader: Reader): Fits {
  if (!NOUNS.includes(noun)) reader.missing.add(`noun:${noun}`);
  const all = filters.map((filter) => filterOf(filter, mights, reader));
  return (entity, seer, chosen) => entity.piece.kind === noun && all.every((fits) => fits(entity, seer, chosen));
}

/** Reads a mention that its player chooses. */
export function slotOf(chosen: Chosen, mights: Mights, reader: Reader): Slot {
  if (chosen.choose === "battlefield" && chosen.filters.length > 0) reader.missing.add("filter:battlefield");
  const wanted = chosen.filters.flatMap((filter) => ("is" in filter ? [filter.is] : []));
  return {
    id: chosen.id,
    noun: chosen.choose,
    min: chosen.count.min,
    max: chosen.count.max,
    fits: fitsOf(chosen.choose, chosen.filters, mights, reader),
    fitsPlayer: (player, seer) =>
      (!wanted.includes("friendly") || player === seer) && (!wanted.includes("enemy") || player !== seer),
    inBase: wanted.includes("in a base"),
  };
}

/** Reads a chosen mention and makes it a target of the text (355.10). */
export function targetOf(chosen: Chosen, mights: Mights, reader: Reader): Slot {
  const slot = slotOf(chosen, mights, reader);
  reader.home.set(chosen.id, reader.line);
  reader.targets.push(slot);
  return slot;
}

function entitiesOf(locks: readonly Lock[]): Entity[] {
  return locks.flatMap(({ entity }) => (entity === null ? [] : [entity]));
}

/** The objects that a reference points at; null = the instruction that it is linked to was ignored (359.3.e.14.a). */
export function related(frame: Frame, mention: string, line: string, reader: Reader): readonly Entity[] | null {
  const home = reader.home.get(mention);
  if (home === line) {
    // Within one instruction "it" stands for what is legal of it, because nothing was acted on yet.
    const further = reader.refersTo.get(mention);
    if (further !== undefined) return related(frame, further, line, reader);
    return entitiesOf(frame.legal.get(mention) ?? []);
  }
  if (home !== undefined && frame.fates.get(home)?.ignored !== false) return null;
  return frame.acted.get(mention) ?? [];
}

/** Reads a reference to an earlier mention. */
export function itOf(it: It, reader: Reader): (frame: Frame) => readonly Entity[] | null {
  const { line } = reader;
  reader.home.set(it.id, line);
  reader.refersTo.set(it.id, it.it);
  return (frame) => related(frame, it.it, line, reader);
}

/** Reads the object of an instruction. */
export function objectsOf(mention: ObjectMention, mights: Mights, reader: Reader): Objects {
  if ("choose" in mention) {
    const slot = targetOf(mention, mights, reader);
    return function* (frame) {
      return entitiesOf(yield* settle(frame, slot));
    };
  }
  if ("all" in mention) {
    reader.home.set(mention.id, reader.line);
    const places = mention.filters.flatMap((one) => ("at" in one ? [targetOf(one.at, mights, reader)] : []));
    const fits = fitsOf(mention.all, mention.filters, mights, reader);
    return function* (frame) {
      for (const place of places) yield* settle(frame, place);
      return frame.table.permanents().filter((entity) => fits(entity, frame.controller, frame.legal));
    };
  }
  const find = "it" in mention ? itOf(mention, reader) : meOf(mention.id, reader);
  if (!("it" in mention || "me" in mention)) reader.missing.add("object:unknown");
  return function* (frame) {
    yield* [];
    return find(frame);
  };
}

function meOf(id: string, reader: Reader): (frame: Frame) => readonly Entity[] {
  reader.home.set(id, reader.line);
  return ({ me }) => (me !== null && onBoard(me) ? [me] : []);
}

/** Current Might of something on the board, or the one it had when this item took it off; otherwise null. */
export function mightSeen(frame: Frame, entity: Entity): number | null {
  if (exists(entity) && isLocation(entity.zone)) return frame.table.might(entity);
  // Only the item that moved it may look back (359.3.e.13); for any other the information is gone (359.3.e.12).
  return frame.memory.seen.get(entity)?.might ?? null;
}
