import type { Chosen, Filter, IsFilter } from "../../spec/types/index.ts";
import { type Entity, isLocation, kindOf, onBoard, onChain } from "./entity.ts";
import type { Item } from "./item.ts";
import type { Reader } from "./reader.ts";
import type { Fits, Viewpoint } from "./rules.ts";
import { here } from "./viewpoint.ts";

/** The requirements of one word that look at nothing else in the text. */
const STATES: Readonly<Record<Exclude<IsFilter["is"], "another">, Fits>> = {
  friendly: (entity, { controller }) => entity.controller === controller,
  "you control": (entity, { controller }) => entity.controller === controller,
  enemy: (entity, { controller }) => entity.controller !== controller,
  "at a battlefield": ({ zone }) => zone.kind === "battlefield",
  "in a base": ({ zone }) => zone.kind === "base",
  here: (entity, view) => entity.zone === here(view),
  elsewhere: (entity, view) => here(view) !== null && isLocation(entity.zone) && entity.zone !== here(view),
  alone: isAlone,
  // Off the board nothing is either (359.3.e.12).
  exhausted: (entity) => isStanding(entity.zone.kind) && entity.exhausted,
  ready: (entity) => isStanding(entity.zone.kind) && !entity.exhausted,
  stunned: ({ stunned }) => stunned,
  damaged: ({ damage }) => damage > 0,
  buffed: ({ buffed }) => buffed,
  equipped: (entity, { table }) => table.gearOf(entity).length > 0,
  token: ({ piece }) => piece.token,
};

const NOUNS: readonly string[] = ["unit", "gear", "battlefield", "player", "spell", "ability", "legend", "card"];

function isStanding(kind: string): boolean {
  return kind === "base" || kind === "battlefield" || kind === "legend";
}

/** No other unit of its controller is with it (740.2.a). */
function isAlone(...[entity, { table }]: Parameters<Fits>): boolean {
  const with_ = table.permanents().filter((other) => other.zone === entity.zone && kindOf(other) === "unit");
  return with_.every((other) => other === entity || other.controller !== entity.controller);
}

/** Neither the source nor chosen for an earlier mention. */
function isAnother(reader: Reader): Fits {
  const earlier = reader.chosen.map(({ id }) => id);
  return (entity, { me, chosen }) =>
    entity !== me && !earlier.some((id) => chosen.get(id)?.some((lock) => lock.entity === entity));
}

/** Reads the bound of a filter or condition. Null satisfies no comparison (359.3.e.12). */
export function boundOf(might: string, n: number, reader: Reader): (value: number | null) => boolean {
  if (might === "at most") return (value) => value !== null && value <= n;
  if (might === "at least") return (value) => value !== null && value >= n;
  reader.missing.add(`filter:might ${might}`);
  return () => false;
}

/** Of what a spell chose, illegal targets count as long as they are on the board (359.3.e.9.a). */
function choosesUnits(n: number): Fits {
  return (entity, { table }) => onChain(entity) && unitsAmong(table.chosenBy.get(entity) ?? []) === n;
}

function unitsAmong(chosen: readonly Entity[]): number {
  return new Set(chosen.filter((one) => onBoard(one) && kindOf(one) === "unit")).size;
}

/** Reads what an ability on the chain must be: only its side and what it chose can be asked for. */
export function abilityFits({ choose, filters }: Chosen, reader: Reader): (ability: Item, view: Viewpoint) => boolean {
  if (choose !== "ability" && choose !== "spell or ability") return () => false;
  const known = filters.every((filter) =>
    "is" in filter ? ["friendly", "enemy", "you control"].includes(filter.is) : "choosesUnits" in filter,
  );
  if (!known) reader.missing.add(`filter:${choose}`);
  return ({ controller, text, chosen }, view) =>
    filters.every((filter) => {
      if ("is" in filter) return (controller === view.controller) !== (filter.is === "enemy");
      const all = text.targets.flatMap(({ id }) => chosen.get(id) ?? []);
      return "choosesUnits" in filter && unitsAmong(all.flatMap(({ entity }) => entity ?? [])) === filter.choosesUnits;
    });
}

/**
 * Reads one filter. A battlefield named in it is a choice of its own only where nothing else is chosen by it: "kill all
 * units at a battlefield" chooses the battlefield, "kill a unit at a battlefield" only restricts the unit (355.10.b).
 */
function filterOf(filter: Filter, reader: Reader): Fits {
  if ("is" in filter) {
    if (filter.is === "another") return isAnother(reader);
    if (Object.hasOwn(STATES, filter.is)) return STATES[filter.is];
    reader.missing.add(`filter:${String(filter.is)}`);
    return () => false;
  }
  if ("might" in filter) {
    const within = boundOf(filter.might, filter.n, reader);
    return (entity, { table }) => within(table.might(entity));
  }
  if ("moreThan" in filter) {
    return (entity, { table, memory }) => {
      const value = filter.cost ? entity.piece.energy : table.might(entity);
      const limit = memory.limits.get(filter.id) ?? null;
      return value !== null && limit !== null && value <= limit;
    };
  }
  if ("choosesUnits" in filter) return choosesUnits(filter.choosesUnits);
  if ("with" in filter) {
    reader.missing.add("filter:with");
    return () => false;
  }
  if ("at" in filter) {
    if ("there" in filter.at) return ({ zone }, { there }) => zone === there;
    const { id } = filter.at;
    return ({ zone }, { chosen }) => {
      const places = chosen.get(id);
      return zone.kind === "battlefield" && (places === undefined || places.some((place) => place.id === zone.of));
    };
  }
  reader.missing.add("filter:unknown");
  return () => false;
}

/** Reads what objects must be: the noun and every filter. */
export function fitsOf(noun: string, filters: readonly Filter[], reader: Reader): Fits {
  if (!NOUNS.includes(noun)) reader.missing.add(`noun:${noun}`);
  const all = filters.map((filter) => filterOf(filter, reader));
  return (entity, view) => (noun === "card" || kindOf(entity) === noun) && all.every((fits) => fits(entity, view));
}
