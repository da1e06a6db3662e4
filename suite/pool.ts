import { STREAMS } from "../generators/bias.ts";
import { type GeneratedCase, generateCase } from "../generators/case.ts";
import { MISREADINGS } from "../spec/invariants/index.ts";
import { cellOf } from "./cells.ts";
import { featuresOf } from "./features.ts";
import { type Asked, ask, type Experiment, experimentOf, type TellingCase, toldBy } from "./judge/experiment.ts";
import { HYPOTHESES } from "./judge/hypotheses.ts";

/** A telling case with where it comes from. */
export interface PoolCase extends TellingCase {
  readonly stream: number;
  readonly index: number;
  readonly cell: string;
  readonly features: ReadonlySet<string>;
  /** Names of the misreadings that it tells for. */
  readonly misreadings: ReadonlySet<string>;
  /** Made when it is first asked for; undefined when a control cannot be played. */
  readonly experiment: Experiment | undefined;
}

/** Cases of each stream in the base, from which it is learned which stream serves which misreading best. */
const BASE_PER_STREAM = 60;

/**
 * Generated cases, made when they are asked for. What is there depends on the seed alone, never on who asked first, so
 * that one pool serves many engines.
 */
export class Pool {
  /** By stream and index: the case as the rules play it; null when it cannot be judged. */
  readonly #asked: (Made | null)[][] = STREAMS.map(() => []);
  /** By stream and index: what it tells; null when it tells nothing. */
  readonly #told: Map<number, PoolCase | null>[] = STREAMS.map(() => new Map());
  readonly #seed: number;
  #base: readonly PoolCase[] | undefined;
  #bestStream: ReadonlyMap<string, number> | undefined;

  constructor(seed: number) {
    this.#seed = seed;
  }

  /** Cases generated so far. */
  get generated(): number {
    return this.#asked.reduce((sum, cases) => sum + cases.length, 0);
  }

  /** The first cases of all streams, in turns. */
  get base(): readonly PoolCase[] {
    this.#base ??= Array.from({ length: BASE_PER_STREAM }, (_, index) =>
      [...STREAMS.keys()].flatMap((stream) => this.#case(stream, index) ?? []),
    ).flat();
    return this.#base;
  }

  /**
   * The cases that tell for a misreading, from the stream that tells most often for it.
   * @param limit how many cases of the stream are generated at most
   */
  *telling(name: string, limit: number): Generator<PoolCase> {
    const stream = this.#bestFor(name);
    const own = HYPOTHESES.filter(({ misreading }) => misreading.name === name);
    for (let index = BASE_PER_STREAM; index < limit; index += 1) {
      const made = this.#made(stream, index);
      // Most cases are out of the question before all that they tell is known.
      if (!made || own.every((hypothesis) => made.asked.hits[hypothesis.index] === 0)) continue;
      const found = this.#case(stream, index);
      if (found?.misreadings.has(name)) yield found;
    }
  }

  #bestFor(name: string): number {
    this.#bestStream ??= this.#learn();
    return this.#bestStream.get(name) ?? 0;
  }

  #learn(): ReadonlyMap<string, number> {
    const { base } = this;
    return new Map(
      MISREADINGS.map(({ name }) => {
        const counts = STREAMS.map(() => 0);
        for (const { stream, misreadings } of base)
          if (misreadings.has(name)) counts[stream] = (counts[stream] ?? 0) + 1;
        return [name, counts.indexOf(Math.max(...counts))];
      }),
    );
  }

  #made(stream: number, index: number): Made | null {
    const cases = this.#asked[stream] ?? [];
    while (cases.length <= index) {
      const generated = generateCase(this.#seed, stream, cases.length);
      const asked = ask(generated.scenario, generated.tested);
      cases.push(asked ? { asked, generated } : null);
    }
    return cases[index] ?? null;
  }

  #case(stream: number, index: number): PoolCase | null {
    const told = this.#told[stream];
    const known = told?.get(index);
    if (known !== undefined) return known;
    const made = this.#made(stream, index);
    const found = made && poolCase(made, stream, index);
    told?.set(index, found);
    return found;
  }
}

/** A generated case as the rules play it. */
interface Made {
  readonly asked: Asked;
  readonly generated: GeneratedCase;
}

function poolCase({ asked, generated }: Made, stream: number, index: number): PoolCase | null {
  const telling = toldBy(asked);
  if (!telling || telling.tells.length === 0) return null;
  let experiment: { readonly made: Experiment | undefined } | undefined;
  return {
    ...telling,
    stream,
    index,
    misreadings: new Set(telling.tells.map(({ hypothesis }) => hypothesis.misreading.name)),
    cell: cellOf(generated),
    features: featuresOf(generated.scenario),
    get experiment() {
      experiment ??= { made: experimentOf(telling) };
      return experiment.made;
    },
  };
}
