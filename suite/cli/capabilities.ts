import { readFileSync } from "node:fs";
import type { Adapter } from "../../engine-adapter/contract.ts";
import { safeJson } from "../../reports/escape.ts";
import { validateCapabilities } from "../../spec/schema/validate.ts";
import type { Capabilities } from "../../spec/types/index.ts";
import { FEATURES } from "../feature-names.ts";
import { nearest } from "../select.ts";
import { messageOf, WrongUse } from "./failure.ts";
import { writeWhole } from "./write-whole.ts";

/** Where doctor writes what it learned if no file is named. */
export const CAPABILITIES_FILE = "riftbound-conformance.capabilities.json";

/**
 * Writes capabilities as a file, for `run --capabilities`.
 * @throws CannotWrite when the file cannot be written
 */
export function writeCapabilities(file: string, capabilities: Capabilities): void {
  writeWhole(file, `${safeJson(validateCapabilities(capabilities), 2)}\n`);
}

/**
 * The adapter with the capabilities of a file; what the adapter itself says of a feature is newer and holds.
 * @throws WrongUse when the file cannot be read, or holds what is no capability
 */
export function withCapabilities(adapter: Adapter, file: string): Adapter {
  const learned = readCapabilities(file);
  const features = { ...learned.features, ...adapter.capabilities?.features };
  return { ...adapter, capabilities: { ...learned, ...adapter.capabilities, features } };
}

function readCapabilities(file: string): Capabilities {
  let read: Capabilities;
  try {
    read = validateCapabilities(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    throw new WrongUse(`no capabilities in ${file}: ${messageOf(error)}`);
  }
  const names = Object.keys(FEATURES);
  const unknown = Object.keys(read.features ?? {}).find((name) => !names.includes(name));
  if (unknown === undefined) return read;
  throw new WrongUse(`${file}: there is no feature "${unknown}"; the nearest is "${nearest(unknown, names)}"`);
}
