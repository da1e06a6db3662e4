import type { Combat } from "./combat.ts";
import { type Entity, newEntity, type Piece, type Zone } from "./entity.ts";
import { Game } from "./game.ts";
import { type Item, newItem } from "./item.ts";
import type { Library } from "./reader.ts";
import type { Lock, Memory, Viewpoint } from "./rules.ts";
import type { SavedCombat, SavedEntity, SavedGame, SavedItem, SavedLock, SavedView } from "./saved.ts";
import type { Table } from "./table.ts";

/**
 * Goes on with a saved game.
 * @param text the game as it was saved
 * @param table the same game at its start, whose pieces and zones the saved ones become
 * @param library what was read of its cards
 */
export function load(text: string, table: Table, library: Library): Game {
  const saved: SavedGame = JSON.parse(text);
  const pieces = new Map(table.pieces.map((piece) => [piece.id, piece]));
  const piece = (id: string): Piece => known(pieces.get(id), id);
  const entities = saved.entities.map((one) =>
    newEntity(piece(one.piece), table.zone(one.zone), one.controller, stateOf(one, table)),
  );
  const entity = (number: number): Entity => known(entities[number], `object ${number}`);
  const many = (numbers: readonly number[]): Entity[] => numbers.map(entity);
  restore(table, saved, piece, entity);

  const reader = readerFor(table, piece, entity);
  const items = saved.items.map((one) => itemOf(one, reader.view(one), library, many));
  const item = (number: number): Item => known(items[number], `item ${number}`);
  for (const [at, { chosen }] of saved.items.entries())
    for (const [id, locks] of chosen)
      item(at).chosen.set(
        id,
        locks.map((lock) => reader.lock(lock, item)),
      );
  table.stack = saved.stack.map(item);
  table.waiting.push(...saved.waiting.map(item));
  table.delayed.push(...saved.delayed.map(item));
  if (!table.has("loses-this-turn")) {
    for (const { view, name, instead } of saved.promises)
      table.promises.push({ view: reader.view(view), name, fits: known(library.fits.get(name), name), instead });
  }
  return new Game(table, saved.turns);
}

function known<T>(found: T | undefined, name: string): T {
  if (found === undefined) throw new Error(`The saved game speaks of ${name}, which is not there.`);
  return found;
}

/** How an object was, but for what refers to others. */
function stateOf({ keeper, damage, exhausted, stunned, buffed, ...one }: SavedEntity, table: Table): Partial<Entity> {
  const lasting = { keeper, damage, exhausted, stunned, buffed };
  if (table.has("loses-this-turn")) return lasting;
  const { bonus, prevented, saves, role } = one;
  return { ...lasting, bonus, prevented, saves, role, qualities: new Set(one.qualities), lost: new Set(one.lost) };
}

/** Puts everything on the table where it lay. */
function restore(
  table: Table,
  saved: SavedGame,
  piece: (id: string) => Piece,
  entity: (number: number) => Entity,
): void {
  table.phase = saved.phase;
  table.combat = saved.combat && combatOf(saved.combat, table, entity);
  table.staged = saved.staged === null ? null : table.zone(saved.staged);
  table.changes = saved.changes;
  Object.assign(table.filler, saved.filler);
  table.unmade.splice(0, table.unmade.length, ...saved.unmade.map(piece));
  for (const [id, now] of Object.entries(saved.now)) piece(id).now = now === null ? null : entity(now);
  for (const { name, cards } of table.zones.values())
    cards.splice(0, cards.length, ...(saved.zones[name] ?? []).map(entity));
  for (const [at, one] of saved.entities.entries()) {
    const loaded = entity(at);
    loaded.loans = one.loans.map(({ source, borrower }) => ({ source: entity(source), borrower }));
    loaded.attachedTo = one.attachedTo === null ? null : entity(one.attachedTo);
    if (one.hiddenAt !== null) table.hiddenAt.set(loaded, table.zone(one.hiddenAt));
    if (one.chosen !== null) table.chosenBy.set(loaded, one.chosen.map(entity));
    if (one.recycled) table.recycled.add(loaded);
    if (one.replayable) table.replayable.add(loaded);
  }
}

function combatOf(
  { zone, roles, past, ...one }: SavedCombat,
  table: Table,
  entity: (number: number) => Entity,
): Combat {
  return {
    ...one,
    zone: table.zone(zone),
    roles: new Map(roles.map(([number, role]) => [entity(number), role])),
    past: new Map(past.map(([number, been]) => [entity(number), new Set(been)])),
  };
}

function itemOf(
  one: SavedItem,
  view: Viewpoint,
  library: Library,
  many: (numbers: readonly number[]) => Entity[],
): Item {
  const made = newItem(view, known(library.texts.get(one.text), one.text), one.offer);
  const item: Item = one.unseen ? { ...made, unseen: true } : made;
  for (const [id, given] of one.given) item.given.set(id, many(given));
  return item;
}

function readerFor(table: Table, piece: (id: string) => Piece, entity: (number: number) => Entity) {
  const maybe = (number: number | null): Entity | null => (number === null ? null : entity(number));
  const zone = (name: string | null): Zone | null => (name === null ? null : table.zone(name));

  const memory = ({ seen, went, origin, looked, limits }: SavedView["memory"]): Memory => ({
    seen: new Map(seen.map(([one, how]) => [entity(one), { ...how, zone: table.zone(how.zone) }])),
    went: new Map(went.map(([one, other]) => [entity(one), entity(other)])),
    origin: new Map(origin.map(([id, name]) => [piece(id), table.zone(name)])),
    looked: new Set(looked.map(entity)),
    limits: new Map(limits),
  });

  /** Without what was chosen, which may be other items. */
  const view = (one: SavedView): Viewpoint => ({
    table,
    controller: one.controller,
    source: piece(one.source),
    me: maybe(one.me),
    self: maybe(one.self),
    hidden: zone(one.hidden),
    there: zone(one.there),
    dead: new Map(one.dead.map(([dead, now]) => [entity(dead), entity(now)])),
    chosen: new Map(),
    memory: memory(one.memory),
  });

  const lock = ({ id, entity: locked, ability }: SavedLock, item: (number: number) => Item): Lock => {
    const found = locked !== null && table.has("finds-targets-again") ? piece(id).now : null;
    return { id, entity: found ?? maybe(locked), ...(ability !== null && { ability: item(ability) }) };
  };

  return { view, lock };
}
