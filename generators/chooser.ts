/** Where a generator's choices come from: a random source, or an enumeration. */
export interface Chooser {
  /** A whole number from 0 to n - 1. */
  below(n: number): number;
}

/** One of a list; the list must not be empty. */
export function pick<T>(chooser: Chooser, list: readonly T[]): T {
  const chosen = list[chooser.below(list.length)];
  if (chosen === undefined) throw new Error("a choice from an empty list");
  return chosen;
}

/** True in that many of a hundred cases. */
export function chance(chooser: Chooser, percent: number): boolean {
  return chooser.below(100) < percent;
}

/** A whole number between two bounds, both included. */
export function between(chooser: Chooser, min: number, max: number): number {
  return min + chooser.below(max - min + 1);
}

/** One of the keys, by weight; at least one weight must be positive. */
export function weighted<K extends string>(chooser: Chooser, weights: Readonly<Partial<Record<K, number>>>): K {
  const entries = Object.entries<number | undefined>(weights).filter(([, weight]) => (weight ?? 0) > 0);
  let left = chooser.below(entries.reduce((sum, [, weight]) => sum + (weight ?? 0), 0));
  for (const [key, weight] of entries) {
    left -= weight ?? 0;
    if (left < 0) return key as K;
  }
  throw new Error("a choice without weights");
}

/** Up to n different ones of a list, in the order drawn. */
export function some<T>(chooser: Chooser, list: readonly T[], n: number): T[] {
  const rest = [...list];
  const taken: T[] = [];
  while (taken.length < n && rest.length > 0) taken.push(...rest.splice(chooser.below(rest.length), 1));
  return taken;
}

/**
 * The random source of case i of a stream: a function of these three alone, whatever was drawn before.
 * Mixes with the constants of MurmurHash3's finalizer and draws with mulberry32.
 */
export function seeded(seed: number, stream: number, index: number): Chooser {
  let state = mix(mix(mix(0x9e3779b9, seed), stream), index);
  return {
    below(n: number): number {
      state = (state + 0x6d2b79f5) | 0;
      let t = Math.imul(state ^ (state >>> 15), 1 | state);
      t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
      return Math.floor((((t ^ (t >>> 14)) >>> 0) / 4294967296) * n);
    },
  };
}

function mix(hash: number, value: number): number {
  let h = Math.imul(hash ^ value, 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) | 0;
}
