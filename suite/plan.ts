import { BASE_PER_STREAM, type Pool } from "./pool.ts";
import { offers, type PoolCase } from "./pool-case.ts";
import type { Evidence } from "./tally.ts";

/** The streams that serve a misreading well, the best first. */
interface Choice {
  readonly streams: readonly number[];
  /** How many features were known to be missing when they were chosen. */
  readonly missing: number;
}

/** Which case comes next. */
export class Plan {
  readonly #pool: Pool;
  readonly #played: ReadonlySet<PoolCase>;
  readonly #missing: ReadonlySet<string>;
  /** By misreading: the cases that tell for it and were not offered yet. */
  readonly #cases = new Map<string, Iterator<PoolCase>>();
  /** By misreading: the streams that serve it well. */
  readonly #streams = new Map<string, Choice>();
  /** By stream: how many of its cases were looked at for any misreading. */
  readonly #reached: number[];
  readonly #over: () => boolean;

  constructor(pool: Pool, played: ReadonlySet<PoolCase>, missing: ReadonlySet<string>, over: () => boolean) {
    this.#over = over;
    this.#pool = pool;
    this.#reached = pool.streams.map(() => BASE_PER_STREAM);
    this.#played = played;
    this.#missing = missing;
  }

  /** Cases that were generated to find those that tell. */
  get generated(): number {
    return this.#reached.reduce((sum, reached) => sum + reached, 0);
  }

  /** The next case that tells for a misreading: of the base, then of the streams. */
  next(name: string, limit: number): PoolCase | undefined {
    this.#chooseAnew(name);
    const cases = this.#cases.get(name) ?? this.#all(name, limit);
    this.#cases.set(name, cases);
    while (!this.#over()) {
      const { done, value } = cases.next();
      if (done) return undefined;
      if (this.playable(value)) return value;
    }
    return undefined;
  }

  /** Of the streams that serve it well what was made already, and only then new cases of the one that serves it best. */
  *#all(name: string, limit: number): Generator<PoolCase, undefined> {
    const streams = this.#streamsFor(name);
    const [best] = streams;
    if (best === undefined) return undefined;
    const looked = new Map(streams.map((stream) => [stream, 0]));
    while (!this.#over()) {
      const there = streams.find((stream) => (looked.get(stream) ?? 0) < (this.#reached[stream] ?? 0));
      const stream = there ?? best;
      const index = looked.get(stream) ?? 0;
      if (there === undefined && index >= limit) return undefined;
      looked.set(stream, index + 1);
      this.#reached[stream] = Math.max(index + 1, this.#reached[stream] ?? 0);
      const found = this.#pool.at(stream, index);
      if (found && this.playable(found) && found.tells(name)) yield found;
    }
    return undefined;
  }

  /** Whether a stream is one of those that serve a misreading well. */
  serves(name: string, stream: number): boolean {
    return this.#streamsFor(name).includes(stream);
  }

  #streamsFor(name: string): readonly number[] {
    const known = this.#streams.get(name) ?? this.#choice(name);
    this.#streams.set(name, known);
    return known.streams;
  }

  #choice(name: string): Choice {
    return { streams: this.#pool.streamsFor(name, this.#missing), missing: this.#missing.size };
  }

  /**
   * Where more turned out to be missing since its streams were chosen, others may serve a misreading better; if none of the
   * cases that are made already tells for it any more, a later one of theirs still may.
   */
  #chooseAnew(name: string): void {
    const before = this.#streams.get(name);
    if (before === undefined || before.missing === this.#missing.size) return;
    const now = this.#choice(name);
    const streams = now.streams.length > 0 ? now.streams : before.streams;
    this.#streams.set(name, { ...now, streams });
    if (streams.join() !== before.streams.join()) this.#cases.delete(name);
  }

  /** Cases of cells that a misreading has too little evidence from, though the base has enough cases for it. */
  *cells(name: string, evidence: Evidence | undefined, each: number): Generator<PoolCase> {
    const cells = evidence?.cells ?? new Map<string, number>();
    const streams = new Set(this.#streamsFor(name));
    const telling = this.#pool.base.filter((each) => streams.has(each.stream) && each.tells(name));
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

/** Cases that together tell for all that the pool tells for: each for something that none before it told. */
export function* cover(candidates: readonly PoolCase[], names: readonly string[]): Generator<PoolCase> {
  const left = new Set(names);
  for (const candidate of candidates) {
    if (left.size === 0) return;
    const adds = [...left].filter((name) => candidate.tells(name));
    if (adds.length === 0) continue;
    for (const name of adds) left.delete(name);
    yield candidate;
  }
}
