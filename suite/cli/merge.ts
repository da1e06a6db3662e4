import { validateRecording } from "../../spec/schema/validate.ts";
import { demandWhole, Unlike } from "../part.ts";
import type { Terminal } from "./check.ts";
import { WrongUse } from "./failure.ts";
import { readJsonFile } from "./json-file.ts";
import { type RunAndShowFlags, run } from "./run.ts";

/** Number of the recording format that this release reads. */
const FORMAT = 1;

/**
 * Judges all the parts of a run together, and plays what none of them has.
 * @param files one for each part
 * @throws WrongUse when they are not all the parts of one run on that engine
 */
export async function merge(
  engine: string,
  files: readonly string[],
  flags: RunAndShowFlags,
  terminal: Terminal,
): Promise<0 | 1 | 3> {
  const recordings = files.map((file) => readJsonFile(file, "recording", FORMAT, validateRecording));
  try {
    demandWhole(recordings);
  } catch (error) {
    throw error instanceof Unlike ? new WrongUse(error.message) : error;
  }
  const [first] = recordings;
  if (!first) throw new WrongUse("there is no part");
  const { seed, profile, evidence, only } = first;
  const whole = { seed, profile, ...(evidence !== undefined && { evidence }), ...(only.length > 0 && { only }) };
  return run(engine, { ...flags, ...whole }, terminal, recordings);
}
