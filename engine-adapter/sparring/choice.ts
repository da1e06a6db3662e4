import type { GroupLimit, PlayerId } from "../../spec/types/index.ts";
import { type Entity, exists, isLegend, onBoard, onChain } from "./entity.ts";
import { hasQuality } from "./quality.ts";
import type { Lock, Locks, Slot, Viewpoint } from "./rules.ts";
import { isLookedAt } from "./viewpoint.ts";

/** Tells whether an object is where a mention looks for it. */
function isThere(view: Viewpoint, { noun, from }: Slot, entity: Entity, chooser: PlayerId): boolean {
  const { table, self } = view;
  if (!exists(entity) || entity === self) return false;
  if (from === "looked") return isLookedAt(view, entity);
  if (from === "facedown") return entity.zone.kind === "facedown";
  if (from !== null) return entity.zone === table.zoneOf(from, chooser);
  if (noun === "spell" || noun === "spell or ability") return onChain(entity);
  return noun === "legend" ? isLegend(entity) : onBoard(entity);
}

/** Tells whether nothing keeps the controller from choosing an object as a target. */
function isChoosable({ table, controller, hidden }: Viewpoint, slot: Slot, entity: Entity): boolean {
  if (!onBoard(entity)) return true;
  // What enemies cannot choose is no valid choice, and no legal target if it became so later (757, 758.1).
  if (entity.controller !== controller && hasQuality(table, entity, "cantBeChosen")) return false;
  // A card played from hiding chooses at its battlefield, unless its text makes that impossible (811.1.d.2).
  return hidden === null || slot.neverThere || entity.zone === hidden;
}

/** Tells whether an object is what a mention asks for, so that it may be chosen now or is still legal now. */
export function isLegal(view: Viewpoint, slot: Slot, entity: Entity, chooser = view.controller): boolean {
  if (!isThere(view, slot, entity, chooser) || !slot.fits(entity, view)) return false;
  if (slot.by !== null && entity.controller !== chooser) return false;
  return !slot.isTarget || isChoosable(view, slot, entity);
}

/** Everything that a player may choose for a mention now. */
export function optionsFor(view: Viewpoint, slot: Slot, chooser = view.controller): Lock[] {
  const { table, controller } = view;
  if (slot.noun === "player") {
    return ["P1", "P2"].filter((id) => slot.fitsPlayer(id, controller)).map((id) => ({ id, entity: null }));
  }
  if (slot.noun === "battlefield") {
    return [...table.zones.values()]
      .filter(({ kind }) => kind === "battlefield")
      .map(({ of: id }) => ({ id, entity: null }));
  }
  const found: Lock[] = table
    .entities()
    .filter((entity) => isLegal(view, slot, entity, chooser))
    .map((entity) => ({ id: entity.piece.id, entity }));
  return [...found, ...abilitiesFor(view, slot)].filter(
    (lock) => slot.group === null || isWithin(view, [lock], slot.group),
  );
}

/** The abilities on the chain that a mention speaks of, but never the one that asks (355.9.c); each goes by its source. */
function abilitiesFor(view: Viewpoint, slot: Slot): Lock[] {
  return view.table.stack
    .filter((item) => item.memory !== view.memory && item.self === null && slot.fitsAbility(item, view))
    .map((ability) => ({ id: ability.source.id, entity: null, ability }));
}

/** How many of the options can be chosen together. */
export function roomFor(view: Viewpoint, slot: Slot, options: readonly Lock[]): number {
  const most = Math.min(mostOf(view, slot), options.length);
  if (slot.group === null) return most;
  const weakest = [...options].sort((one, other) => totalMight(view, [one]) - totalMight(view, [other]));
  let room = 0;
  while (room < most && totalMight(view, weakest.slice(0, room + 1)) <= slot.group.totalMight) room++;
  return room;
}

