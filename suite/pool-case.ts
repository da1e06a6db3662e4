import type { GeneratedCase } from "../generators/case.ts";
import type { Path } from "../spec/model/paths.ts";
import type { Trace } from "../spec/model/trace.ts";
import type { Scenario } from "../spec/types/index.ts";
import { cellOf } from "./cells.ts";
import { featuresOf } from "./features.ts";
import type { Mark } from "./judge/compare.ts";
import { type ControlGame, controlsOf } from "./judge/controls.ts";
import { type Asked, type Experiment, experimentOf, marksOf, toldBy } from "./judge/experiment.ts";
import { HYPOTHESES, type Hypothesis, hypothesesOf } from "./judge/hypotheses.ts";
import type { MadeCase } from "./made-case.ts";

/**
 * A generated case that the rules can judge. All that it tells is worked out when it is first asked for: of most cases
 * little is ever asked, above all by an engine that does what the rules ask for.
 */
export class PoolCase {
  readonly stream: number;
  readonly index: number;
  readonly made: MadeCase;
  readonly #controls: readonly ControlGame[] | undefined;
  /** Where a misreading leads to another board; "open" where it would open a showdown. */
  readonly #marks = new Map<Hypothesis, readonly Mark[] | "open">();
  #cell: string | undefined;
  #features: ReadonlySet<string> | undefined;
  #misreadings: ReadonlySet<string> | undefined;
  #experiment: { readonly made: Experiment | undefined } | undefined;

  /** @param controls the games beside it; missing = those that it has by itself */
  constructor(made: MadeCase, stream: number, index: number, controls?: readonly ControlGame[]) {
    this.made = made;
    this.#controls = controls;
    this.stream = stream;
    this.index = index;
  }

  get scenario(): Scenario {
    return this.made.asked.scenario;
  }

  /** Id of the physical card of the item under test. */
  get tested(): string {
    return this.made.asked.tested;
  }

  get paths(): readonly Path[] {
    return this.made.asked.paths;
  }

  get right(): Trace {
    return this.made.asked.right;
  }

  get cell(): string {
    this.#cell ??= cellOf(this.made.generated);
    return this.#cell;
  }

  get features(): ReadonlySet<string> {
    this.#features ??= featuresWithControls(this.made.generated);
    return this.#features;
  }

  /** The features of an engine whose board may be edited that it asks for. */
  get edits(): readonly string[] {
    return [...this.features].filter((feature) => feature.startsWith("edit:"));
  }

  /** Undefined when a control cannot be played. */
  get experiment(): Experiment | undefined {
    this.#experiment ??= {
      made: experimentOf(this.made.asked, () => toldBy(this.made.asked)?.tells ?? [], this.#controls),
    };
    return this.#experiment.made;
  }

  /**
   * The same case as an engine builds it.
   * @param asked what the rules say of that
   * @param controls the games beside it as the engine builds them
   */
  as(asked: Asked, controls: readonly ControlGame[]): PoolCase {
    const generated = { ...this.made.generated, scenario: asked.scenario };
    return new PoolCase({ generated, asked }, this.stream, this.index, controls);
  }

  /** Whether a misreading would open a showdown, so that an engine may do there what nothing predicts. */
  get open(): boolean {
    return HYPOTHESES.some((hypothesis) => this.#marksOf(hypothesis) === "open");
  }

  /** Names of all the misreadings that it tells for. */
  get misreadings(): ReadonlySet<string> {
    this.#misreadings ??= new Set(
      HYPOTHESES.filter((hypothesis) => this.#told(hypothesis).length > 0).map(({ misreading }) => misreading.name),
    );
    return this.#misreadings;
  }

  /** Whether it tells for a misreading in any of its ways. */
  tells(name: string): boolean {
    return this.marks(name).length > 0;
  }

  /** Where a misreading leads to another board than the rules, in all of its ways. */
  marks(name: string): readonly Mark[] {
    let marks = NONE;
    for (const hypothesis of hypothesesOf(name)) {
      const own = this.#told(hypothesis);
      if (own.length > 0) marks = marks.length > 0 ? [...marks, ...own] : own;
    }
    return marks;
  }

  #told(hypothesis: Hypothesis): readonly Mark[] {
    const marks = this.#marksOf(hypothesis);
    return marks === "open" ? NONE : marks;
  }

  #marksOf(hypothesis: Hypothesis): readonly Mark[] | "open" {
    if (this.made.asked.hits[hypothesis.index] === 0) return NONE;
    const known = this.#marks.get(hypothesis);
    if (known) return known;
    const marks = marksOf(this.made.asked, hypothesis);
    this.#marks.set(hypothesis, marks);
    return marks;
  }
}

const NONE: readonly Mark[] = [];

/** Whether an engine that lacks those features can play a case. */
export function offers(each: Pick<PoolCase, "features">, missing: ReadonlySet<string>): boolean {
  for (const feature of missing) if (each.features.has(feature)) return false;
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
