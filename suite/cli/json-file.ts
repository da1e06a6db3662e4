import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { messageOf, WrongUse } from "./failure.ts";

/**
 * Reads a file of the suite's own.
 * @param what the file should hold, for messages: "case", "report"
 * @param format number of the format that this release reads
 * @throws WrongUse with the path when it holds something else
 */
export function readJsonFile<T>(file: string, what: string, format: number, validate: (value: unknown) => T): T {
  const path = resolve(file);
  const value = parsed(textOf(path), path);
  if (typeof value === "object" && value !== null && "format" in value && value.format !== format) {
    const found = JSON.stringify(value.format);
    throw new WrongUse(`${path}: a ${what} of format ${found}; this release reads format ${format}`);
  }
  try {
    return validate(value);
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
