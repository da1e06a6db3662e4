import type { All, Card, Chosen, Filter, Instruction, Noun } from "../types/index.ts";
import { numberWord, plural, withArticle } from "./grammar.ts";

/** What the words of a text depend on beside the mention itself. */
export interface Reading {
  /** The word or symbol for Might. */
  readonly might: string;
  readonly kind: Card["kind"];
  /** The instructions among which "it" can refer: a spell's text, or one ability's. */
  readonly text: readonly Instruction[];
  /** What a replacement effect is about; "it" there, whatever else was named. */
  readonly subject?: string;
}

/** The forms in which a sentence needs something that the text names. */
export interface Phrase {
  readonly subject: string;
  readonly object: string;
  /** As the one who gets an amount. */
  readonly each: string;
  /** "its", "their" or "my"; missing where only "of ..." is possible. */
  readonly possessive?: "its" | "their" | "my";
  readonly plural: boolean;
}

/** "a friendly unit", "up to two units at battlefields", "a player". */
export function chosenPhrase(mention: Chosen, { might }: Pick<Reading, "might">): string {
  const { min, max } = mention.count;
  const phrase = nounPhrase(mention.choose, mention.filters, {
    might,
    many: max > 1,
    whole: false,
    word: mention.word,
  });
  if (max === 1) return min === 0 ? `up to one ${phrase}` : withArticle(phrase);
  if (min === max) return `${numberWord(max)} ${phrase}`;
  const from = min === 0 ? "up to" : `${numberWord(min)} ${max === min + 1 ? "or" : "to"}`;
  return `${from} ${numberWord(max)} ${phrase}`;
}

/** "all units at a battlefield" */
export function allPhrase(mention: All, { might }: Pick<Reading, "might">): string {
  return `all ${nounPhrase(mention.all, mention.filters, { might, many: true, whole: true, word: undefined })}`;
}

/** Something that reads the same wherever it stands. */
export function fixed(phrase: string, many: boolean, each = phrase): Phrase {
  return { subject: phrase, object: phrase, each, plural: many };
}

interface Style {
  readonly might: string;
  readonly many: boolean;
  /** Everything that fits, so that an indefinite battlefield is a chosen one. */
  readonly whole: boolean;
  readonly word: "choose" | undefined;
}

/** States before sides, places before bounds, in whatever order the filters stand. */
function nounPhrase(noun: Noun, filters: readonly Filter[], style: Style): string {
  const words = filters.flatMap((filter) => ("is" in filter ? [filter.is] : []));
  const sides = words.filter((word) => SIDES.has(word));
  const states = words.filter((word) => !SIDES.has(word) && !PLACES.has(word));
  const places = words.flatMap((word) =>
    PLACES.has(word) ? [(style.many ? PLACES.get(word) : undefined) ?? word] : [],
  );
  const chosenPlaces = filters.flatMap((filter) => ("at" in filter ? [`at ${atPhrase(filter.at, style)}`] : []));
  const bounds = filters.flatMap((filter) =>
    "might" in filter ? [`with ${filter.n} ${style.might} or ${filter.might === "at most" ? "less" : "more"}`] : [],
  );
  const name = style.many ? plural(noun) : noun;
  const chosen = style.word ? ["you choose"] : [];
  return [...states, ...sides, name, ...chosen, ...places, ...chosenPlaces, ...bounds].join(" ");
}

const SIDES: ReadonlySet<string> = new Set(["friendly", "enemy"]);

/** Places as restrictions, each with its form after a plural. */
const PLACES: ReadonlyMap<string, string> = new Map([
  ["at a battlefield", "at battlefields"],
  ["in a base", "in bases"],
]);

/** Beside something that is itself chosen "a battlefield" would read as any one, so the chosen one is counted. */
function atPhrase(at: Chosen, { might, whole }: Style): string {
  const phrase = chosenPhrase(at, { might });
  return whole ? phrase : phrase.replace(/^an? /, "one ");
}
