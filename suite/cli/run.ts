import { resolve } from "node:path";
import { renderEvent } from "../../reports/ndjson.ts";
import type { Part, Recording } from "../../spec/types/index.ts";
import { exitCode, strictExitCode } from "../exit-code.ts";
import { prepared, type Terminal } from "./check.ts";
import { consoleText } from "./console-text.ts";
import { WrongUse } from "./failure.ts";
import { outFolder } from "./folder.ts";
import { formatFiles, formatted } from "./formats.ts";
import { print } from "./output.ts";
import { recordPart } from "./record-part.ts";
import type { ReportFlags } from "./report.ts";
import type { RunFlags } from "./run-flags.ts";
import { STORED } from "./stored-files.ts";

/** The options of `run` as commander gives them. */
export interface RunAndShowFlags extends RunFlags, ReportFlags {
  readonly ndjson?: true;
  /** Whether an engine must offer everything to pass. */
  readonly strict?: true;
  /** Which part of the run is played and recorded, in place of all of it. */
  readonly shard?: Part;
  /** Where to. */
  readonly record?: string;
}

/**
 * Checks an engine and prints what came of it.
 * @param recordings what the parts of the run have played already
 * @returns the exit code
 */
export async function run(
  engine: string,
  flags: RunAndShowFlags,
  terminal: Terminal,
  recordings: readonly Recording[] = [],
): Promise<0 | 1 | 3> {
  if (flags.shard) return recordPart(engine, flags, terminal, flags.shard);
  if (flags.record !== undefined) throw new WrongUse("--record needs --shard, as in --shard 1/2 --record part-1.json");
  const check = await prepared(engine, flags, terminal, recordings);
  const folder = flags.out === undefined ? undefined : outFolder(apartFromStored(flags.out, flags.cases));
  try {
    const writeFiles = formatFiles(flags);
    const report = await check((event) => {
      if (flags.ndjson) void print(renderEvent(event));
    });
    try {
      folder?.write(report);
      writeFiles(report, flags.out);
    } finally {
      // What cannot be written is at least shown.
      await print(flags.ndjson ? "" : formatted(flags, report, consoleText(report, flags.out), flags.out));
    }
    return flags.strict ? strictExitCode(report) : exitCode(report);
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
