import { EXIT } from "../exit-code.ts";

/** The signals by which somebody asks for an end, and the exit code of each. */
export const SIGNALS = { SIGINT: EXIT.interrupted, SIGTERM: EXIT.terminated } as const;

/** One key press comes more than once, from the terminal and from npm: what follows within that time is the same. */
const SAME = 500;

/** Lets a run that is asked to end first tell what it has found. */
export class Interruption {
  #controller: AbortController | undefined;
  #code: number | undefined;
  #at = 0;

  /** The exit code of what was interrupted; undefined = nothing was. */
  get code(): number | undefined {
    return this.#code;
  }

  /** For a run that ends by itself when it is asked to. */
  heed(): AbortSignal {
    this.#controller ??= new AbortController();
    return this.#controller.signal;
  }

  /**
   * Takes note of a signal.
   * @param now milliseconds
   * @returns what is to come of it: at once, soon, or nothing, since it is the same as the one before
   */
  take(signal: keyof typeof SIGNALS, now: number = performance.now()): "at once" | "soon" | "nothing" {
    const again = this.#code !== undefined;
    if (again && now - this.#at < SAME) return "nothing";
    this.#code ??= SIGNALS[signal];
    this.#at = now;
    if (again || !this.#controller) return "at once";
    this.#controller.abort();
    return "soon";
  }
}
