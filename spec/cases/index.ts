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

/** Where the cases lie: beside this file or, once it is compiled into dist, in the package's own spec/cases. */
function home(): string {
  const beside = fileURLToPath(new URL(".", import.meta.url));
  return idsIn(beside).length > 0 ? beside : fileURLToPath(new URL("../../../spec/cases/", import.meta.url));
}

/**
 * Reads and validates the written cases, sorted by id.
 * @param folder has a folder for each topic; missing = the suite's own cases
 * @throws Invalid when a file is no case; the message names the file
 */
export function loadCases(folder = home()): readonly WrittenCase[] {
  return idsIn(folder).map((id) => ({ id, case: read(folder, id) }));
}

function idsIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((topic) => topic.isDirectory())
    .flatMap((topic) => readdirSync(join(folder, topic.name)).map((file) => `${topic.name}/${file}`))
    .filter((path) => path.endsWith(".json"))
    .map((path) => path.slice(0, -".json".length))
    .sort();
}

function read(folder: string, id: string): Case {
  try {
    return validateCase(JSON.parse(readFileSync(join(folder, `${id}.json`), "utf8")));
  } catch (error) {
    throw new Invalid(`${id}.json: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}

/** Every written case with its id, sorted by it. */
export const WRITTEN: readonly WrittenCase[] = loadCases();

/** Every written case, sorted by topic and name. */
export const CASES: readonly Case[] = WRITTEN.map((written) => written.case);

/** The written cases that are decided by any of these rules. */
export function casesOf(rules: readonly string[]): readonly WrittenCase[] {
  return WRITTEN.filter(({ case: { rules: deciding } }) => rules.some((rule) => deciding.includes(rule)));
}
