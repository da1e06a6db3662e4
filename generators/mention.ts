import { atLocation } from "../spec/decisions/identity.ts";
import { type Asker, onlooker } from "../spec/model/fits.ts";
import { fitting } from "../spec/model/fitting.ts";
import { mightOf, type State, type Thing } from "../spec/model/state.ts";
import type { Chosen, Filter, Noun, PlayerId } from "../spec/types/index.ts";
import type { Bias, FilterSort } from "./bias.ts";
import { between, type Chooser, chance, pick, some } from "./chooser.ts";

/** Numbers the nodes of one card. */
export interface Ids {
  next(letter: "i" | "m" | "f" | "g"): string;
}

/** Numbers from 1 for each letter. */
export function nodeIds(): Ids {
  const counts = { i: 0, m: 0, f: 0, g: 0 };
  return {
    next(letter) {
      counts[letter] += 1;
      return `${letter}${counts[letter]}`;
    },
  };
}

/** A mention with what is chosen for it. */
export interface Choice {
  readonly mention: Chosen;
  readonly picks: readonly string[];
}

/** Who plays the card that is being made. */
export interface Caster {
  readonly player: PlayerId;
  readonly hiddenAt: string | undefined;
}

/** The view of a caster on the board, as choices are made. */
export function askerFor(state: State, caster: Caster): Asker {
  const [any] = state.things;
  if (!any) throw new Error("a board without objects");
  return {
    ...onlooker(state, any),
    controller: caster.player,
    hiddenAt: caster.hiddenAt,
    chooses: true,
    phase: "choose",
    here: null,
    besides: [],
  };
}

/** Everything on the board that a caster may choose. */
export function choosable(state: State, caster: Caster, noun: "unit" | "gear"): readonly Thing[] {
  const ids = fitting(state, noun, [], askerFor(state, caster), ({ met }) => met);
  return ids.flatMap((id) => state.byId.get(id) ?? []);
}

/** A filter that a thing meets now, of the sorts that the chooser draws. */
function filterFor(chooser: Chooser, thing: Thing, caster: Caster, ids: Ids, wanted: readonly FilterSort[]): Filter {
  const might = mightOf(thing);
  const id = ids.next("f");
  switch (pick(chooser, thing.kind === "gear" ? (["side", "state"] as const) : wanted)) {
    case "place":
      return { id, is: thing.place.startsWith("battlefield:") ? "at a battlefield" : "in a base" };
    case "side":
      return { id, is: thing.controller === caster.player ? "friendly" : "enemy" };
    case "most":
      return { id, might: "at most", n: might + chooser.below(2) };
    case "least":
      return { id, might: "at least", n: Math.max(1, might - chooser.below(2)) };
    case "state":
      return { id, is: thing.exhausted ? "exhausted" : "ready" };
    case "stunned":
      return thing.stunned ? { id, is: "stunned" } : { id, is: "at a battlefield" };
    case "damaged":
      return thing.damage > 0 ? { id, is: "damaged" } : { id, is: "in a base" };
  }
}

/** A mention that means this thing, and up to `count` others that fit it as well. */
export function mentionOf(
  chooser: Chooser,
  state: State,
  thing: Thing,
  caster: Caster,
  ids: Ids,
  wanted: { readonly count: number; readonly word: boolean; readonly filters?: number; readonly bias: Bias },
): Choice | undefined {
  const noun: Noun = thing.kind;
  const id = ids.next("m");
  const filters: Filter[] = [];
  const asker = askerFor(state, caster);
  const fitsWith = (list: readonly Filter[]): string[] => fitting(state, noun, list, asker, ({ met }) => met);
  const drawn = wanted.filters ?? (chance(chooser, wanted.bias.breaking > 90 ? 100 : 75) ? between(chooser, 1, 2) : 0);
  const number = wanted.bias.filters.length === 0 ? 0 : drawn;
  for (let n = 0; n < number; n += 1) {
    const filter = filterFor(chooser, thing, caster, ids, wanted.bias.filters);
    const kind = sortOf(filter);
    if (filters.some((each) => sortOf(each) === kind) || !fitsWith([filter]).includes(thing.id)) continue;
    filters.push(filter);
  }
  const others = fitsWith(filters).filter((each) => each !== thing.id);
  if (!fitsWith(filters).includes(thing.id)) return undefined;
  const more = some(chooser, others, wanted.count - 1);
  const picks = chance(chooser, 50) ? [thing.id, ...more] : [...more, thing.id];
  const upTo = wanted.count > 1 && chance(chooser, 50);
  const max = upTo ? Math.max(picks.length, between(chooser, 2, 3)) : picks.length;
  return {
    mention: {
      id,
      choose: noun,
      count: { min: upTo ? 0 : picks.length, max },
      filters,
      ...(wanted.word && { word: "choose" as const }),
    },
    picks,
  };
}

/** Two filters of the same sort on one mention would be silly. */
function sortOf(filter: Filter): string {
  if ("might" in filter) return filter.might;
  if ("at" in filter || "with" in filter) return "place";
  if ("choosesUnits" in filter) return "count";
  if ("moreThan" in filter) return "at most";
  if (filter.is === "friendly" || filter.is === "enemy") return "side";
  if (filter.is === "at a battlefield" || filter.is === "in a base") return "place";
  return filter.is === "ready" ? "exhausted" : filter.is;
}

/** Units and gear on the board. */
export function permanents(state: State): readonly Thing[] {
  return state.things.filter((thing) => thing.kind !== "spell" && atLocation(thing.place));
}
