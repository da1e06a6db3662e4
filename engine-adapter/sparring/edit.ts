import type { EditVerb } from "../../spec/types/index.ts";
import type { Action } from "../contract.ts";
import { type Entity, isLocation } from "./entity.ts";
import { unfasten } from "./gear.ts";
import type { Table } from "./table.ts";

type Edit = Extract<Action, { kind: "edit" }>;

/** Changes a permanent from outside of the game: nothing that may be wrong with its own actions matters. */
export function edit(table: Table, entity: Entity, { verb, place, amount = 0, player }: Edit): void {
  if (verb === "exhaust" || verb === "ready") table.set(entity, "exhausted", verb === "exhaust");
  if (verb === "stun") table.set(entity, "stunned", true);
  if (verb === "deal") table.set(entity, "damage", entity.damage + amount);
  if (verb === "might") table.set(entity, "bonus", entity.bonus + amount);
  if (verb === "gain control" && player !== undefined) table.control(entity, player, null);
  if (place === undefined) return;
  const to = table.zone(place);
  if (isLocation(to)) {
    unfasten(table, entity);
    table.shift(entity, to);
    return;
  }
  const card = table.renew(entity, to);
  if (card !== null && verb === "recycle") table.recycled.add(card);
}

const VERBS: readonly EditVerb[] = [
  "kill",
  "banish",
  "return",
  "recycle",
  "move",
  "recall",
  "exhaust",
  "ready",
  "stun",
  "deal",
  "might",
  "gain control",
];

/** What an engine claims that lets its board be edited. */
export const EDITS: Readonly<Record<string, true>> = Object.fromEntries(VERBS.map((verb) => [`edit:${verb}`, true]));
