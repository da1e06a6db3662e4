import { changed, type Detail, type Result } from "./deed.ts";
import { type Entity, kindOf, onBoard } from "./entity.ts";
import type { Frame } from "./rules.ts";
import type { Table } from "./table.ts";

/** Attaches gear to a unit and puts it where the unit is, which is no move (434.4). */
export function attach({ table }: Frame, gear: Entity, { unit }: Detail): Result {
  if (unit === null || !onBoard(unit) || kindOf(unit) !== "unit") return "impossible";
  if (table.has("attach-does-nothing")) return "done";
  // To what it is attached to already nothing more happens (434.1.h).
  if (gear.attachedTo === unit) return "nothing";
  if (!table.has("attach-from-afar")) table.shift(gear, unit.zone);
  return changed(table.set(gear, "attachedTo", unit));
}

/** Takes gear off its unit; it stays where it is (435.4), and what is not attached cannot be detached (435.1.a). */
export function detach({ table }: Frame, gear: Entity): Result {
  if (gear.attachedTo === null) return "impossible";
  if (!table.has("detach-does-nothing")) unfasten(table, gear);
  return "done";
}

/** Gear that goes somewhere by itself is attached no more. */
export function unfasten(table: Table, gear: Entity): void {
  table.set(gear, "attachedTo", null);
}
