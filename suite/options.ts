import type { RunEvent } from "../spec/events.ts";
import type { StoredCase } from "./stored-cases.ts";

/** How a run is to go. */
export interface RunOptions {
  /** Ids of the invariants to check, see `selectInvariants`; missing = all. */
  readonly only?: readonly string[];
  /** Seed of the generated cases; missing = 20260724. */
  readonly seed?: number;
  /** Telling cases that are full evidence for a misreading; missing = 100 (500 for whole/*). */
  readonly evidence?: number;
  /** Seconds after which the run ends with what it has; missing = no limit. */
  readonly seconds?: number;
  /** Reading of the rules; missing = CR. What is checked only by the other one is left out. */
  readonly profile?: "CR" | "FAQ+";
  /** Whether the games that show a fault are made as small as they get; missing = true. */
  readonly shrink?: boolean;
  /** Cases that showed a fault once, replayed before anything else; missing = none. */
  readonly stored?: readonly StoredCase[];
  /** Ends the run with what it has, and nothing is made small any more; missing = it goes to its end. */
  readonly signal?: AbortSignal;
  /** Hears what goes on. */
  readonly onEvent?: (event: RunEvent) => void;
}

/** The seed of a run that names none. */
export const DEFAULT_SEED = 20260724;
