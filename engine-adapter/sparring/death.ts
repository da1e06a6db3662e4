import { type Entity, onBoard, type Zone } from "./entity.ts";
import { type Asking, type Frame, type Memory, newFrame, newMemory, type Replacement } from "./rules.ts";
import type { Table } from "./table.ts";

/** What became of something that would die. */
export type End = "died" | "replaced" | "spared";

/** More passes than any board needs: a cleanup that goes on longer is a loop of replacements. */
const PASSES = 100;

/** Takes an object off the board, remembering how it was just before (359.3.e.13). */
export function leave(table: Table, memory: Memory, entity: Entity, to: Zone): void {
  remember(table, memory, entity);
  const next = table.renew(entity, to);
  if (next !== null) memory.went.set(entity, next);
}

/** Notes what an item may look back at: how the object is now, and where the item found it. */
export function remember(table: Table, memory: Memory, entity: Entity): void {
  memory.seen.set(entity, { might: table.might(entity), controller: entity.controller });
  if (!memory.origin.has(entity.piece)) memory.origin.set(entity.piece, entity.zone);
}

/** The first replacement in table order that fits and was not yet applied to this death (370.2). */
function replacementFor(
  table: Table,
  dying: Entity,
  applied: ReadonlySet<string>,
): { key: string; me: Entity; ability: Replacement } | undefined {
  if (table.has("no-replacement")) return undefined;
  for (const me of table.permanents()) {
    for (const ability of me.piece.rules.replacements) {
      const key = `${me.piece.id}:${ability.id}`;
      if (!applied.has(key) && ability.applies(dying, me.controller)) return { key, me, ability };
    }
  }
  return undefined;
}

/**
 * Kills several objects at once. What replaces a death happens before the deaths that nothing replaces (373.1.a).
 * @param doomed objects on the board, in table order
 * @param within what the item remembers, and what was already applied to the death that these deaths replace
 */
export function* die(
  table: Table,
  doomed: readonly Entity[],
  within: Pick<Frame, "memory" | "applied">,
): Asking<Map<Entity, End>> {
  const ends = new Map<Entity, End>();
  const dying: Entity[] = [];
  for (const entity of doomed) {
    const found = onBoard(entity) ? replacementFor(table, entity, within.applied) : undefined;
    if (found === undefined) {
      dying.push(entity);
      continue;
    }
    ends.set(entity, "replaced");
    const { me, ability } = found;
    const frame = newFrame({ table, controller: me.controller, source: me.piece, me, memory: within.memory });
    frame.acted.set(ability.subject, [entity]);
    const inner: Frame = { ...frame, applied: new Set([...within.applied, found.key]) };
    for (const line of ability.instead.lines) yield* line.run(inner);
  }
  for (const entity of dying) {
    // It may be gone because a replacement of a simultaneous death took it away.
    if (!onBoard(entity)) {
      ends.set(entity, "spared");
      continue;
    }
    const kind = table.has("kill-banishes") ? "banished" : "trash";
    leave(table, within.memory, entity, table.zoneOf(kind, entity.piece.owner));
    ends.set(entity, "died");
  }
  return ends;
}

/** A unit dies of damage that is not zero and at least its Might (142.4). */
function isLethal(table: Table, entity: Entity): boolean {
  const might = table.might(entity);
  if (might === null || table.has("nobody-dies-of-damage") || entity.qualities.has("cantBeKilled")) return false;
  return entity.damage > 0 && entity.damage >= might;
}

/** The base to which a stray object is recalled: gear at a battlefield, anything in a base not its controller's (323.7). */
function homeOfStray(table: Table, entity: Entity): Zone | undefined {
  const home = table.zoneOf("base", entity.controller);
  const strays = entity.zone.kind === "base" ? entity.zone !== home : entity.piece.kind === "gear";
  return strays ? home : undefined;
}

/** Does the cleanup until nothing changes any more (322). */
export function* cleanup(table: Table): Asking<void> {
  for (let pass = 0; pass < PASSES; pass++) {
    const before = table.changes;
    const doomed = table.permanents().filter((entity) => isLethal(table, entity));
    yield* die(table, doomed, { memory: newMemory(), applied: new Set() });
    for (const entity of table.permanents()) {
      const home = homeOfStray(table, entity);
      if (home !== undefined) table.shift(entity, home);
    }
    if (table.changes === before) return;
  }
}
