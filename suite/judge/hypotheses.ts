import { DECISIONS, type DecisionName, misread, type Patch, type Rulebook } from "../../spec/decisions/rulebook.ts";
import { MISREADINGS, type NamedMisreading } from "../../spec/invariants/index.ts";

/** One way to have a misreading, with the boards that it leads to. */
export interface Hypothesis {
  /** Position in HYPOTHESES. */
  readonly index: number;
  readonly misreading: NamedMisreading;
  readonly patch: Patch;
  readonly book: Rulebook;
}

/** Every misreading in every of its ways: all of them compete to explain what an engine does. */
export const HYPOTHESES: readonly Hypothesis[] = MISREADINGS.flatMap((misreading) =>
  misreading.patches.map((patch) => ({ misreading, patch, book: misread(patch) })),
).map((each, index) => ({ index, ...each }));

const BY_NAME = new Map(
  MISREADINGS.map(({ name }) => [name, HYPOTHESES.filter(({ misreading }) => misreading.name === name)]),
);

/** The ways to have a misreading. */
export function hypothesesOf(name: string): readonly Hypothesis[] {
  return BY_NAME.get(name) ?? [];
}

/** A rulebook under which games are watched. */
export interface WatchedRulebook {
  readonly book: Rulebook;
  /**
   * What follows is noted here, until somebody else asks for the same.
   * @param hits is set to 1 at the index of each hypothesis that is consulted and would have answered differently: only
   * those can lead to another board
   */
  noteIn(hits: Uint8Array): void;
}

/**
 * Watches a rulebook for what the hypotheses would have answered. Its decisions are made once, for all games: an engine
 * runs fast what it has seen before.
 * @param beside misreadings that it has itself; the hypotheses are tried beside them
 */
export function watched(beside: Decided): WatchedRulebook {
  const notes: Notes = { hits: new Uint8Array(HYPOTHESES.length) };
  const book: { -readonly [D in DecisionName]: Rulebook[D] } = { ...beside.book };
  for (const name of DECISIONS) watch(book, name, notes, beside);
  return {
    book,
    noteIn(hits) {
      notes.hits = hits;
    },
  };
}

/** Plays under the rules, and notes for every hypothesis whether it was consulted and would have answered differently. */
export function watchedRulebook(hits: Uint8Array): Rulebook {
  WATCHED.noteIn(hits);
  return WATCHED.book;
}

interface Notes {
  hits: Uint8Array;
}

function watch<D extends DecisionName>(
  book: { -readonly [K in DecisionName]: Rulebook[K] },
  name: D,
  notes: Notes,
  { rivals }: Decided,
): void {
  if (rivals[name].length > 0) book[name] = spied(book[name], rivals[name], notes);
}

type AnyDecision = (input: never) => unknown;

/** Another answer to a decision than the rules give. */
interface Rival<F> {
  readonly index: number;
  readonly decide: F;
}

function spied<F extends AnyDecision>(right: F, rivals: readonly Rival<F>[], notes: Notes): F {
  const spy = (input: never): unknown => {
    const answer = right(input);
    const { hits } = notes;
    for (const { index, decide } of rivals) {
      if (hits[index] === 0 && !sameAnswer(decide(input), answer)) hits[index] = 1;
    }
    return answer;
  };
  return spy as F;
}

/** What misreadings decide that an engine is taken to have, and what each hypothesis decides beside them. */
export interface Decided {
  readonly book: Rulebook;
  /** By index of a hypothesis: the rulebook that has it as well. */
  readonly books: readonly Rulebook[];
  readonly rivals: { readonly [D in DecisionName]: readonly Rival<Rulebook[D]>[] };
}

/** Where one more misreading stands among others that change the same decision: it is asked first, or it may be asked last. */
export type Place = "above" | "below";

/** Misreadings with one more among them, in the order in which they are put on top of each other. */
export const joined = <T>(others: readonly T[], one: T, place: Place): readonly T[] =>
  place === "above" ? [...others, one] : [one, ...others];

/** What those misreadings decide together, and with one more in that place. */
export function decidedBy(patches: readonly Patch[], place: Place = "above"): Decided {
  const books = HYPOTHESES.map(({ patch }) => misread(...joined(patches, patch, place)));
  const rivals = Object.fromEntries(
    DECISIONS.map((name) => [
      name,
      HYPOTHESES.flatMap(({ index, patch }) => {
        const decide = books[index]?.[name];
        return patch[name] !== undefined && decide ? [{ index, decide }] : [];
      }),
    ]),
  ) as unknown as Decided["rivals"];
  return { book: misread(...patches), books, rivals };
}

const WATCHED = watched(decidedBy([]));

function sameAnswer(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  // Asked of every hypothesis at every decision: no list of entries is made for it.
  let left = Object.keys(b).length;
  for (const key in a) {
    if (!sameAnswer(Reflect.get(a, key), Reflect.get(b, key))) return false;
    left -= 1;
  }
  return left === 0;
}
