import { renderText } from "../../reports/bug-report.ts";
import { renderTable } from "../../reports/console.ts";
import { faultsOf } from "../../reports/faults.ts";
import type { Report } from "../../spec/types/index.ts";
import { colours, width } from "./output.ts";

/**
 * A report as it is printed: the table, then each fault as a bug report, rules between them.
 * @param folder in which the games of the faults lie; missing = they were not written
 */
export function consoleText(report: Report, folder?: string): string {
  const colour = colours(process.stdout);
  const bugs = faultsOf(report, folder).map(({ bug }) => renderText(bug, colour));
  return [renderTable(report, colour), ...bugs].join(`\n${"─".repeat(width())}\n\n`);
}
