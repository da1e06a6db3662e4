import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Invalid, validateCase } from "../schema/validate.ts";
import type { Case } from "../types/index.ts";

/** A written case with the place of its file. */
export interface WrittenCase {
  /** topic/name, without the ending; unique. */
  readonly id: string;
  readonly case: Case;
}

/** Where the cases lie: beside this file, or, once compiled, in the package's spec/cases. */
const FOLDERS = ["./", "../../../spec/cases/"].map((path) => fileURLToPath(new URL(path, import.meta.url)));

/**
 * Reads and validates every written case, sorted by id.
 * @throws Invalid when a file is no case; the message names the file
 */
export function loadCases(): readonly WrittenCase[] {
  for (const folder of FOLDERS) {
    const found = filesIn(folder);
    if (found.length > 0) return found.map((id) => ({ id, case: read(folder, id) }));
  }
  throw new Error(`no cases are in ${FOLDERS.join(" or ")}`);
}

/** Ids of the case files in a folder of topics. */
function filesIn(folder: string): readonly string[] {
  const topics = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return topics
    .flatMap(({ name }) => readdirSync(join(folder, name)).map((file) => `${name}/${file}`))
    .filter((path) => path.endsWith(".json"))
    .map((path) => path.slice(0, -".json".length))
    .sort();
}

function read(folder: string, id: string): Case {
  const path = `${id}.json`;
  try {
    return validateCase(JSON.parse(readFileSync(join(folder, path), "utf8")));
  } catch (error) {
    throw new Invalid(`spec/cases/${path}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

/** Every written case, sorted by topic and name. */
export const CASES: readonly Case[] = loadCases().map((written) => written.case);
