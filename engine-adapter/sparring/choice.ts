import type { PlayerId } from "../../spec/types/index.ts";
import { type Entity, onBoard, onChain, type Piece, type Zone } from "./entity.ts";
import type { Asking, Frame, Lock, Locks, Slot } from "./rules.ts";
import type { Table } from "./table.ts";

/** Who chooses, for what. */
export interface Chooser {
  readonly table: Table;
  readonly controller: PlayerId;
  readonly source: Piece;
  readonly self: Entity | null;
  readonly hidden: Zone | null;
}

/** Tells whether an object is what a mention asks for, so that it may be chosen now or is still legal now. */
export function isLegal(by: Chooser, slot: Slot, entity: Entity): boolean {
  const there = slot.noun === "spell" ? onChain(entity) && entity !== by.self : onBoard(entity);
  if (!there || !slot.fits(entity, by.controller, new Map())) return false;
  // What enemies cannot choose is no valid choice, and no legal target if it became so later (757, 758.1).
  if (entity.qualities.has("cantBeChosen") && entity.controller !== by.controller) return false;
  // A card played from hiding chooses at its battlefield, unless its text makes that impossible (811.1.d.2).
  return by.hidden === null || slot.noun === "spell" || slot.inBase || entity.zone === by.hidden;
}

/** Everything that may be chosen for a mention now. */
export function optionsFor(by: Chooser, slot: Slot): Lock[] {
  const { table } = by;
  if (slot.noun === "player") {
    return ["P1", "P2"].filter((id) => slot.fitsPlayer(id, by.controller)).map((id) => ({ id, entity: null }));
  }
  if (slot.noun === "battlefield") {
    return [...table.zones.values()]
      .filter(({ kind }) => kind === "battlefield")
      .map(({ of: id }) => ({ id, entity: null }));
  }
  const objects = table.pieces.map((piece) => piece.now).filter((entity) => entity !== null);
  return objects.filter((entity) => isLegal(by, slot, entity)).map((entity) => ({ id: entity.piece.id, entity }));
}

/** Tells whether every mention can be chosen for at all. */
export function canChoose(by: Chooser, slots: readonly Slot[]): boolean {
  return slots.every((slot) => slot.min === 0 || optionsFor(by, slot).length >= slot.min);
}

/** Takes the ids that a player handed over; a string says why they are no valid choice. */
export function take(
  by: Chooser,
  slots: readonly Slot[],
  choices: Readonly<Record<string, readonly string[]>>,
): Locks | string {
  const locks: Locks = new Map();
  for (const slot of slots) {
    const ids = Object.hasOwn(choices, slot.id) ? (choices[slot.id] ?? []) : [];
    const options = optionsFor(by, slot);
    const picked = ids.map((id) => options.find((option) => option.id === id));
    const found = picked.filter((lock) => lock !== undefined);
    if (ids.length < slot.min || ids.length > slot.max) return `${slot.id} takes ${slot.min} to ${slot.max} choices`;
    if (new Set(ids).size < ids.length) return `${slot.id} is given the same choice twice`;
    if (found.length < ids.length) return `${slot.id} does not allow one of ${ids.join(", ")}`;
    locks.set(slot.id, found);
  }
  return locks;
}

/** Asks for one mention. */
export function* ask(by: Chooser, slot: Slot): Asking<readonly Lock[]> {
  const { table } = by;
  const options = optionsFor(by, slot);
  const max = Math.min(slot.max, options.length);
  const min = Math.min(slot.min, max);
  if (table.has("asks-later-unless-forced") && options.length === min) return options;
  const named = table.has("asks-later-anonymous") ? {} : { item: by.source.id, mention: slot.id };
  const ids = options.map(({ id }) => id);
  const picks = yield { kind: "question", player: by.controller, options: ids, min, max, ...named };
  return options.filter(({ id }) => picks.includes(id));
}

/** Asks for every mention of an item that was just put on the chain. */
export function* askAll(by: Chooser, slots: readonly Slot[]): Asking<Locks> {
  const locks: Locks = new Map();
  for (const slot of slots) locks.set(slot.id, yield* ask(by, slot));
  return locks;
}

/** What of a mention is legal. What was not chosen when its item went on the chain is chosen only now (355.17). */
export function* settle(frame: Frame, slot: Slot): Asking<readonly Lock[]> {
  const legal = frame.legal.get(slot.id);
  if (legal !== undefined) return legal;
  const picked = yield* ask(frame, slot);
  frame.legal.set(slot.id, picked);
  return picked;
}

/**
 * Judges the targets of an item as it begins to resolve, once for all of its instructions (359.3.e.2): the very object
 * that was chosen must be what the text asks for now. What happened in between does not matter (359.3.e.3).
 */
export function judge(by: Chooser, slots: readonly Slot[], locks: Locks): Locks {
  const { table } = by;
  const first = slots.flatMap((slot) => locks.get(slot.id) ?? [])[0];
  const legal: Locks = new Map();
  for (const slot of slots) {
    const kept = (locks.get(slot.id) ?? []).filter((lock) => {
      const { entity } = lock;
      if (entity === null) return true;
      const unchecked =
        (table.has("checks-first-target-only") && lock !== first) ||
        (table.has("checks-enemies-only") && entity.controller === by.controller);
      if (unchecked && slot.noun !== "spell") return onBoard(entity);
      return isLegal(by, slot, entity);
    });
    legal.set(slot.id, kept);
  }
  return legal;
}
