import { STREAMS } from "../generators/bias.ts";
import { generateCase } from "../generators/case.ts";
import { MISREADINGS } from "../spec/invariants/index.ts";
import { cellOf } from "./cells.ts";
import { featuresOf } from "./features.ts";
import { type TellingCase, tellingCase } from "./judge/experiment.ts";

/** A telling case with its place in the order of generation. */
export interface PoolCase extends TellingCase {
  readonly number: number;
  readonly cell: string;
  readonly features: ReadonlySet<string>;
  /** Names of the misreadings that it tells for. */
  readonly misreadings: ReadonlySet<string>;
}

/** Generated cases in order, made when they are asked for; the same for every engine with the same seed. */
export class Pool {
  readonly cases: PoolCase[] = [];
  /** By name of a misreading: which cases tell for it, in order. */
  readonly telling: ReadonlyMap<string, number[]> = new Map(MISREADINGS.map(({ name }) => [name, []]));
  /** Cases generated, telling or not. */
  generated = 0;
  readonly #seed: number;

  constructor(seed: number) {
    this.#seed = seed;
  }

  /** Generates until that many telling cases are there. */
  growTo(size: number): void {
    while (this.cases.length < size) this.#add(this.generated++);
  }

  #add(index: number): void {
    // Streams take turns, so that those for starving rules run from the start.
    const generated = generateCase(this.#seed, index % STREAMS.length, Math.floor(index / STREAMS.length));
    const telling = tellingCase(generated.scenario, generated.tested);
    if (!telling || telling.tells.length === 0) return;
    const misreadings = new Set(telling.tells.map(({ hypothesis }) => hypothesis.misreading.name));
    const number = this.cases.length;
    for (const name of misreadings) this.telling.get(name)?.push(number);
    this.cases.push({ ...telling, number, misreadings, cell: cellOf(generated), features: featuresOf(generated.scenario) });
  }
}
