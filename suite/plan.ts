import { STREAMS } from "../generators/bias.ts";
import { BASE_PER_STREAM, type Pool } from "./pool.ts";
import { offers, type PoolCase } from "./pool-case.ts";
import type { Evidence } from "./tally.ts";

/** Which case comes next. */
export class Plan {
  readonly #pool: Pool;
  readonly #played: ReadonlySet<PoolCase>;
  readonly #missing: ReadonlySet<string>;
  /** By misreading: the cases that tell for it and were not offered yet. */
  readonly #cases = new Map<string, Iterator<PoolCase>>();
  /** By stream: how many of its cases were looked at for any misreading. */
  readonly #reached: number[] = STREAMS.map(() => BASE_PER_STREAM);
  readonly #over: () => boolean;

  constructor(pool: Pool, played: ReadonlySet<PoolCase>, missing: ReadonlySet<string>, over: () => boolean) {
    this.#over = over;
    this.#pool = pool;
    this.#played = played;
    this.#missing = missing;
  }

  /** The next case that tells for a misreading: of the base, then of the streams. */
  next(name: string, limit: number): PoolCase | undefined {
    const cases = this.#cases.get(name) ?? this.#all(name, limit);
    this.#cases.set(name, cases);
    while (!this.#over()) {
      const { done, value } = cases.next();
      if (done) return undefined;
      if (this.playable(value)) return value;
    }
    return undefined;
  }

  *#all(name: string, limit: number): Generator<PoolCase, undefined> {
    for (const candidate of this.#pool.base) if (candidate.tells(name)) yield candidate;
    yield* this.#beyond(name, limit);
    return undefined;
  }

  /** Beyond the base: what was made for other misreadings, and only then new cases of the stream that serves it best. */
  *#beyond(name: string, limit: number): Generator<PoolCase> {
    const best = this.#pool.bestFor(name, this.#missing);
    if (best === undefined) return;
    const looked = STREAMS.map(() => BASE_PER_STREAM);
    while (!this.#over()) {
      const there = looked.findIndex((index, stream) => index < (this.#reached[stream] ?? 0));
      const stream = there >= 0 ? there : best;
      const index = looked[stream] ?? 0;
      if (there < 0 && index >= limit) return;
      looked[stream] = index + 1;
      this.#reached[stream] = Math.max(index + 1, this.#reached[stream] ?? 0);
      const found = this.#pool.at(stream, index);
      if (found && this.playable(found) && found.tells(name)) yield found;
    }
  }

  /** Cases of cells that a misreading has too little evidence from, though the base has enough cases for it. */
  *cells(name: string, evidence: Evidence | undefined, each: number): Generator<PoolCase> {
    const cells = evidence?.cells ?? new Map<string, number>();
    const telling = this.#pool.base.filter((each) => each.tells(name));
    const supply = new Map<string, number>();
    for (const { cell } of telling) supply.set(cell, (supply.get(cell) ?? 0) + 1);
    for (const candidate of telling) {
      const { cell } = candidate;
      if ((supply.get(cell) ?? 0) >= each && (cells.get(cell) ?? 0) < each && this.playable(candidate)) yield candidate;
    }
  }

  /** Not played yet, and nothing in it that the engine does not offer. */
  playable(candidate: PoolCase): boolean {
    return !this.#played.has(candidate) && offers(candidate, this.#missing);
  }
}

/** Few cases that together tell for all that the pool tells for: always the one that adds most. */
export function* cover(candidates: readonly PoolCase[], names: readonly string[]): Generator<PoolCase> {
  const left = new Set(names);
  while (left.size > 0) {
    let best: { readonly found: PoolCase; readonly adds: number } | undefined;
    for (const found of candidates) {
      let adds = 0;
      for (const name of found.misreadings) if (left.has(name)) adds += 1;
      if (adds > (best?.adds ?? 0)) best = { found, adds };
    }
    if (!best) return;
    for (const name of best.found.misreadings) left.delete(name);
    yield best.found;
  }
}
