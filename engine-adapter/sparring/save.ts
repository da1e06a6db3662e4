import type { Combat } from "./combat.ts";
import type { Entity, Zone } from "./entity.ts";
import type { Game } from "./game.ts";
import type { Item } from "./item.ts";
import type { Lock, Memory, Sight, Viewpoint } from "./rules.ts";
import type { SavedCombat, SavedEntity, SavedGame, SavedItem, SavedLock, SavedSight, SavedView } from "./saved.ts";
import type { Table } from "./table.ts";

/** Writes a whole game down as text, while nobody is asked anything. */
export function save({ table, turns }: Game): string {
  const entities = new Numbered<Entity>();
  const items = new Numbered<Item>();
  const writer = writerFor(table, entities, items);
  const zones = [...table.zones.values()].map(({ name, cards }) => [name, cards.map(entities.of)] as const);
  const saved: SavedGame = {
    turns,
    phase: table.phase,
    combat: table.combat && writer.combat(table.combat),
    staged: nameOf(table.staged),
    changes: table.changes,
    filler: table.filler,
    now: Object.fromEntries(table.pieces.map(({ id, now }) => [id, now && entities.of(now)])),
    zones: Object.fromEntries(zones),
    unmade: table.unmade.map(({ id }) => id),
    stack: table.stack.map(items.of),
    waiting: table.waiting.map(items.of),
    delayed: table.delayed.map(items.of),
    promises: table.promises.map(({ view, name, instead }) => ({ view: writer.view(view), name, instead })),
    items: [...items.written(writer.item)],
    entities: [...entities.written(writer.entity)],
  };
  return JSON.stringify(saved);
}

/** Things that go by a number, in the order in which they were first spoken of. */
class Numbered<T> {
  readonly #numbers = new Map<T, number>();

  readonly of = (thing: T): number => {
    const number = this.#numbers.get(thing) ?? this.#numbers.size;
    this.#numbers.set(thing, number);
    return number;
  };

  /** Each of them written; what is spoken of for the first time in doing so comes last. */
  *written<W>(write: (thing: T) => W): Generator<W> {
    for (const thing of this.#numbers.keys()) yield write(thing);
  }
}

function writerFor(table: Table, entities: Numbered<Entity>, items: Numbered<Item>) {
  const list = (some: Iterable<Entity>): number[] => [...some].map(entities.of);
  const maybe = (entity: Entity | null): number | null => entity && entities.of(entity);

  const entity = (one: Entity): SavedEntity => ({
    ...one,
    piece: one.piece.id,
    zone: one.zone.name,
    loans: one.loans.map(({ source, borrower }) => ({ source: entities.of(source), borrower })),
    attachedTo: maybe(one.attachedTo),
    qualities: [...one.qualities],
    lost: [...one.lost],
    hiddenAt: nameOf(table.hiddenAt.get(one)),
    chosen: table.chosenBy.get(one)?.map(entities.of) ?? null,
    recycled: table.recycled.has(one),
    replayable: table.replayable.has(one),
  });

  const sight = ({ zone, ...rest }: Sight): SavedSight => ({ ...rest, zone: zone.name });
  const lock = ({ id, entity: locked, ability }: Lock): SavedLock => ({
    id,
    entity: maybe(locked),
    ability: ability === undefined ? null : items.of(ability),
  });
  const memory = ({ seen, went, origin, looked, limits }: Memory): SavedView["memory"] => ({
    seen: [...seen].map(([one, how]) => [entities.of(one), sight(how)]),
    went: [...went].map(([one, other]) => [entities.of(one), entities.of(other)]),
    origin: [...origin].map(([piece, { name }]) => [piece.id, name]),
    looked: list(looked),
    limits: [...limits],
  });

  const view = (one: Viewpoint): SavedView => ({
    controller: one.controller,
    source: one.source.id,
    me: maybe(one.me),
    self: maybe(one.self),
    hidden: nameOf(one.hidden),
    there: nameOf(one.there),
    dead: [...one.dead].map(([dead, now]) => [entities.of(dead), entities.of(now)]),
    chosen: [...one.chosen].map(([id, locks]) => [id, locks.map(lock)]),
    memory: memory(one.memory),
  });

  const item = (one: Item): SavedItem => ({
    ...view(one),
    text: one.text.name,
    offer: one.offer,
    ...(one.unseen && { unseen: true }),
    given: [...one.given].map(([id, given]) => [id, list(given)]),
  });

  const combat = ({ attacker, focus, focusPasses, zone, roles, past }: Combat): SavedCombat => ({
    attacker,
    focus,
    focusPasses,
    zone: zone.name,
    roles: [...roles].map(([one, role]) => [entities.of(one), role]),
    past: [...past].map(([one, been]) => [entities.of(one), [...been]]),
  });

  return { entity, view, item, combat };
}

const nameOf = (zone: Zone | null | undefined): string | null => zone?.name ?? null;
