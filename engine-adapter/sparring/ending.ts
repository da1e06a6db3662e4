import { cleanup } from "./cleanup.ts";
import { draw } from "./hand.ts";
import { hasQuality } from "./quality.ts";
import type { Asking } from "./rules.ts";
import type { Table } from "./table.ts";

/** The cleanup that ends a turn: units are healed, and whatever was for this turn is over (317.2). */
export function* expire(table: Table): Asking<void> {
  yield* cleanup(table);
  table.promises.length = 0;
  for (const entity of table.permanents()) {
    table.set(entity, "damage", 0);
    table.set(entity, "bonus", 0);
    table.set(entity, "stunned", false);
    table.set(entity, "prevented", 0);
    table.set(entity, "saves", []);
    table.set(entity, "qualities", new Set(entity.piece.lasting));
    table.set(entity, "lost", new Set());
    table.set(entity, "role", null);
  }
}

/** The other player's turn begins: everything of that player's is readied, and a card is drawn (315). */
export function beginNext(table: Table): void {
  table.phase = "over";
  for (const entity of table.entities()) {
    if (entity.controller !== "P2" || hasQuality(table, entity, "cantBeReadied")) continue;
    table.set(entity, "exhausted", false);
  }
  draw(table, "P2", 1);
}
