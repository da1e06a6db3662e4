import { STREAMS } from "../generators/bias.ts";
import { generateCase } from "../generators/case.ts";
import { MISREADINGS } from "../spec/invariants/index.ts";
import { cellOf } from "./cells.ts";
import { featuresOf } from "./features.ts";
import { type Experiment, experimentOf, type TellingCase, tellingCase } from "./judge/experiment.ts";

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
  /** By stream: its telling cases, in order. */
  readonly #streams: PoolCase[][] = STREAMS.map(() => []);
  /** By stream: how many cases were generated, telling or not. */
  readonly #made: number[] = STREAMS.map(() => 0);
  readonly #seed: number;
  #base: readonly PoolCase[] | undefined;
  #bestStream: ReadonlyMap<string, number> | undefined;

  constructor(seed: number) {
    this.#seed = seed;
  }

  /** Cases generated so far. */
  get generated(): number {
    return this.#made.reduce((sum, made) => sum + made, 0);
  }

  /** The first cases of all streams, in turns. */
  get base(): readonly PoolCase[] {
    if (this.#base) return this.#base;
    for (const stream of STREAMS.keys()) while ((this.#made[stream] ?? 0) < BASE_PER_STREAM) this.#add(stream);
    const first = this.#streams.map((cases) => cases.filter(({ index }) => index < BASE_PER_STREAM));
    const longest = Math.max(...first.map((cases) => cases.length));
    this.#base = Array.from({ length: longest }, (_, row) => first.flatMap((cases) => cases[row] ?? [])).flat();
    return this.#base;
  }

  /**
   * The n-th telling case of the stream that tells most often for a misreading.
   * @param limit how many cases of the stream are generated at most
   */
  fromBestStream(name: string, n: number, limit: number): PoolCase | undefined {
    const stream = this.#bestFor(name);
    const cases = this.#streams[stream] ?? [];
    while (cases.length <= n && (this.#made[stream] ?? 0) < limit) this.#add(stream);
    return cases[n];
  }

  #bestFor(name: string): number {
    this.#bestStream ??= this.#learn();
    return this.#bestStream.get(name) ?? 0;
  }

  #learn(): ReadonlyMap<string, number> {
    const { base } = this;
    return new Map(
      MISREADINGS.map(({ name }) => {
        const counts = STREAMS.map(
          (_, stream) => base.filter((each) => each.stream === stream && each.misreadings.has(name)).length,
        );
        return [name, counts.indexOf(Math.max(...counts))];
      }),
    );
  }

  #add(stream: number): void {
    const index = this.#made[stream] ?? 0;
    this.#made[stream] = index + 1;
    const generated = generateCase(this.#seed, stream, index);
    const telling = tellingCase(generated.scenario, generated.tested);
    if (!telling || telling.tells.length === 0) return;
    const misreadings = new Set(telling.tells.map(({ hypothesis }) => hypothesis.misreading.name));
    let experiment: { readonly made: Experiment | undefined } | undefined;
    this.#streams[stream]?.push({
      ...telling,
      get experiment() {
        experiment ??= { made: experimentOf(telling) };
        return experiment.made;
      },
      stream,
      index,
      misreadings,
      cell: cellOf(generated),
      features: featuresOf(generated.scenario),
    });
  }
}
