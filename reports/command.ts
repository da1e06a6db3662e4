import { isAbsolute } from "node:path";
import type { Report } from "../spec/types/index.ts";
import { shellWord } from "./shell-word.ts";

const NPX = "npx riftbound-conformance";

/** Stands in a command for an engine that is not known. */
const ADAPTER = "<adapter>";

/**
 * The command that plays a case file on an engine.
 * @param adapter how the engine was named on the command line; missing = not known
 */
export function replayCommand(caseFile: string, adapter: string = ADAPTER): string {
  return `${NPX} replay ${shellWord(caseFile)} ${shellWord(adapter)}`;
}

/** The command that runs a report's run again, with the suite of then: it gives the same report but for times. */
export function runCommand({ suite, seed, profile, options = {} }: Report): string {
  const { adapter = ADAPTER, only = [], evidence, seconds, cases, baseline } = options;
  const words = [
    ...[adapter, "--seed", String(seed)],
    ...(profile === "CR" ? [] : ["--profile", profile]),
    ...(evidence === undefined ? [] : ["--evidence", String(evidence)]),
    ...only.flatMap((wish) => ["--only", wish]),
    ...(seconds === undefined ? [] : ["--time", String(seconds)]),
    ...(cases === undefined ? [] : ["--cases", cases]),
    ...(baseline === undefined ? [] : ["--baseline", baseline]),
  ];
  return [`${NPX}@${shellWord(suite)} run`, ...words.map(shellWord)].join(" ");
}

/** Whether a word of such a command only leads anywhere from the folder in which the suite ran. */
export function isRelativePath(word: string): boolean {
  return word !== ADAPTER && !/^(reference$|sparring(:|$)|mutant:|broken:)/.test(word) && !isAbsolute(word);
}
