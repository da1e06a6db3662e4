import { STREAMS } from "../generators/bias.ts";
import { type GeneratedCase, generateCase } from "../generators/case.ts";
import type { Scenario } from "../spec/types/index.ts";
import { cellOf } from "./cells.ts";
import { featuresOf } from "./features.ts";
import { controlsOf } from "./judge/controls.ts";
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
const BASE_PER_STREAM = 40;

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
  readonly #profile: Scenario["profile"];
  #base: readonly PoolCase[] | undefined;

  constructor(seed: number, profile: Scenario["profile"] = "CR") {
    this.#seed = seed;
    this.#profile = profile;
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
   * The cases that tell for a misreading beyond the base, from the stream that tells most often for it with what the
   * engine offers; none when no case of the base does.
   * @param missing features that the engine does not offer
   * @param limit how many cases of the stream are generated at most
   */
  *telling(name: string, missing: ReadonlySet<string>, limit: number): Generator<PoolCase> {
    const stream = this.#bestFor(name, missing);
    if (stream === undefined) return;
    const own = HYPOTHESES.filter(({ misreading }) => misreading.name === name);
    for (let index = BASE_PER_STREAM; index < limit; index += 1) {
      const made = this.#made(stream, index);
      // Most cases are out of the question before all that they tell is known.
      if (!made || own.every((hypothesis) => made.asked.hits[hypothesis.index] === 0)) continue;
      const found = this.#case(stream, index);
      if (found?.misreadings.has(name)) yield found;
    }
  }

  #bestFor(name: string, missing: ReadonlySet<string>): number | undefined {
    const counts = STREAMS.map(() => 0);
    for (const each of this.base) {
      if (each.misreadings.has(name) && offers(each, missing)) counts[each.stream] = (counts[each.stream] ?? 0) + 1;
    }
    const most = Math.max(...counts);
    return most > 0 ? counts.indexOf(most) : undefined;
  }

  #made(stream: number, index: number): Made | null {
    const cases = this.#asked[stream] ?? [];
    while (cases.length <= index) {
      const generated = generateCase(this.#seed, stream, cases.length, this.#profile);
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

/** Whether an engine that lacks those features can play a case. */
export function offers({ features }: Pick<PoolCase, "features">, missing: ReadonlySet<string>): boolean {
  for (const feature of missing) if (features.has(feature)) return false;
  return true;
}

/** What a case and its controls ask of an engine. */
function featuresWithControls({ scenario, tested }: GeneratedCase): ReadonlySet<string> {
  const features = new Set(featuresOf(scenario));
  for (const control of controlsOf(scenario, tested)) {
    // The other controls ask for less than the case.
    if (control.name === "harmless") for (const feature of featuresOf(control.scenario)) features.add(feature);
  }
  return features;
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
    features: featuresWithControls(generated),
    get experiment() {
      experiment ??= { made: experimentOf(telling) };
      return experiment.made;
    },
  };
}
