import type { Adapter } from "../engine-adapter/contract.ts";
import type { OptionsUsed, Recording, RunEvent } from "../spec/types/index.ts";
import type { StoredCase } from "./stored-cases.ts";

/** How a run is to go. */
export interface RunOptions {
  /** How the engine was named on the command line, for the commands that a report shows. */
  readonly adapter?: string;
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
  /** More adapters of the same engine, which play at the same time; no verdict and no case depends on how many. */
  readonly others?: readonly Adapter[];
  /** Cases that showed a fault once, replayed before anything else; missing = none. */
  readonly stored?: readonly StoredCase[];
  /** Ends the run with what it has, and nothing is made small any more; missing = it goes to its end. */
  readonly signal?: AbortSignal;
  /** What the parts of the run have played already; what is missing in them is played. */
  readonly recordings?: readonly Recording[];
  /** Hears what goes on. */
  readonly onEvent?: (event: RunEvent) => void;
}

/** The seed of a run that names none. */
export const DEFAULT_SEED = 20260724;

/** What a report says of the options: all that is needed to run it again, beside seed and profile. */
export function optionsUsed({ adapter, only, evidence, seconds }: RunOptions): OptionsUsed {
  return {
    ...(adapter === undefined ? {} : { adapter }),
    ...(only === undefined ? {} : { only: [...only] }),
    ...(evidence === undefined ? {} : { evidence }),
    ...(seconds === undefined ? {} : { seconds }),
  };
}
