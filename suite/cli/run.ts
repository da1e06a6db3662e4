import { resolve } from "node:path";
import { renderText } from "../../reports/bug-report.ts";
import { renderTable } from "../../reports/console.ts";
import { renderJson } from "../../reports/json.ts";
import type { Report } from "../../spec/types/index.ts";
import { exitCode } from "../exit-code.ts";
import { prepared, type Terminal } from "./check.ts";
import { WrongUse } from "./failure.ts";
import { faultsOf } from "./faults.ts";
import { type OutFolder, outFolder } from "./folder.ts";
import { colours, print, width } from "./output.ts";
import type { RunFlags } from "./run-flags.ts";
import { STORED } from "./stored-files.ts";

/** The options of `run` as commander gives them. */
export interface RunAndShowFlags extends RunFlags {
  readonly json?: true;
  readonly out?: string;
}

/**
 * Checks an engine and prints what came of it.
 * @returns the exit code
 */
export async function run(engine: string, flags: RunAndShowFlags, terminal: Terminal): Promise<0 | 1 | 3> {
  const check = await prepared(engine, flags, terminal);
  const folder = flags.out === undefined ? undefined : outFolder(apartFromStored(flags.out, flags.cases));
  try {
    const report = await check();
    try {
      folder?.write(report, engine);
    } finally {
      // What cannot be written is at least shown.
      await print(flags.json ? renderJson(report) : consoleText(report, engine, folder));
    }
    return exitCode(report);
  } finally {
    folder?.free();
  }
}

/** The folder for what comes out loses the cases of the run before, which stored ones must not. */
function apartFromStored(out: string, cases = STORED): string {
  if (resolve(out, "cases") === resolve(cases))
    throw new WrongUse(`--out ${out} would take the place of the stored cases in ${cases}; give it another folder`);
  return out;
}

/** The table, then each fault as a bug report, rules between them. */
function consoleText(report: Report, engine: string, folder: OutFolder | undefined): string {
  const colour = colours(process.stdout);
  const bugs = faultsOf(report).map((fault) => renderText(fault.bug(engine, folder?.caseFile(fault)), colour));
  return [renderTable(report, colour), ...bugs].join(`\n${"─".repeat(width())}\n\n`);
}
