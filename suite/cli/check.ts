import { progressLine } from "../../reports/console.ts";
import type { Report } from "../../spec/types/index.ts";
import { loadAdapter } from "../adapters.ts";
import { gate } from "../gate.ts";
import { runConformance } from "../run.ts";
import { selectInvariants } from "../select.ts";
import { RELEASE } from "../version.ts";
import { demandFit, readBaseline } from "./baseline-file.ts";
import { commandOf } from "./command.ts";
import { interruptible } from "./interruptible.ts";
import type { Interruption } from "./interruption.ts";
import type { LiveLine } from "./output.ts";
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
 * Makes a check ready: what was typed is looked at before anything takes time.
 * @returns carries it out, and gives the report with its command and, if there is one, beside its baseline
 */
export async function prepared(engine: string, flags: RunFlags, terminal: Terminal): Promise<() => Promise<Report>> {
  const { live, interruption, words } = terminal;
  selectInvariants(flags.only ?? [], flags.profile);
  const file = flags.baseline;
  const known = file === undefined ? undefined : { file, baseline: readBaseline(file).baseline };
  const stored = storedIn(flags.cases);
  const adapter = await loadAdapter(engine, words);
  if (known) {
    const run = { engine: adapter.engine.name, release: RELEASE, profile: flags.profile ?? "CR" };
    demandFit(known.file, known.baseline, run);
  }
  return async () => {
    const report = await runConformance(interruptible(adapter), {
      ...optionsOf(flags),
      stored,
      signal: interruption.heed(),
      onEvent: (event) => live.show(progressLine(event)),
    });
    live.clear();
    const named: Report = { ...report, command: commandOf(engine, flags) };
    return known ? { ...named, baseline: { file: known.file, ...gate(named, known.baseline) } } : named;
  };
}
