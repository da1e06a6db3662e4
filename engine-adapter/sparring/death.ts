import { accepts } from "./ask.ts";
import { type Entity, isActive, onBoard, type Zone } from "./entity.ts";
import { hasQuality } from "./quality.ts";
import type { Asking, Frame, Memory, Promised, Replacement, Sight } from "./rules.ts";
import type { Table } from "./table.ts";
import { type Deaths, noticeDeaths, ownDeath, watchers } from "./trigger.ts";
import { newFrame, viewOf } from "./viewpoint.ts";

/** What became of something that would die. */
export type End = "died" | "replaced" | "spared";

/** What a death belongs to: an item's memory, and what was already applied to the death that it stands in for. */
type Within = Pick<Frame, "memory" | "applied">;

/** Takes an object off the board, remembering how it was just before (359.3.e.13). */
export function leave(table: Table, memory: Memory, entity: Entity, to: Zone): void {
  remember(table, memory, entity);
  const next = table.renew(entity, to);
  if (next !== null) memory.went.set(entity, next);
}

/** Notes what an item may look back at: how the object is now, and where the item found it. */
export function remember(table: Table, memory: Memory, entity: Entity): void {
  memory.seen.set(entity, sightOf(table, entity));
  if (!memory.origin.has(entity.piece)) memory.origin.set(entity.piece, entity.zone);
}

/** What it looks like now. */
function sightOf(table: Table, entity: Entity): Sight {
  const { controller, zone, exhausted, stunned, damage, buffed } = entity;
  return { might: table.might(entity), controller, zone, exhausted, stunned, damage, buffed };
}

/** Brings something to its controller's base, off what it was attached to. Tells whether it was elsewhere. */
export function goHome(table: Table, entity: Entity): boolean {
  const home = table.zoneOf("base", entity.controller);
  if (entity.zone === home) return false;
  table.set(entity, "attachedTo", null);
  return table.shift(entity, home);
}

/** What was promised for whichever such thing dies next; it is used up by that. */
function nextPromise(table: Table, dying: Entity): Promised["instead"] | undefined {
  const at = table.promises.findIndex(({ fits, view }) => fits(dying, view));
  return at < 0 ? undefined : table.promises.splice(at, 1)[0]?.instead;
}

/** What a spell or ability promised instead of the next death; it is used up by that. Tells whether there was any. */
function saved(table: Table, entity: Entity, { memory }: Within): boolean {
  const [own, ...later] = entity.saves;
  const instead = own ?? nextPromise(table, entity);
  if (instead === undefined) return false;
  table.set(entity, "saves", later);
  if (instead === "return") {
    leave(table, memory, entity, table.zoneOf("hand", entity.piece.owner));
    return true;
  }
  if (!table.has("saved-unhealed")) table.set(entity, "damage", 0);
  table.set(entity, "exhausted", true);
  goHome(table, entity);
  return true;
}

/** The first replacement in table order that fits, was not yet applied to this death (370.2) and is wanted. */
function* replacementFor(
  table: Table,
  dying: Entity,
  applied: ReadonlySet<string>,
): Asking<{ key: string; me: Entity; ability: Replacement } | undefined> {
  if (table.has("no-replacement")) return undefined;
  for (const me of watchers(table).filter(isActive)) {
    for (const ability of me.piece.rules.replacements) {
      const key = `${me.piece.id}:${ability.id}`;
      const view = viewOf(table, me);
      if (applied.has(key) || !ability.fits(dying, view)) continue;
      if (!ability.optional || (yield* accepts(view, ability.id))) return { key, me, ability };
    }
  }
  return undefined;
}

/** Lets the abilities of permanents replace a death. Tells whether one did. */
function* replaced(table: Table, dying: Entity, { memory, applied }: Within): Asking<boolean> {
  const found = yield* replacementFor(table, dying, applied);
  if (found === undefined) return false;
  const { key, me, ability } = found;
  const frame = newFrame({ ...viewOf(table, me), memory }, { applied: new Set([...applied, key]) });
  frame.acted.set(ability.subject, [dying]);
  for (const line of ability.instead.lines) yield* line.run(frame);
  return true;
}

/**
 * Kills several objects at once. What replaces a death happens before the deaths that nothing replaces (373.1.a).
 * @param doomed objects on the board, in table order
 */
export function* die(table: Table, doomed: readonly Entity[], within: Within): Asking<Map<Entity, End>> {
  const ends = new Map<Entity, End>();
  const dying: Entity[] = [];
  for (const entity of doomed) {
    const isSaved = onBoard(entity) && (saved(table, entity, within) || (yield* replaced(table, entity, within)));
    if (isSaved) ends.set(entity, "replaced");
    else dying.push(entity);
  }
  const deaths: Deaths = { seen: new Map(), now: new Map() };
  for (const entity of dying) {
    // It may be gone because a replacement of a simultaneous death took it away.
    if (!onBoard(entity)) {
      ends.set(entity, "spared");
      continue;
    }
    const kind = table.has("kill-banishes") ? "banished" : "trash";
    deaths.seen.set(entity, sightOf(table, entity));
    table.waiting.push(...ownDeath(table, entity, deaths));
    leave(table, within.memory, entity, table.zoneOf(kind, entity.piece.owner));
    if (entity.piece.now !== null) deaths.now.set(entity, entity.piece.now);
    ends.set(entity, "died");
  }
  noticeDeaths(table, deaths);
  return ends;
}

/** A unit dies of damage that is not zero and at least its Might (142.4). */
export function isLethal(table: Table, entity: Entity): boolean {
  const might = table.might(entity);
  if (might === null || table.has("nobody-dies-of-damage") || hasQuality(table, entity, "cantBeKilled")) return false;
  return entity.damage > 0 && entity.damage >= might;
}
