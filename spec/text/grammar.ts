const NUMBERS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"] as const;
const ORDINALS = [
  "first",
  "second",
  "third",
  "fourth",
  "fifth",
  "sixth",
  "seventh",
  "eighth",
  "ninth",
  "tenth",
] as const;

/** A number in letters, as card texts count. */
export function numberWord(n: number): string {
  return NUMBERS[n] ?? String(n);
}

/** "first" for 1. */
export function ordinal(n: number): string {
  return ORDINALS[n - 1] ?? `${n}th`;
}

/** A phrase with its indefinite article; the "u" of unit is spoken as a consonant, and "other" grows together with it. */
export function withArticle(phrase: string): string {
  if (phrase.startsWith("other ")) return `an${phrase}`;
  return `${/^[aeio]/.test(phrase) ? "an" : "a"} ${phrase}`;
}

/** A noun in the plural; gear has none. */
export function plural(noun: string): string {
  return IRREGULAR.get(noun) ?? `${noun}s`;
}

const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ["gear", "gear"],
  ["ability", "abilities"],
  ["spell or ability", "spells or abilities"],
]);

/** A clause that tells somebody to do something, of a third person: "kills a unit". */
export function thirdPerson(imperative: string): string {
  return imperative.replace(/^\w+/, (verb) => {
    if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
    return /[sc]h$/.test(verb) ? `${verb}es` : `${verb}s`;
  });
}

/** A phrase as the beginning of a sentence. */
export function capitalised(phrase: string): string {
  return phrase.slice(0, 1).toUpperCase() + phrase.slice(1);
}

/** "a", "a and b", "a, b and c". */
export function listed(items: readonly string[]): string {
  const last = items.at(-1) ?? "";
  return items.length < 2 ? last : `${items.slice(0, -1).join(", ")} and ${last}`;
}
