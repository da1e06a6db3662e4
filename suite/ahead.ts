import type { Adapter } from "../engine-adapter/contract.ts";
import { type Outcome, playExperiment } from "./play-experiment.ts";
import type { PoolCase } from "./pool-case.ts";

/** Cases that each engine is ahead at most. */
const LEAD = 8;

/**
 * Several engines of one kind that play cases before these are asked for, so that engines play while cases are made and
 * judged. What they play changes no verdict: a case that is asked for in another order than expected is played then.
 */
export class Ahead {
  readonly #idle: Adapter[];
  readonly #most: number;
  readonly #expected: Iterator<PoolCase>;
  readonly #started = new Map<PoolCase, Promise<Outcome>>();
  /** Cases that were asked for and have no engine yet. */
  readonly #urgent: { readonly next: PoolCase; readonly begin: (outcome: Promise<Outcome>) => void }[] = [];
  readonly #running = new Set<Promise<unknown>>();
  #ended = false;

  /**
   * @param adapters of which none plays anything else meanwhile
   * @param expected the cases in the order in which they will be asked for, as far as that is known
   */
  constructor(adapters: readonly Adapter[], expected: Iterator<PoolCase>) {
    this.#idle = [...adapters];
    this.#most = LEAD * adapters.length;
    this.#expected = expected;
  }

  /** What comes of a case; undefined when it has no experiment. */
  async outcomeOf(next: PoolCase): Promise<Outcome | undefined> {
    if (!next.experiment) return undefined;
    const known = this.#started.get(next);
    if (known) {
      this.#started.delete(next);
      this.#fill();
      return known;
    }
    return new Promise<Outcome>((resolve) => {
      this.#urgent.push({ next, begin: resolve });
      this.#fill();
    });
  }

  /** Ends when no engine plays any more. */
  async end(): Promise<void> {
    this.#ended = true;
    await Promise.allSettled(this.#running);
  }

  #fill(): void {
    for (let adapter = this.#idle.pop(); adapter !== undefined; adapter = this.#idle.pop()) {
      const urgent = this.#urgent.shift();
      const next = urgent?.next ?? this.#expectedNext();
      if (!next) {
        this.#idle.push(adapter);
        return;
      }
      const outcome = this.#play(adapter, next);
      // A failure is told to whoever asks for the case.
      outcome.catch(() => {});
      if (urgent) urgent.begin(outcome);
      else this.#started.set(next, outcome);
    }
  }

  #expectedNext(): PoolCase | undefined {
    if (this.#ended || this.#started.size >= this.#most) return undefined;
    for (;;) {
      const { done, value } = this.#expected.next();
      if (done) return undefined;
      if (value.experiment) return value;
    }
  }

  async #play(adapter: Adapter, next: PoolCase): Promise<Outcome> {
    const { experiment } = next;
    if (!experiment) throw new Error("a case without an experiment is not played");
    const outcome = playExperiment(adapter, experiment);
    const settled = outcome.catch(() => {});
    this.#running.add(settled);
    try {
      return await outcome;
    } finally {
      this.#running.delete(settled);
      this.#idle.push(adapter);
      this.#fill();
    }
  }
}
