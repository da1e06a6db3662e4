import type { InvariantResult, Report } from "../spec/types/index.ts";
import { renderMarkdown } from "./bug-report-markdown.ts";
import { runCommand } from "./command.ts";
import { codeBlock, html, markdown } from "./escape.ts";
import { type Fault, faultsOf } from "./faults.ts";
import { closingLine, findingText, headerLine, invariantText, MARKS, number } from "./summary.ts";
import { table } from "./table.ts";

/** Faults whose bug reports are shown: a page of GitHub Actions takes a megabyte, and a reader less. */
const SHOWN = 10;

/**
 * A run as a short page in Markdown, as for the summary of a step of GitHub Actions: the verdicts counted, each fault
 * with its bug report folded, what lacks evidence, and how to run it again.
 * @param folder in which the games of the faults lie; missing = they were not written
 */
export function renderStepSummary(report: Report, folder?: string): string {
  const { engine, verdict, invariants, findings } = report;
  const faults = faultsOf(report, folder);
  const pages = new Map(faults.slice(0, SHOWN).map(({ of, bug }) => [of, renderMarkdown(bug)]));
  const violated = invariants.filter((invariant) => invariant.verdict === "violates");
  const lacking = invariants.filter((invariant) => MARKS[invariant.verdict] === "…");
  return [
    `## ${mark(verdict)} ${markdown(engine.name, NAME)} ${markdown(engine.version, NAME)}: ${verdict}`,
    "",
    markdown(headerLine(report)),
    "",
    ...counts(invariants),
    ...section(
      "Rules violated",
      violated.map((each) => folded(invariantText(each), pages.get(each))),
    ),
    ...section(
      "Findings",
      findings.map((each) => folded(findingText(each), pages.get(each))),
    ),
    ...unshown(faults),
    ...section("Too little evidence", lacking.length === 0 ? [] : [listed(lacking.map(invariantText))]),
    ...section("Run it again", [codeBlock(runCommand(report), "sh")]),
    "",
    markdown(closingLine(report)),
    "",
  ].join("\n");
}

/** Characters of a name in a heading. */
const NAME = 60;

function mark(verdict: Report["verdict"]): string {
  if (verdict === "does not conform") return MARKS.violates;
  return verdict === "incomplete" ? MARKS.thin : verdict === "partial" ? MARKS.unsupported : MARKS.conforms;
}

function counts(invariants: readonly InvariantResult[]): readonly string[] {
  const verdicts = ["conforms", "violates", "blocked", "thin", "not exercised", "unsupported"] as const;
  const rows = verdicts.flatMap((verdict) => {
    const count = invariants.filter((invariant) => invariant.verdict === verdict).length;
    return count === 0 ? [] : [[`${MARKS[verdict]} ${verdict}`, number(count)]];
  });
  return table([["Verdict", "Rules"], ...rows]);
}

/** A line under which a bug report is folded, if there is one. */
function folded(line: string, page: string | undefined): string {
  if (page === undefined) return listed([line]);
  return ["<details>", `<summary>${html(line)}</summary>`, "", page, "</details>"].join("\n");
}

const listed = (lines: readonly string[]): string => lines.map((line) => `- ${markdown(line)}`).join("\n");

function unshown(faults: readonly Fault[]): readonly string[] {
  const more = faults.length - SHOWN;
  return more <= 0 ? [] : ["", `The bug reports of ${number(more)} more are in the report itself (\`--out\`).`];
}

/** Blocks under a heading, an empty line before each. */
function section(title: string, blocks: readonly string[]): readonly string[] {
  return blocks.length === 0 ? [] : [`### ${title}`, ...blocks].flatMap((block) => ["", block]);
}
