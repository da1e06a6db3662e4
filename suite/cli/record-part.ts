import type { Part } from "../../spec/types/index.ts";
import { playPart } from "../part.ts";
import { selectInvariants } from "../select.ts";
import type { Terminal } from "./check.ts";
import { WrongUse } from "./failure.ts";
import { interruptible } from "./interruptible.ts";
import { closeAll, loadAdapters } from "./jobs.ts";
import { print } from "./output.ts";
import { progressOn } from "./progress.ts";
import { optionsOf, type RunFlags } from "./run-flags.ts";
import { writeWhole } from "./write-whole.ts";

/**
 * Plays a part of a run and writes down what came of it.
 * @throws CannotWrite
 */
export async function recordPart(
  engine: string,
  flags: RunFlags & { readonly record?: string },
  { live, interruption, words }: Terminal,
  part: Part,
): Promise<0 | 3> {
  const { record: file = `recording-${part.number}-of-${part.of}.json` } = flags;
  if (flags.time !== undefined)
    throw new WrongUse("--time and --shard do not go together: a part that is cut short is no part");
  selectInvariants(flags.only ?? [], flags.profile);
  const [adapter, ...others] = await loadAdapters(engine, flags, words);
  const signal = interruption.heed();
  const options = { ...optionsOf(engine, flags), others, signal, onEvent: progressOn(live) };
  const recording = await playPart(interruptible(adapter), options, part).finally(() => closeAll([adapter, ...others]));
  live.clear();
  // Half a part would pass for a whole one.
  if (signal.aborted) return 3;
  writeWhole(file, `${JSON.stringify(recording)}\n`);
  const cases = Object.keys(recording.cases).length.toLocaleString("en-US");
  await print(`part ${part.number} of ${part.of}: ${cases} cases in ${file}; judge all parts with merge\n`);
  return 0;
}
