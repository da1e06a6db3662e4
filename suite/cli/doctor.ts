import { renderDoctor } from "../../reports/doctor.ts";
import { safeJson } from "../../reports/escape.ts";
import type { Checkup } from "../../spec/types/index.ts";
import { loadAdapter } from "../adapters.ts";
import { type DoctorOptions, doctor } from "../doctor/doctor.ts";
import { EXIT } from "../exit-code.ts";
import { CAPABILITIES_FILE, writeCapabilities } from "./capabilities.ts";
import { interruptible } from "./interruptible.ts";
import { colours, type LiveLine, print } from "./output.ts";

/** The options of `doctor` as commander gives them. */
export interface DoctorFlags extends Pick<DoctorOptions, "profile"> {
  readonly json?: true;
  /** A file; true = the usual one. */
  readonly write?: string | true;
}

/**
 * Looks at an adapter before any rule is tried.
 * @param words other words that may have been meant by an unknown engine
 */
export async function lookAt(
  engine: string,
  profile: DoctorFlags["profile"],
  live: LiveLine,
  words: readonly string[],
): Promise<Checkup> {
  const adapter = await loadAdapter(engine, words);
  try {
    return await doctor(interruptible(adapter), {
      ...(profile && { profile }),
      onProgress: (done, total) => live.show(`primitives ${done} of ${total}`),
    });
  } finally {
    live.clear();
    await adapter.close?.();
  }
}

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
  const checkup = await lookAt(engine, profile, live, words);
  if (write !== undefined) {
    writeCapabilities(write === true ? CAPABILITIES_FILE : write, { features: checkup.features });
  }
  await print(json ? `${safeJson(checkup, 2)}\n` : renderDoctor(checkup, colours(process.stdout)));
  return checkup.fit ? EXIT.conforms : EXIT.incomplete;
}
