import type { Chooser } from "./chooser.ts";

/** A choice that was made: which, and of how many. */
interface Taken {
  readonly value: number;
  readonly of: number;
}

/**
 * Everything that a generator can make, each sequence of choices once, in order: its choices are an odometer whose last
 * wheel turns fastest.
 * @param make the generator; undefined = these choices make nothing
 * @param limit how many sequences of choices are tried at most
 */
export function* enumerate<T>(make: (chooser: Chooser) => T | undefined, limit: number): Generator<T> {
  let prefix: readonly number[] | undefined = [];
  for (let n = 0; n < limit && prefix; n += 1) {
    const taken: Taken[] = [];
    const made = make(following(prefix, taken));
    if (made !== undefined) yield made;
    prefix = next(taken);
  }
}

/** Repeats the choices of a prefix, then takes the first of each. */
function following(prefix: readonly number[], taken: Taken[]): Chooser {
  return {
    below(n) {
      if (n < 1) throw new Error("a choice among nothing");
      const value = prefix[taken.length] ?? 0;
      taken.push({ value, of: n });
      return value;
    },
  };
}

/** The next sequence: the last choice that has another option takes it, and what came after it is forgotten. */
function next(taken: readonly Taken[]): readonly number[] | undefined {
  const last = taken.findLastIndex(({ value, of }) => value + 1 < of);
  const turned = taken[last];
  return turned && [...taken.slice(0, last).map(({ value }) => value), turned.value + 1];
}
