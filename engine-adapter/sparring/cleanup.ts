import { die, isLethal } from "./death.ts";
import type { Entity, Zone } from "./entity.ts";
import type { Asking } from "./rules.ts";
import type { Table } from "./table.ts";
import { newMemory } from "./viewpoint.ts";

/** More passes than any board needs: a cleanup that goes on longer is a loop of replacements. */
const PASSES = 100;

/**
 * The base to which a stray object is recalled: unattached gear at a battlefield, anything in a base not its
 * controller's (323.7). What is attached is where its unit is (107.1.c.1).
 */
function homeOfStray(table: Table, entity: Entity): Zone | undefined {
  if (entity.attachedTo !== null) return undefined;
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
