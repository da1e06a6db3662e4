import { renderText } from "../../reports/bug-report.ts";
import { progressLine, renderTable } from "../../reports/console.ts";
import { renderJson } from "../../reports/json.ts";
import type { Report } from "../../spec/types/index.ts";
import { loadAdapter } from "../adapters.ts";
import { exitCode } from "../exit-code.ts";
import type { RunOptions } from "../options.ts";
import { runConformance } from "../run.ts";
import { selectInvariants } from "../select.ts";
import { withCapabilities } from "./capabilities.ts";
import { faultsOf } from "./faults.ts";
import { type OutFolder, outFolder } from "./folder.ts";
import { interruptible } from "./interruptible.ts";
import { colours, type LiveLine, print, width } from "./output.ts";

/** The options of `run` as commander gives them. */
export interface RunFlags extends Pick<RunOptions, "only" | "seed" | "evidence" | "profile"> {
  readonly time?: RunOptions["seconds"];
  readonly json?: true;
  readonly out?: string;
  /** A file of capabilities. */
  readonly capabilities?: string;
}

/**
 * Checks an engine and prints what came of it.
 * @param words other words that may have been meant by an unknown engine
 * @returns the exit code
 */
export async function run(
  engine: string,
  flags: RunFlags,
  live: LiveLine,
  words: readonly string[],
): Promise<0 | 1 | 3> {
  // What was typed is checked before anything takes time.
  selectInvariants(flags.only ?? [], flags.profile);
  const loaded = await loadAdapter(engine, words);
  const adapter = flags.capabilities === undefined ? loaded : withCapabilities(loaded, flags.capabilities);
  const folder = flags.out === undefined ? undefined : outFolder(flags.out);
  const report = await runConformance(interruptible(adapter), {
    ...optionsOf(flags),
    onEvent: (event) => live.show(progressLine(event)),
  });
  live.clear();
  folder?.write(report, engine);
  await print(flags.json ? renderJson(report) : consoleText(report, engine, folder));
  return exitCode(report);
}

function optionsOf({ only, seed, evidence, time, profile }: RunFlags): RunOptions {
  return {
    ...(only === undefined ? {} : { only }),
    ...(seed === undefined ? {} : { seed }),
    ...(evidence === undefined ? {} : { evidence }),
    ...(time === undefined ? {} : { seconds: time }),
    ...(profile === undefined ? {} : { profile }),
  };
}

/** The table, then each fault as a bug report, rules between them. */
function consoleText(report: Report, engine: string, folder: OutFolder | undefined): string {
  const colour = colours(process.stdout);
  const bugs = faultsOf(report).map((fault) => renderText(fault.bug(engine, folder?.caseFile(fault)), colour));
  return [renderTable(report, colour), ...bugs].join(`\n${"─".repeat(width())}\n\n`);
}
