import { die, goHome, isLethal } from "./death.ts";
import { type Entity, kindOf } from "./entity.ts";
import type { Asking } from "./rules.ts";
import type { Table } from "./table.ts";
import { newMemory } from "./viewpoint.ts";

/** More passes than any board needs: a cleanup that goes on longer is a loop of replacements. */
const PASSES = 100;

/**
 * Tells whether something is to be recalled: unattached gear that is no unit at a battlefield, anything in a base not its controller's
 * (323.7). What is attached is where its unit is (107.1.c.1).
 */
function isStray(table: Table, entity: Entity): boolean {
  const { attachedTo, zone, controller } = entity;
  if (attachedTo !== null) return false;
  return zone.kind === "base" ? zone !== table.zoneOf("base", controller) : kindOf(entity) === "gear";
}

/** Does the cleanup until nothing changes any more (322). */
export function* cleanup(table: Table): Asking<void> {
  for (let pass = 0; pass < PASSES; pass++) {
    const before = table.changes;
    const doomed = table.permanents().filter((entity) => isLethal(table, entity));
    yield* die(table, doomed, { memory: newMemory(), applied: new Set() });
    for (const entity of table.permanents()) if (isStray(table, entity)) goHome(table, entity);
    if (table.changes === before) return;
  }
}
