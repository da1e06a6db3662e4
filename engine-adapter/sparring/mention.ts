import type { All, It, MoreThanFilter, ObjectMention } from "../../spec/types/index.ts";
import { type Entity, exists, onBoard, onChain, type Zone } from "./entity.ts";
import { fitsOf } from "./filter.ts";
import type { Reader } from "./reader.ts";
import type { Asking, Frame, Lock, Slot } from "./rules.ts";
import { settle } from "./settle.ts";
import { mentioned } from "./slot.ts";
import { here, isLookedAt, mightSeen } from "./viewpoint.ts";

/** Finds the objects that a mention stands for; null = the instruction that it hangs on was ignored. */
export type Objects = (frame: Frame) => Asking<readonly Entity[] | null>;

/** The objects among what was chosen; battlefields and players are none. */
export function entitiesOf(locks: readonly Lock[]): Entity[] {
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

/** Reads a reference to an earlier mention. What somebody else made another object is not there any more. */
export function itOf(it: It, reader: Reader): (frame: Frame) => readonly Entity[] | null {
  const { line } = reader;
  reader.home.set(it.id, line);
  reader.refersTo.set(it.id, it.it);
  return (frame) =>
    related(frame, it.it, line, reader)?.filter((entity) => exists(entity) || frame.memory.seen.has(entity)) ?? null;
}

/** Reads the object of an instruction. */
export function objectsOf(mention: ObjectMention, reader: Reader, points: Slot["points"] = null): Objects {
  const limits = "filters" in mention ? mention.filters.filter((one) => "moreThan" in one) : [];
  const read = limits.map((limit) => limitOf(limit, reader));
  const objects = namedBy(mention, reader, points);
  return function* (frame) {
    // Without what it is linked to nothing of an instruction is done.
    if (read.some((one) => !one(frame))) return null;
    return yield* objects(frame);
  };
}

/** Reads up to which Might or cost a filter goes and notes it. Tells whether the instruction that it is linked to was followed. */
function limitOf({ id, upTo, moreThan, cost }: MoreThanFilter, reader: Reader): (frame: Frame) => boolean {
  const it = itOf(moreThan, reader);
  return (frame) => {
    const named = it(frame);
    const [one] = named ?? [];
    // What the item neither finds nor moved itself is no longer among those named.
    const value = one === undefined ? null : cost ? one.piece.energy : mightSeen(frame, one);
    frame.memory.limits.set(id, value === null ? null : value + upTo);
    return named !== null;
  };
}

function namedBy(mention: ObjectMention, reader: Reader, points: Slot["points"]): Objects {
  if ("choose" in mention) {
    const slot = mentioned(mention, reader, points);
    return function* (frame) {
      return entitiesOf(yield* settle(frame, slot));
    };
  }
  if ("all" in mention) return allOf(mention, reader);
  const find = "it" in mention ? itOf(mention, reader) : determined(mention, reader);
  return function* (frame) {
    yield* [];
    return find(frame);
  };
}

/** Everything that fits: nobody chooses any of it, but the battlefield that it must be at (355.10.d). */
function allOf(mention: Extract<ObjectMention, { all: string }>, reader: Reader): Objects {
  reader.home.set(mention.id, reader.line);
  const places = mention.filters.flatMap((one) =>
    "at" in one && "choose" in one.at ? [mentioned(one.at, reader)] : [],
  );
  const companions = mention.filters.flatMap((one) => ("with" in one ? [itOf(one.with, reader)] : []));
  const others = mention.filters.filter((one) => !("with" in one));
  const fits = fitsOf(mention.all, others, reader);
  return function* (frame) {
    for (const place of places) yield* settle(frame, place);
    const zones = companions.map((find) => zoneOf(frame, find(frame)));
    // Where that is cannot be said when the instruction about it was ignored (359.3.e.14.a).
    if (zones.includes(null)) return null;
    const { table, controller } = frame;
    const trash = table.zoneOf("trash", controller);
    const isAmong: Readonly<Record<NonNullable<typeof mention.from>, (entity: Entity) => boolean>> = {
      trash: ({ zone }) => zone === trash,
      looked: (entity) => isLookedAt(frame, entity),
    };
    const among = mention.from ? table.entities().filter(isAmong[mention.from]) : table.permanents();
    return among.filter((entity) => fits(entity, frame) && zones.every((zone) => zone === entity.zone));
  };
}

/** Where the first of some is, or was before this item took it off the board (359.3.e.13). */
function zoneOf({ memory }: Frame, entities: readonly Entity[] | null): Zone | null {
  const [first] = entities ?? [];
  if (first === undefined) return null;
  return onBoard(first) ? first.zone : (memory.seen.get(first)?.zone ?? null);
}

/** Counts what fits; null = it is to be where the source is, and that is nowhere (359.3.e.12). */
export function numberOf(mention: All, reader: Reader): (frame: Frame) => number | null {
  const fits = fitsOf(mention.all, mention.filters, reader);
  const local = mention.filters.some((filter) => "is" in filter && (filter.is === "here" || filter.is === "elsewhere"));
  return (frame) => {
    if (local && here(frame) === null) return null;
    return frame.table.permanents().filter((entity) => fits(entity, frame)).length;
  };
}

/** Reads what needs no choice: the permanent itself, the spell itself, the one legend. */
function determined(
  mention: Exclude<ObjectMention, { choose: string } | { all: string } | { it: string }>,
  reader: Reader,
): (frame: Frame) => readonly Entity[] {
  reader.home.set(mention.id, reader.line);
  if ("me" in mention) {
    return ({ me, dead }) => {
      const card = me === null ? undefined : dead.get(me);
      return me !== null && (onBoard(me) || (card !== undefined && exists(card))) ? [me] : [];
    };
  }
  if ("this" in mention) return ({ self }) => (self !== null && onChain(self) ? [self] : []);
  if ("legend" in mention) return ({ table, controller }) => [...table.zoneOf("legend", controller).cards];
  reader.missing.add("object:unknown");
  return () => [];
}
