import { consoleText } from "./console-text.ts";
import { outFolder } from "./folder.ts";
import { type FormatFlags, formatFiles, formatted } from "./formats.ts";
import { print } from "./output.ts";
import { readReport } from "./report-file.ts";

/** The options of `report` as commander gives them. */
export interface ReportFlags extends FormatFlags {
  readonly out?: string;
}

/**
 * Makes the reports of a run again, from the report.json that it left.
 * @throws WrongUse when the file holds no report, or when nothing can be written where it should
 */
export async function report(file: string, flags: ReportFlags): Promise<0> {
  const read = readReport(file);
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
