import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { validateCase } from "../../spec/schema/validate.ts";
import type { Case } from "../../spec/types/index.ts";
import { WrongUse } from "./failure.ts";

/** Number of the case format that this release reads. */
const FORMAT = 1;

/**
 * Reads a case file.
 * @throws WrongUse with the path when it is no case
 */
export function readCase(file: string): Case {
  const path = resolve(file);
  const value = parsed(textOf(path), path);
  if (typeof value === "object" && value !== null && "format" in value && value.format !== FORMAT) {
    throw new WrongUse(
      `${path}: a case of format ${JSON.stringify(value.format)}; this release reads format ${FORMAT}`,
    );
  }
  try {
    return validateCase(value);
  } catch (error) {
    throw new WrongUse(`${path}: ${messageOf(error)}`, { cause: error });
  }
}

function textOf(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    const missing = error instanceof Error && "code" in error && error.code === "ENOENT";
    throw new WrongUse(missing ? `no such file: ${path}` : `${path} cannot be read: ${messageOf(error)}`);
  }
}

function parsed(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new WrongUse(`${path}: broken JSON: ${messageOf(error)}`, { cause: error });
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
