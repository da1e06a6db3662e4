import type { BugReport } from "./bug-report.ts";
import { bugSections, bugSummary, caseOnly, foldedCase } from "./bug-report-page.ts";
import { plain } from "./escape.ts";

/** Longest address that trackers take. */
const LONGEST = 8000;
/** Characters of a title. */
const TITLE = 200;

/** How a tracker is told the title and the text of a new issue. */
interface Form {
  readonly path: string;
  readonly title: string;
  readonly text: string;
}

/**
 * The address that opens a new issue on the engine's tracker, filled in with as much of a bug report as fits.
 * @param limit characters that it may take
 * @returns undefined when the engine names no tracker that can be told, or when not even the least fits
 */
export function issueLink(bug: BugReport, limit: number = LONGEST): string | undefined {
  const address = bug.issues !== undefined && URL.canParse(bug.issues) ? new URL(bug.issues) : undefined;
  const form = address?.protocol === "https:" ? formOf(address.pathname) : undefined;
  if (!address || !form) return undefined;
  const attach = ["", "The case file is to be attached."];
  const texts = [
    () => [...bugSections(bug), "", ...foldedCase(bug, caseOnly(bug))],
    () => [...bugSections(bug), ...attach],
    () => [...bugSummary(bug), ...attach],
  ];
  for (const text of texts) {
    const filled = new URL(form.path, `https://${address.host}`);
    filled.searchParams.set(form.title, plain(bug.headline, TITLE));
    filled.searchParams.set(form.text, text().join("\n"));
    if (filled.href.length <= limit) return filled.href;
  }
  return undefined;
}

/** GitLab says so in its paths; the others do as GitHub does. */
function formOf(path: string): Form | undefined {
  const [, project, dash] = /^(\/[\w./-]+?)(\/-)?\/issues(?:\/new)?\/?$/.exec(path) ?? [];
  if (project === undefined || project.includes("//")) return undefined;
  if (dash !== undefined) {
    return { path: `${project}/-/issues/new`, title: "issue[title]", text: "issue[description]" };
  }
  return /^\/[^/]+\/[^/]+$/.test(project) ? { path: `${project}/issues/new`, title: "title", text: "body" } : undefined;
}
