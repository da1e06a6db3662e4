import { validateReport } from "../../spec/schema/validate.ts";
import { consoleText } from "./console-text.ts";
import { outFolder } from "./folder.ts";
import { type FormatFlags, formatFiles, formatted } from "./formats.ts";
import { readJsonFile } from "./json-file.ts";
import { print } from "./output.ts";

/** Number of the report format that this release reads. */
const FORMAT = 1;

/** The options of `report` as commander gives them. */
export interface ReportFlags extends FormatFlags {
  readonly out?: string;
}

/**
 * Makes the reports of a run again, from the report.json that it left.
 * @throws WrongUse when the file holds no report, or when nothing can be written where it should
 */
export async function report(file: string, flags: ReportFlags): Promise<0> {
  const read = readJsonFile(file, "report", FORMAT, validateReport);
  const folder = flags.out === undefined ? undefined : outFolder(flags.out);
  try {
    const writeFiles = formatFiles(flags);
    folder?.write(read);
    writeFiles(read, flags.out);
  } finally {
    folder?.free();
  }
  await print(formatted(flags, read, consoleText(read, flags.out), flags.out));
  return 0;
}
