import type { TriggeredAbility } from "../../spec/types/index.ts";
import type { Role } from "./combat.ts";
import { type Entity, isActive, isLegend, kindOf, onBoard, type Zone } from "./entity.ts";
import { type Item, newItem } from "./item.ts";
import { entitiesOf } from "./mention.ts";
import type { Memory, Viewpoint } from "./rules.ts";
import type { Table } from "./table.ts";
import { newMemory, viewOf } from "./viewpoint.ts";

type When = TriggeredAbility["when"];

/** Abilities of one object whose condition is met now, as items. */
function ready(view: Viewpoint, when: When, subject: Entity | null): Item[] {
  return view.source.rules.triggers.flatMap((trigger) => {
    if (trigger.when !== when || !trigger.holds(view, subject)) return [];
    const item = newItem(view, trigger.text, trigger.offer);
    if (trigger.subject !== null && subject !== null) item.given.set(trigger.subject, [subject]);
    return [item];
  });
}

/** Lets an object's abilities wait for the chain whose condition is met now; "if" is not asked again later. */
function fire(table: Table, me: Entity, when: When, subject: Entity | null = null, there: Zone | null = null): void {
  if (!isActive(me)) return;
  // A play effect chooses where its card lay hidden (811.1.d.2).
  const hidden = when === "you play me" ? (table.hiddenAt.get(me) ?? null) : null;
  table.waiting.push(...ready({ ...viewOf(table, me), there, hidden }, when, subject));
}

/** Objects that die at one time. */
export interface Deaths {
  /** How they were just before, which is noted for what their deaths set off (808.1.d.3). */
  readonly seen: Memory["seen"];
  /** What lies in the trash in their place. */
  readonly now: Map<Entity, Entity>;
}

/** The abilities that an object's own death sets off, made while it is still there (808.1.d.2). */
export function ownDeath(table: Table, me: Entity, deaths: Deaths): Item[] {
  return isActive(me) ? ready(witness(table, me, deaths), "I die", me) : [];
}

/** Notices deaths at one time, after all of them: whoever died with them sees nothing of it (383.2.c.2). */
export function noticeDeaths(table: Table, deaths: Deaths): void {
  for (const [dead, { controller }] of deaths.seen) {
    if (kindOf(dead) !== "unit") continue;
    for (const me of watchers(table)) {
      if (!isActive(me) || me.controller !== controller) continue;
      table.waiting.push(...ready(witness(table, me, deaths), "a friendly unit dies", dead));
    }
  }
}

/** What sees what happens: what the item at hand has played comes in only after it (354.3). */
export function watchers(table: Table): readonly Entity[] {
  return table.permanents().filter((entity) => !table.entered.includes(entity));
}

function witness(table: Table, me: Entity, { seen, now }: Deaths): Viewpoint {
  return { ...viewOf(table, me), memory: { ...newMemory(), seen: new Map(seen) }, dead: now };
}

/** Notices units that were played, once the item that had them played has resolved (419.4.a). */
export function noticeEntered(table: Table): void {
  for (let entered = table.entered.shift(); entered; entered = table.entered.shift()) {
    if (!onBoard(entered)) continue;
    fire(table, entered, "you play me", entered);
    if (kindOf(entered) !== "unit") continue;
    for (const me of watchers(table)) {
      const mine = me.controller === entered.piece.owner;
      fire(table, me, mine ? "you play a unit" : "an opponent plays a unit", entered);
    }
  }
}

/** Notices that an instruction moved something. Only coming to a battlefield triggers anything. */
export function noticeMove(table: Table, moved: Entity): void {
  if (table.has("moves-unnoticed") || moved.zone.kind !== "battlefield") return;
  for (const me of watchers(table)) {
    if (me === moved) fire(table, me, "I move to a battlefield", moved, moved.zone);
    else if (kindOf(moved) === "unit" && me.controller !== moved.controller) {
      fire(table, me, "an enemy unit moves to a battlefield", moved, moved.zone);
    }
  }
}

/** Notices that a unit becomes an attacker or a defender for the first time (383.4.e, .f). */
export function noticeRole(table: Table, unit: Entity, role: Role): void {
  fire(table, unit, role === "attacker" ? "I attack" : "I defend", unit, unit.zone);
}

/** Notices that a spell has resolved, which is when it counts as played (419.4.a). */
export function noticePlay({ table, controller }: Item): void {
  if (table.has("triggers-dead")) return;
  for (const me of watchers(table)) if (me.controller === controller) fire(table, me, "you play a spell");
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
