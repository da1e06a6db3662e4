import type { EngineInfo, Recording, Report, RunEvent } from "../../spec/types/index.ts";
import { gate } from "../gate.ts";
import { runConformance } from "../run.ts";
import { selectInvariants } from "../select.ts";
import { RELEASE } from "../version.ts";
import { demandFit, readBaseline } from "./baseline-file.ts";
import { WrongUse } from "./failure.ts";
import { interruptible } from "./interruptible.ts";
import type { Interruption } from "./interruption.ts";
import { closeAll, loadAdapters } from "./jobs.ts";
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
 * @param recordings what the parts of the run have played already
 */
export async function prepared(
  engine: string,
  flags: RunFlags,
  terminal: Terminal,
  recordings: readonly Recording[] = [],
): Promise<Check> {
  const { live, interruption, words } = terminal;
  selectInvariants(flags.only ?? [], flags.profile);
  const file = flags.baseline;
  const known = file === undefined ? undefined : { file, baseline: readBaseline(file).baseline };
  const stored = storedIn(flags.cases);
  const [adapter, ...others] = await loadAdapters(engine, flags, words);
  const [part] = recordings;
  if (part && JSON.stringify(part.engine) !== JSON.stringify(adapter.engine)) {
    const named = ({ name, version }: EngineInfo): string => `${name} ${version}`;
    throw new WrongUse(`the parts were played by ${named(part.engine)}, and this is ${named(adapter.engine)}`);
  }
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
      recordings,
      signal: interruption.heed(),
      onEvent: (event) => {
        progress(event);
        // What it was asked for, and what is known of it, is not in it yet.
        if (event.kind !== "finished") hear(event);
      },
    }).finally(() => closeAll([adapter, ...others]));
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
