import type { Quality } from "../../spec/types/index.ts";
import { type Entity, isActive } from "./entity.ts";
import type { Table } from "./table.ts";
import { viewOf } from "./viewpoint.ts";

/** Tells whether an object on the board has a quality, of its own or from a passive ability of another. */
export function hasQuality(table: Table, entity: Entity, quality: Quality): boolean {
  if (entity.lost.has(quality)) return false;
  if (quality === "cantBeChosen" && table.has("protects-nothing")) return false;
  if (entity.qualities.has(quality)) return true;
  if (table.has("passives-dead")) return false;
  return table
    .permanents()
    .some(
      (me) =>
        isActive(me) &&
        me.piece.rules.passives.some(
          (one) => one.quality === quality && one.holds(me, table) && one.fits(entity, viewOf(table, me)),
        ),
    );
}

/** Gives a quality for this turn; tells whether that is news: what a passive ability gives it may end before. */
export function grant(table: Table, entity: Entity, quality: Quality): boolean {
  if (entity.qualities.has(quality)) return false;
  table.set(entity, "lost", without(entity.lost, quality));
  return table.set(entity, "qualities", new Set([...entity.qualities, quality]));
}

/** Takes a quality for this turn; tells whether it was there. */
export function deprive(table: Table, entity: Entity, quality: Quality): boolean {
  if (!hasQuality(table, entity, quality)) return false;
  table.set(entity, "qualities", without(entity.qualities, quality));
  return table.set(entity, "lost", new Set([...entity.lost, quality]));
}

function without(qualities: ReadonlySet<Quality>, quality: Quality): ReadonlySet<Quality> {
  return new Set([...qualities].filter((one) => one !== quality));
}
