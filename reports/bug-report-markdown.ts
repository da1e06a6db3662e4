import type { BugReport } from "./bug-report.ts";
import { bugSections, caseOnly, foldedCase } from "./bug-report-page.ts";
import { issueLink } from "./issue-link.ts";

/** A case file longer than this does not fit into an issue. */
const CASE_LIMIT = 50_000;

/**
 * A bug report for an issue tracker, with a link that opens an issue there where the engine names its tracker. A case
 * that no tracker would take is left to be attached.
 */
export function renderMarkdown(bug: BugReport): string {
  const json = [caseOnly(bug, 2), caseOnly(bug)].find((text) => text.length <= CASE_LIMIT);
  const link = issueLink(bug);
  return [
    ...bugSections(bug),
    "",
    ...(json === undefined ? ["The case file is too long for this page; please attach it."] : foldedCase(bug, json)),
    ...(link === undefined ? [] : ["", `[Open an issue with this report](${link})`]),
    "",
  ].join("\n");
}
