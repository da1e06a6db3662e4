import type { PlayerId } from "../../spec/types/index.ts";
import type { Action } from "../contract.ts";
import { type Entity, kindOf, opponentOf, type Zone } from "./entity.ts";
import type { Table } from "./table.ts";
import { noticeMove, noticeRole } from "./trigger.ts";

export type Role = "attacker" | "defender";

/** A combat that has begun; nobody ever ends it. */
export interface Combat {
  readonly zone: Zone;
  /** Who contested the battlefield (464.2.c.1). */
  readonly attacker: PlayerId;
  /** Who may act with an empty chain. */
  focus: PlayerId;
  /** Whether a player has opened the chain at hand. */
  focusPasses: boolean;
  readonly roles: Map<Entity, Role>;
  /** What every object has been in it already. */
  readonly past: Map<Entity, Set<Role>>;
}

/** The standard move: units from base to one battlefield, each exhausted for it (144); a string says why not. */
export function standardMove(table: Table, { player, units, battlefield }: Extract<Action, { kind: "attack" }>) {
  const to = table.zones.get(`battlefield:${battlefield}`);
  if (to === undefined) return `there is no battlefield ${battlefield}`;
  const movers = table.permanents().filter(({ piece }) => units.includes(piece.id));
  if (movers.length < units.length || movers.length === 0) return "not all of them are on the board";
  for (const mover of movers) {
    const { piece, controller, zone, exhausted } = mover;
    if (kindOf(mover) !== "unit" || controller !== player) return `${piece.id} is no unit of ${player}'s`;
    if (zone !== table.zoneOf("base", player)) return `${piece.id} is not in base`;
    if (exhausted) return `${piece.id} is exhausted`;
  }
  for (const mover of movers) {
    table.set(mover, "exhausted", true);
    table.shift(mover, to);
  }
  for (const mover of movers) noticeMove(table, mover);
  table.staged = to;
  return undefined;
}

/** Begins the combat that is staged, if there are still units of both players (323.10, 323.13). Tells whether it does. */
export function begin(table: Table): boolean {
  const { staged } = table;
  table.staged = null;
  if (staged === null || !isContested(table, staged)) return false;
  table.combat = { zone: staged, attacker: "P1", focus: "P1", focusPasses: false, roles: new Map(), past: new Map() };
  designate(table);
  return true;
}

function isContested(table: Table, zone: Zone): boolean {
  const units = table.permanents().filter((entity) => entity.zone === zone && kindOf(entity) === "unit");
  return units.some(({ controller }) => controller !== units[0]?.controller);
}

/** Gives and takes designations (323.2); all of them before anything triggers. */
export function designate(table: Table): void {
  const { combat } = table;
  if (combat === null) return;
  const fresh: [Entity, Role][] = [];
  for (const entity of table.permanents()) {
    const role = entity.controller === combat.attacker ? "attacker" : "defender";
    if (entity.zone !== combat.zone || kindOf(entity) !== "unit") {
      if (combat.roles.delete(entity)) table.changes++;
    } else if (combat.roles.get(entity) !== role) {
      combat.roles.set(entity, role);
      table.changes++;
      const past = combat.past.get(entity) ?? new Set();
      combat.past.set(entity, past);
      // Only the first time in a combat counts, whatever comes of it (383.4.e.2.a, .f.2.a).
      if (!past.has(role)) fresh.push([entity, role]);
      past.add(role);
    }
  }
  for (const [entity, role] of fresh) noticeRole(table, entity, role);
}

/** Focus passes when the chain is empty, if it was no triggered ability that opened it (346). */
export function passFocus({ combat, stack }: Table): void {
  if (!combat?.focusPasses || stack.length > 0) return;
  combat.focus = opponentOf(combat.focus);
  combat.focusPasses = false;
}

/** Tells whether a unit is in combat: at its battlefield, and designated (740.2.c). */
export function isInCombat({ combat }: Table, entity: Entity): boolean {
  return combat !== null && entity.zone === combat.zone && combat.roles.has(entity);
}
