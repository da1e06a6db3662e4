import { shellWord } from "../../reports/shell-word.ts";
import { DEFAULT_SEED } from "../options.ts";
import { SUITE_VERSION } from "../version.ts";
import { NAME } from "./output.ts";
import type { RunFlags } from "./run-flags.ts";
import { evidenceOf } from "./run-flags.ts";

/** The command that repeats a run, with all that decides what comes out. */
export function commandOf(engine: string, flags: RunFlags): string {
  const { only = [], seed = DEFAULT_SEED, time, profile = "CR", cases, baseline } = flags;
  const evidence = evidenceOf(flags);
  const words = [
    ...["npx", `${NAME}@${SUITE_VERSION}`, "run", engine, "--seed", `${seed}`, "--profile", profile],
    ...(evidence === undefined ? [] : ["--evidence", `${evidence}`]),
    ...only.flatMap((wish) => ["--only", wish]),
    ...(time === undefined ? [] : ["--time", `${time}`]),
    ...(cases === undefined ? [] : ["--cases", cases]),
    ...(baseline === undefined ? [] : ["--baseline", baseline]),
  ];
  return words.map(shellWord).join(" ");
}
