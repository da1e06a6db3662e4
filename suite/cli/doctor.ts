import { writeFileSync } from "node:fs";
import { renderDoctor } from "../../reports/doctor.ts";
import { safeJson } from "../../reports/escape.ts";
import { validateCapabilities } from "../../spec/schema/validate.ts";
import type { Checkup } from "../../spec/types/index.ts";
import { loadAdapter } from "../adapters.ts";
import { type DoctorOptions, doctor } from "../doctor/doctor.ts";
import { EXIT } from "../exit-code.ts";
import { WrongUse } from "./failure.ts";
import { interruptible } from "./interruptible.ts";
import { colours, type LiveLine, print } from "./output.ts";

/** The options of `doctor` as commander gives them. */
export interface DoctorFlags extends Pick<DoctorOptions, "profile"> {
  readonly json?: true;
  /** A file; true = the usual one. */
  readonly write?: string | true;
}

/** Where `doctor --write` writes to if no file is named. */
export const CAPABILITIES_FILE = "riftbound-conformance.capabilities.json";

/**
 * Looks at an adapter before any rule is tried, and prints what it is fit for.
 * @param words other words that may have been meant by an unknown engine
 * @returns the exit code
 */
export async function examine(
  engine: string,
  { profile, json, write }: DoctorFlags,
  live: LiveLine,
  words: readonly string[],
): Promise<0 | 3> {
  const adapter = await loadAdapter(engine, words);
  const checkup = await doctor(interruptible(adapter), {
    ...(profile && { profile }),
    onProgress: (done, total) => live.show(`primitives ${done} of ${total}`),
  });
  live.clear();
  if (write !== undefined) writeCapabilities(write === true ? CAPABILITIES_FILE : write, checkup);
  await print(json ? `${safeJson(checkup, 2)}\n` : renderDoctor(checkup, colours(process.stdout)));
  return checkup.fit ? EXIT.conforms : EXIT.incomplete;
}

/**
 * Writes what was learned of the features, for `run --capabilities`.
 * @throws WrongUse when the file cannot be written
 */
function writeCapabilities(file: string, { features }: Checkup): void {
  const text = safeJson(validateCapabilities({ features }), 2);
  try {
    writeFileSync(file, `${text}\n`);
  } catch (error) {
    throw new WrongUse(`nothing can be written to ${file}: ${error instanceof Error ? error.message : error}`);
  }
}
