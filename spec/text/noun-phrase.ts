import type { Chosen, Filter, It, MoreThanFilter, Noun, There } from "../types/index.ts";
import { plural } from "./grammar.ts";

/** How a noun phrase is worded. */
export interface Style {
  readonly many: boolean;
  /** What follows the noun: who selects it, and from which zone. */
  readonly selection?: string | undefined;
  /** The words for a battlefield in which it has to be. */
  readonly battlefield: (at: Chosen | There) => string;
  /** The words for an earlier thing that it has to be with; missing = "it". */
  readonly companion?: ((it: It) => string) | undefined;
  /** The words for what its Might is compared with. */
  readonly rival: (than: It) => string;
}

/** A noun with its requirements, without number or article: states before sides, places before bounds, whatever their order. */
export function nounPhrase(noun: Noun, filters: readonly Filter[], style: Style): string {
  const words = filters.flatMap((filter) => ("is" in filter ? [filter.is] : []));
  const has = (word: (typeof words)[number]): boolean => words.includes(word);
  const name = style.many ? plural(noun) : noun;
  const { selection = "" } = style;
  return [
    ...(has("another") ? ["other"] : []),
    ...words.filter((word) => !SIDES.has(word) && !AFTER.has(word)),
    ...words.filter((word) => SIDES.has(word)),
    has("token") ? `token ${name}` : name,
    ...(has("you control") ? ["you control"] : []),
    ...(selection === "" ? [] : [selection]),
    ...words.flatMap((word) => PLACES.get(word)?.[style.many ? 1 : 0] ?? []),
    ...filters.flatMap((filter) => ("at" in filter ? [`at ${style.battlefield(filter.at)}`] : [])),
    ...filters.flatMap((filter) =>
      "with" in filter ? [`at the same location as ${style.companion?.(filter.with) ?? "it"}`] : [],
    ),
    ...filters.flatMap((filter) => bound(filter, style)),
    ...(has("alone") ? [style.many ? "that are alone" : "that is alone"] : []),
  ].join(" ");
}

const SIDES: ReadonlySet<string> = new Set(["friendly", "enemy"]);

/** Places as restrictions, each with its form after a plural. */
const PLACES: ReadonlyMap<string, readonly [one: string, many: string]> = new Map([
  ["at a battlefield", ["at a battlefield", "at battlefields"]],
  ["in a base", ["in a base", "in bases"]],
  ["here", ["here", "here"]],
  ["elsewhere", ["at another location", "at other locations"]],
]);

/** What does not stand before the noun as an adjective. */
const AFTER: ReadonlySet<string> = new Set([...PLACES.keys(), "another", "token", "you control", "alone"]);

function bound(filter: Filter, { many, rival }: Style): readonly string[] {
  if ("moreThan" in filter) return [relative(filter, many, rival(filter.moreThan))];
  if ("might" in filter) return [`with ${filter.n} Might or ${filter.might === "at most" ? "less" : "more"}`];
  if (!("choosesUnits" in filter)) return [];
  const { choosesUnits: n } = filter;
  return [`that ${many ? "choose" : "chooses"} exactly ${n} ${n === 1 ? "unit" : "units"}`];
}

/** "with up to 1 more Might than that unit", "that costs no more than that unit" */
function relative({ upTo, cost }: MoreThanFilter, many: boolean, than: string): string {
  if (!cost) return `with ${upTo === 0 ? "no" : `up to ${upTo}`} more Might than ${than}`;
  return `that ${many ? "cost" : "costs"} ${upTo === 0 ? "no" : `up to ${upTo}`} more than ${than}`;
}
