import type { AmountInstruction } from "../types/index.ts";
import type { Asking } from "./choosing.ts";
import type { Doing } from "./doing.ts";
import { amountOf } from "./lookups.ts";
import { recipientsOf } from "./recipients.ts";

/** Points of damage by object id. */
export type Points = ReadonlyMap<string, number>;

/**
 * Has split damage divided among the targets that are left: each gets at least 1, and with more targets than points
 * exactly the surplus is dropped (355.14.e to .h). Undefined where there is nothing to divide.
 */
export function* divide(doing: Doing, instruction: AmountInstruction): Asking<Points | undefined> {
  const { book, resolution, controller } = doing;
  const { object } = instruction;
  if (!("choose" in object)) return undefined;
  const points = amountOf(doing, instruction.amount);
  const legal = recipientsOf(doing, object).ids;
  if (points === null || points <= 0 || legal.length === 0) return undefined;
  const chosen = (resolution.slots.get(object.id) ?? []).map(({ id }) => id);
  const input = { points, chosen: chosen.length, legal: legal.length };
  const how = book.division(input);
  if (how === "none") return new Map();
  if (how === "first") return new Map([[legal[0] ?? "", points]]);
  const among = how === "chosen" ? chosen : legal;
  if (among.length === 1) return new Map([[among[0] ?? "", points]]);
  const picks: readonly string[] = yield {
    kind: "question",
    player: controller,
    options: among,
    min: points,
    max: points,
    repeat: true,
    item: resolution.item.source.id,
    mention: instruction.id,
  };
  const dropped = book.surplus(input);
  const kept = dropped > 0 ? [...new Set(picks)].slice(0, legal.length - dropped) : undefined;
  const counts = new Map<string, number>();
  for (const id of picks) if (!kept || kept.includes(id)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}
