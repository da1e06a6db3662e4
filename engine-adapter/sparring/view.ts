import type { ChainItem, Observation, ObservedCounts, ObservedObject, PlayerId } from "../../spec/types/index.ts";
import { type Entity, isLegend, onBoard } from "./entity.ts";
import type { Game } from "./game.ts";
import type { Item } from "./item.ts";
import type { Table } from "./table.ts";

function lookOf(table: Table, entity: Entity): ObservedObject {
  const { has } = table;
  return {
    ...(has("hides-controller") ? {} : { owner: entity.piece.owner, controller: entity.controller }),
    ...(has("hides-exhausted") ? {} : { exhausted: entity.exhausted }),
    ...(has("hides-stunned") ? {} : { stunned: entity.stunned }),
    ...(has("hides-damage") ? {} : { damage: entity.damage }),
    ...(has("hides-buffs") ? {} : { buffed: entity.buffed }),
    ...(has("hides-attachments") ? {} : { attachedTo: entity.attachedTo?.piece.id ?? null }),
    ...(has("hides-might") ? {} : { might: table.might(entity) }),
  };
}

/** Of a legend only how it lies means anything. */
function legendOf({ has }: Table, { piece, controller, exhausted }: Entity): ObservedObject {
  return {
    ...(has("hides-controller") ? {} : { owner: piece.owner, controller }),
    ...(has("hides-exhausted") ? {} : { exhausted }),
  };
}

function chainItem(table: Table, { source, controller, text, chosen }: Item): ChainItem {
  const targets = text.targets.flatMap(({ id }) => (chosen.get(id) ?? []).map((lock) => lock.id));
  return {
    source: source.id,
    ...(table.has("hides-chain-controllers") ? {} : { controller }),
    ...(table.has("hides-chain-targets") ? {} : { targets }),
  };
}

function countsOf(table: Table, player: PlayerId): ObservedCounts {
  const { hand, deck, trash, ...more } = table.filler[player];
  const named = (kind: "hand" | "deck" | "trash") => table.zoneOf(kind, player).cards.length;
  return { hand: hand + named("hand"), deck: deck + named("deck"), trash: trash + named("trash"), ...more };
}

/** Shows the state of a game, as far as the engine shows it. */
export function observe(game: Game): Observation {
  const { table } = game;
  const { has } = table;
  const pieces = has("reversed-places") ? [...table.pieces].reverse() : table.pieces;
  const places: Record<string, string[]> = {};
  const objects: Record<string, ObservedObject> = {};
  for (const { id, now } of pieces) {
    places[id] = now === null ? [] : [now.zone.name];
    if (now === null) continue;
    if (onBoard(now)) objects[id] = lookOf(table, now);
    else if (isLegend(now)) objects[id] = legendOf(table, now);
  }
  return {
    places,
    ...(has("hides-objects") ? {} : { objects }),
    ...(has("hides-counts") ? {} : { counts: { P1: countsOf(table, "P1"), P2: countsOf(table, "P2") } }),
    ...(has("hides-chain") ? {} : { chain: game.items.map((item) => chainItem(table, item)) }),
  };
}
