import { validateReport } from "../../spec/schema/validate.ts";
import type { Report } from "../../spec/types/index.ts";
import { readJsonFile } from "./json-file.ts";

/** Number of the report format that this release reads. */
const FORMAT = 1;

/**
 * Reads the report.json that a run left.
 * @throws WrongUse with the path when the file holds something else
 */
export const readReport = (file: string): Report => readJsonFile(file, "report", FORMAT, validateReport);
