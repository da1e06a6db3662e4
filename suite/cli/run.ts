import { renderEvent } from "../../reports/ndjson.ts";
import type { RunEvent } from "../../spec/types/index.ts";
import { loadAdapter } from "../adapters.ts";
import { exitCode } from "../exit-code.ts";
import type { RunOptions } from "../options.ts";
import { runConformance } from "../run.ts";
import { selectInvariants } from "../select.ts";
import { consoleText } from "./console-text.ts";
import { outFolder } from "./folder.ts";
import { formatFiles, formatted } from "./formats.ts";
import { interruptible } from "./interruptible.ts";
import { type LiveLine, print } from "./output.ts";
import { progressOn } from "./progress.ts";
import type { ReportFlags } from "./report.ts";

/** The options of `run` as commander gives them. */
export interface RunFlags extends Pick<RunOptions, "only" | "seed" | "evidence" | "profile">, ReportFlags {
  readonly time?: RunOptions["seconds"];
  readonly ndjson?: true;
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
  const adapter = await loadAdapter(engine, words);
  const writeFolder = flags.out === undefined ? undefined : outFolder(flags.out);
  const writeFiles = formatFiles(flags);
  const progress = progressOn(live);
  const onEvent = (event: RunEvent): void => {
    progress(event);
    if (flags.ndjson) void print(renderEvent(event));
  };
  const report = await runConformance(interruptible(adapter), { ...optionsOf(engine, flags), onEvent });
  live.clear();
  writeFolder?.(report);
  writeFiles(report, flags.out);
  await print(flags.ndjson ? "" : formatted(flags, report, consoleText(report, flags.out), flags.out));
  return exitCode(report);
}

function optionsOf(adapter: string, { only, seed, evidence, time, profile }: RunFlags): RunOptions {
  return {
    adapter,
    ...(only === undefined ? {} : { only }),
    ...(seed === undefined ? {} : { seed }),
    ...(evidence === undefined ? {} : { evidence }),
    ...(time === undefined ? {} : { seconds: time }),
    ...(profile === undefined ? {} : { profile }),
  };
}
