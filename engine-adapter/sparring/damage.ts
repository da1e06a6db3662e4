import { named } from "./ask.ts";
import { changed, type Detail, type Result } from "./deed.ts";
import type { Entity } from "./entity.ts";
import type { Asking, Frame } from "./rules.ts";

/** Only an amount of at least 1 is dealt (417.1.e). */
export function deal({ table }: Frame, entity: Entity, { amount }: Detail): Result {
  const wanted = amount(entity);
  if (wanted <= 0) return "nothing";
  let dealt = table.has("random-damage") ? 1 + Math.floor(Math.random() * 4) : wanted;
  if (table.has("damage-doubled") && entity.exhausted) dealt *= 2;
  if (table.has("damage-clipped")) dealt = Math.min(dealt, Math.max(0, (table.might(entity) ?? 0) - entity.damage));
  const prevented = table.has("prevents-all") && entity.prevented > 0 ? dealt : Math.min(entity.prevented, dealt);
  table.set(entity, "prevented", Math.max(0, entity.prevented - prevented));
  table.set(entity, "damage", entity.damage + dealt - prevented);
  // Damage that is prevented whole is replaced by none and was not dealt (437.2, 437.4).
  return prevented > 0 && prevented === dealt ? "replaced" : "done";
}

/** Prevents some of the next damage this turn (437). */
export function prevent({ table }: Frame, entity: Entity, { amount }: Detail): Result {
  if (amount(entity) <= 0) return "nothing";
  if (!table.has("prevent-does-nothing")) table.set(entity, "prevented", entity.prevented + amount(entity));
  return "done";
}

/** Heals all damage. */
export function heal({ table }: Frame, entity: Entity): Result {
  if (table.has("heal-does-nothing")) return "done";
  return changed(table.set(entity, "damage", table.has("heals-one") ? Math.max(0, entity.damage - 1) : 0));
}

/**
 * Divides points among targets (355.14): each gets at least 1. If there are not enough points for all, exactly the
 * surplus is dropped (355.14.h.1).
 * @param id of the instruction, by which it asks
 */
export function* share(
  frame: Frame,
  id: string,
  targets: readonly Entity[],
  points: number,
): Asking<ReadonlyMap<Entity, number>> {
  const { table } = frame;
  if (points <= 0) return new Map();
  if (targets.length < 2 && !table.has("asks-split-of-one")) return new Map(targets.map((only) => [only, points]));
  if (table.has("splits-evenly")) return evenly(targets, points);
  const kept = Math.min(targets.length, points);
  const picks = yield {
    question: {
      kind: "question",
      player: frame.controller,
      options: targets.map(({ piece }) => piece.id),
      min: points,
      max: points,
      repeat: true,
      ...named(frame, id),
    },
    refuses: (given) => (new Set(given).size === kept ? undefined : `${id} must give points to ${kept} of them`),
  };
  const shares = targets.map((entity) => [entity, picks.filter((pick) => pick === entity.piece.id).length] as const);
  return new Map(shares.filter(([, share]) => share > 0));
}

function evenly(targets: readonly Entity[], points: number): ReadonlyMap<Entity, number> {
  const shares = targets.map(
    (entity, at) => [entity, Math.floor((points + targets.length - 1 - at) / targets.length)] as const,
  );
  return new Map(shares.filter(([, share]) => share > 0));
}
