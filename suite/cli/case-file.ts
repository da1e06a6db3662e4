import { validateCase } from "../../spec/schema/validate.ts";
import type { Case } from "../../spec/types/index.ts";
import { readJsonFile } from "./json-file.ts";

/** Number of the case format that this release reads. */
const FORMAT = 1;

/**
 * Reads a case file.
 * @throws WrongUse with the path when it is no case
 */
export function readCase(file: string): Case {
  return readJsonFile(file, "case", FORMAT, validateCase);
}
