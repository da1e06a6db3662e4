import { edited } from "../generators/edited.ts";
import { STREAMS } from "../generators/streams.ts";
import type { EditVerb, Scenario } from "../spec/types/index.ts";
import { BEST_STREAMS } from "./best-streams.ts";
import { type MadeCase, madeOf, makeCase } from "./made-case.ts";
import { offers, PoolCase } from "./pool-case.ts";

/** Cases of each stream in the base. */
export const BASE_PER_STREAM = 20;
/** Cases of each stream that are looked at for a misreading, and how many of one stream must tell for it for that to do. */
const SAMPLE = 12;
const ENOUGH = 3;

/** Where the cases of a pool come from: a function of seed, stream and index alone. */
export interface Source {
  /** Names of the streams. */
  readonly streams: readonly string[];
  /** Of which cards they are made, if not of any: "the cards that it has by name". */
  readonly within?: string;
  /** Undefined where there is no such game, or the rules cannot judge it. */
  make(seed: number, stream: number, index: number, profile: Scenario["profile"]): MadeCase | undefined;
}

const ANY_CARDS: Source = { streams: STREAMS.map(({ name }) => name), make: makeCase };

/**
 * Generated cases, made when they are asked for. What is there depends on the seed alone, never on who asked first, so
 * that one pool serves many engines.
 */
export class Pool {
  /** By stream and index: null when the rules cannot judge it. */
  readonly #cases: (PoolCase | null)[][];
  readonly #seed: number;
  readonly #profile: Scenario["profile"];
  readonly #source: Source;
  #base: readonly PoolCase[] | undefined;

  /** @param source where cases come from; missing = all streams, for engines that take any card */
  constructor(seed: number, profile: Scenario["profile"] = "CR", source: Source = ANY_CARDS) {
    this.#seed = seed;
    this.#profile = profile;
    this.#source = source;
    this.#cases = source.streams.map(() => []);
  }

  /** The same cases with edits of the board in place of spells that do just that. */
  edited(verbs: ReadonlySet<EditVerb>): Pool {
    if (verbs.size === 0) return this;
    return new Pool(this.#seed, this.#profile, {
      ...this.#source,
      make: (_, stream, index) => {
        const made = this.at(stream, index)?.made;
        const generated = made && edited(made.generated, verbs);
        return generated === made?.generated ? made : generated && madeOf(generated);
      },
    });
  }

  /** Of which cards its cases are made, in words; undefined = of any. */
  get within(): string | undefined {
    return this.#source.within;
  }

  /** Names of the streams. */
  get streams(): readonly string[] {
    return this.#source.streams;
  }

  /** The first cases of all streams, in turns. */
  get base(): readonly PoolCase[] {
    this.#base ??= this.first(BASE_PER_STREAM);
    return this.#base;
  }

  /** The first n cases of all streams, in turns. */
  first(n: number): readonly PoolCase[] {
    return Array.from({ length: n }, (_, index) =>
      [...this.#cases.keys()].flatMap((stream) => this.at(stream, index) ?? []),
    ).flat();
  }

  /** A case of a stream; null when the rules cannot judge it. */
  at(stream: number, index: number): PoolCase | null {
    const cases = this.#cases[stream] ?? [];
    while (cases.length <= index) {
      const made = this.#source.make(this.#seed, stream, cases.length, this.#profile);
      cases.push(made ? new PoolCase(made, stream, cases.length) : null);
    }
    return cases[index] ?? null;
  }

  /**
   * The streams that tell for a misreading with what an engine offers, the one that tells most often first; those that do
   * so much more seldom than it are left out.
   * @param missing features that the engine does not offer
   */
  streamsFor(name: string, missing: ReadonlySet<string>): readonly number[] {
    const known = (BEST_STREAMS[name] ?? []).map((stream) => this.#source.streams.indexOf(stream));
    const best = known.filter((stream) => stream >= 0 && this.#serves(stream, name, missing));
    return best.length > 0 ? best : this.#sampled(name, missing);
  }

  /** Whether one of the first cases of a stream tells for a misreading with what an engine offers. */
  #serves(stream: number, name: string, missing: ReadonlySet<string>): boolean {
    for (let index = 0; index < SAMPLE; index += 1) {
      const found = this.at(stream, index);
      if (found && offers(found, missing) && found.tells(name)) return true;
    }
    return false;
  }

  /** The same for an engine that lacks what the best streams ask for. */
  #sampled(name: string, missing: ReadonlySet<string>): readonly number[] {
    const counts = this.#cases.map(() => 0);
    for (let index = 0; index < BASE_PER_STREAM; index += 1) {
      // Of what is told often a few cases say enough.
      if (index >= SAMPLE && Math.max(...counts) >= ENOUGH) break;
      for (const stream of this.#cases.keys()) {
        const found = this.at(stream, index);
        if (found && offers(found, missing) && found.tells(name)) counts[stream] = (counts[stream] ?? 0) + 1;
      }
    }
    const most = Math.max(...counts);
    const good = [...this.#cases.keys()].filter(
      (stream) => (counts[stream] ?? 0) > 0 && 3 * (counts[stream] ?? 0) >= most,
    );
    return good.sort((a, b) => (counts[b] ?? 0) - (counts[a] ?? 0) || a - b);
  }
}
