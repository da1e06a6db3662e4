import { STREAMS } from "../generators/bias.ts";
import { generateCase } from "../generators/case.ts";
import type { Scenario } from "../spec/types/index.ts";
import { ask } from "./judge/experiment.ts";
import { offers, PoolCase } from "./pool-case.ts";

/** Cases of each stream in the base, from which it is learned which stream serves which misreading best. */
export const BASE_PER_STREAM = 40;

/**
 * Generated cases, made when they are asked for. What is there depends on the seed alone, never on who asked first, so
 * that one pool serves many engines.
 */
export class Pool {
  /** By stream and index: null when the rules cannot judge it. */
  readonly #cases: (PoolCase | null)[][] = STREAMS.map(() => []);
  readonly #seed: number;
  readonly #profile: Scenario["profile"];
  #base: readonly PoolCase[] | undefined;

  constructor(seed: number, profile: Scenario["profile"] = "CR") {
    this.#seed = seed;
    this.#profile = profile;
  }

  /** Cases generated so far. */
  get generated(): number {
    return this.#cases.reduce((sum, cases) => sum + cases.length, 0);
  }

  /** The first cases of all streams, in turns: those that tell something, whatever an engine does in them. */
  get base(): readonly PoolCase[] {
    this.#base ??= Array.from({ length: BASE_PER_STREAM }, (_, index) =>
      [...STREAMS.keys()].flatMap((stream) => this.at(stream, index) ?? []),
    )
      .flat()
      .filter((each) => !each.open && each.misreadings.size > 0);
    return this.#base;
  }

  /** A case of a stream; null when the rules cannot judge it. */
  at(stream: number, index: number): PoolCase | null {
    const cases = this.#cases[stream] ?? [];
    while (cases.length <= index) {
      const generated = generateCase(this.#seed, stream, cases.length, this.#profile);
      const asked = ask(generated.scenario, generated.tested);
      cases.push(asked ? new PoolCase(generated, asked, stream, cases.length) : null);
    }
    return cases[index] ?? null;
  }

  /**
   * The stream that tells most often for a misreading with what an engine offers; none when no case of the base does.
   * @param missing features that the engine does not offer
   */
  bestFor(name: string, missing: ReadonlySet<string>): number | undefined {
    const counts = STREAMS.map(() => 0);
    for (const each of this.base) {
      if (each.tells(name) && offers(each, missing)) counts[each.stream] = (counts[each.stream] ?? 0) + 1;
    }
    const most = Math.max(...counts);
    return most > 0 ? counts.indexOf(most) : undefined;
  }
}
