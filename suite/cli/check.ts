import type { Adapter } from "../../engine-adapter/contract.ts";
import type { Report, RunEvent } from "../../spec/types/index.ts";
import { gate } from "../gate.ts";
import { runConformance } from "../run.ts";
import { selectInvariants } from "../select.ts";
import { RELEASE } from "../version.ts";
import { demandFit, readBaseline } from "./baseline-file.ts";
import { withCapabilities } from "./capabilities.ts";
import { interruptible } from "./interruptible.ts";
import type { Interruption } from "./interruption.ts";
import { loadAdapters } from "./jobs.ts";
import type { LiveLine } from "./output.ts";
import { progressOn } from "./progress.ts";
import { optionsOf, type RunFlags } from "./run-flags.ts";
import { storedIn } from "./stored-files.ts";

/** What a command has from whoever runs it. */
export interface Terminal {
  /** Where progress is shown. */
  readonly live: LiveLine;
  /** Asks a run to end. */
  readonly interruption: Interruption;
  /** Other words that may have been meant by an unknown engine. */
  readonly words: readonly string[];
}

/**
 * Carries a check out.
 * @param hear is told what goes on
 * @returns the report with what it was asked for and, if there is one, beside its baseline
 */
export type Check = (hear?: (event: RunEvent) => void) => Promise<Report>;

/**
 * Makes a check ready: what was typed is looked at before anything takes time.
 */
export async function prepared(engine: string, flags: RunFlags, terminal: Terminal): Promise<Check> {
  const { live, interruption, words } = terminal;
  selectInvariants(flags.only ?? [], flags.profile);
  const file = flags.baseline;
  const known = file === undefined ? undefined : { file, baseline: readBaseline(file).baseline };
  const stored = storedIn(flags.cases);
  const offering = (each: Adapter): Adapter =>
    flags.capabilities === undefined ? each : withCapabilities(each, flags.capabilities);
  const [first, ...more] = await loadAdapters(engine, flags.jobs ?? 1, words);
  const adapter = offering(first);
  const others = more.map(offering);
  if (known) {
    const run = { engine: adapter.engine.name, release: RELEASE, profile: flags.profile ?? "CR" };
    demandFit(known.file, known.baseline, run);
  }
  return async (hear = () => {}) => {
    const progress = progressOn(live);
    const report = await runConformance(interruptible(adapter), {
      ...optionsOf(engine, flags),
      stored,
      others,
      signal: interruption.heed(),
      onEvent: (event) => {
        progress(event);
        // What it was asked for, and what is known of it, is not in it yet.
        if (event.kind !== "finished") hear(event);
      },
    }).finally(() => Promise.all([adapter, ...others].map((each) => each.close?.())));
    live.clear();
    const { cases, baseline } = flags;
    const asked = {
      ...report.options,
      ...(cases !== undefined && { cases }),
      ...(baseline !== undefined && { baseline }),
    };
    const named: Report = { ...report, options: asked };
    const told = known ? { ...named, baseline: { file: known.file, ...gate(named, known.baseline) } } : named;
    hear({ kind: "finished", report: told });
    return told;
  };
}
