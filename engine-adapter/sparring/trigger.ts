import type { TriggeredAbility } from "../../spec/types/index.ts";
import { type Entity, isActive, isLegend, onBoard, type Zone } from "./entity.ts";
import { type Item, newItem } from "./item.ts";
import { entitiesOf } from "./mention.ts";
import type { Table } from "./table.ts";
import { viewOf } from "./viewpoint.ts";

type When = TriggeredAbility["when"];

/** Lets an object's abilities wait for the chain whose condition is met now; "if" is not asked again later. */
function fire(table: Table, me: Entity, when: When, subject: Entity | null = null, there: Zone | null = null): void {
  if (!isActive(me)) return;
  for (const trigger of me.piece.rules.triggers) {
    const view = { ...viewOf(table, me), there };
    if (trigger.when !== when || !trigger.holds(view, subject)) continue;
    const item = newItem(view, trigger.text);
    if (trigger.subject !== null && subject !== null) item.given.set(trigger.subject, [subject]);
    table.waiting.push(item);
  }
}

/** Notices that an instruction moved something. Only coming to a battlefield triggers anything. */
export function noticeMove(table: Table, moved: Entity): void {
  if (table.has("moves-unnoticed") || moved.zone.kind !== "battlefield") return;
  for (const me of table.permanents()) {
    if (me === moved) fire(table, me, "I move to a battlefield", moved, moved.zone);
    else if (moved.piece.kind === "unit" && me.controller !== moved.controller) {
      fire(table, me, "an enemy unit moves to a battlefield", moved, moved.zone);
    }
  }
}

/** Notices that a spell has resolved, which is when it counts as played (419.4.a). */
export function noticePlay({ table, controller }: Item): void {
  if (table.has("triggers-dead")) return;
  for (const me of table.permanents()) if (me.controller === controller) fire(table, me, "you play a spell");
}

/** Notices what an item that is finalized now chose as targets, once for every time (383.4.b). */
export function noticeChoice({ table, controller, text, chosen }: Item): void {
  if (table.has("choices-unnoticed")) return;
  for (const { id } of text.targets) {
    for (const me of entitiesOf(chosen.get(id) ?? [])) {
      if ((onBoard(me) || isLegend(me)) && me.controller === controller) fire(table, me, "you choose me");
    }
  }
}

/** Takes all that waits for the chain, the turn player's first, in table order (383.3.d). */
export function takeWaiting(table: Table): Item[] {
  const rank = ({ controller, source }: Item) =>
    (controller === "P1" ? 0 : table.pieces.length) + table.pieces.indexOf(source);
  return table.waiting.splice(0).sort((one, other) => rank(one) - rank(other));
}