/** The most that may be chosen: of a split at most one for each point (355.14.c). */
function mostOf(view: Viewpoint, slot: Slot): number {
  return Math.min(slot.max, slot.points?.(view) ?? slot.max);
}

/** Tells whether what was chosen fits together (355.11.a). */
export function isWithin(view: Viewpoint, locks: readonly Lock[], group: GroupLimit): boolean {
  const zones = new Set(locks.map(({ entity }) => entity?.zone));
  return totalMight(view, locks) <= group.totalMight && (group.together !== true || zones.size < 2);
}

/** The total Might of what was chosen. */
function totalMight({ table }: Viewpoint, locks: readonly Lock[]): number {
  return locks.reduce((sum, { entity }) => sum + (entity === null ? 0 : (table.might(entity) ?? 0)), 0);
}

/** Says why something cannot be chosen together; undefined = it can. */
export function refuses(view: Viewpoint, slot: Slot, locks: readonly Lock[]): string | undefined {
  const most = mostOf(view, slot);
  if (locks.length < slot.min || locks.length > most) return `${slot.id} takes ${slot.min} to ${most} choices`;
  if (new Set(locks.map(({ id }) => id)).size < locks.length) return `${slot.id} is given the same choice twice`;
  if (slot.group !== null && !isWithin(view, locks, slot.group)) return `${slot.id} is over its limit`;
  return undefined;
}

/** Every set of so many. */
function* setsOf(locks: readonly Lock[], size: number): Generator<readonly Lock[]> {
  if (size === 0) yield [];
  else
    for (const [at, lock] of locks.entries()) {
      for (const rest of setsOf(locks.slice(at + 1), size - 1)) yield [lock, ...rest];
    }
}

/** Tells whether every mention can be chosen for, one after the other. */
export function canChoose(view: Viewpoint, slots: readonly Slot[]): boolean {
  const [slot, ...rest] = slots;
  if (slot === undefined) return true;
  for (const set of setsOf(slot.min === 0 ? [] : optionsFor(view, slot), slot.min)) {
    if (refuses(view, slot, set) === undefined && canChoose(choosing(view, slot, set), rest)) return true;
  }
  return false;
}

/** The same viewpoint once a choice is made. */
function choosing(view: Viewpoint, slot: Slot, set: readonly Lock[]): Viewpoint {
  return { ...view, chosen: new Map([...view.chosen, [slot.id, set]]) };
}

/** What of a mention leaves something to choose for all that come after it; no one may choose a dead end (355.16). */
export function viable(view: Viewpoint, slot: Slot, rest: readonly Slot[]): Lock[] {
  const options = optionsFor(view, slot);
  if (slot.max > 1 || rest.length === 0) return options;
  return options.filter((option) => canChoose(choosing(view, slot, [option]), rest));
}

/** Takes the ids that a player handed over for one mention; a string says why they are no valid choice. */
export function take(
  view: Viewpoint,
  slot: Slot,
  options: readonly Lock[],
  choices: Readonly<Record<string, readonly string[]>>,
): readonly Lock[] | string {
  const ids = Object.hasOwn(choices, slot.id) ? (choices[slot.id] ?? []) : [];
  const found = ids.map((id) => options.find((option) => option.id === id)).filter((lock) => lock !== undefined);
  const most = mostOf(view, slot);
  if (ids.length < slot.min || ids.length > most) return `${slot.id} takes ${slot.min} to ${most} choices`;
  if (found.length < ids.length) return `${slot.id} does not allow one of ${ids.join(", ")}`;
  return refuses(view, slot, found) ?? found;
}

/** Tells whether what was chosen for every target is legal together now (358.1). */
export function allLegal(view: Viewpoint, slots: readonly Slot[], chosen: Locks): boolean {
  return slots.every((slot) => {
    const locks = chosen.get(slot.id) ?? [];
    const legal = locks.every((lock) => lock.entity === null || isLegal(view, slot, lock.entity));
    return legal && refuses(view, slot, locks) === undefined;
  });
}
