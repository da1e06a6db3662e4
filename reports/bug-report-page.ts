import type { BugReport } from "./bug-report.ts";
import { behaviour, FREE } from "./bug-report-words.ts";
import { codeBlock, markdown, safeJson } from "./escape.ts";
import { CASE, inOrder } from "./key-order.ts";
import { table } from "./table.ts";

/** The sections of a bug report in Markdown, but for the case file. */
export function bugSections(bug: BugReport): readonly string[] {
  const steps = bug.steps.map(({ text, offending }, index) =>
    offending ? `${index + 1}. **${markdown(text)}** ← here` : `${index + 1}. ${markdown(text)}`,
  );
  return [
    `## ${markdown(bug.headline)}`,
    ...section("Board", escapedTable(bug.board)),
    ...section("Play", steps),
    ...section("The board of the other game", escapedTable(bug.otherBoard)),
    ...section(
      "The play of the other game, which must end alike",
      bug.otherSteps.map((text, index) => `${index + 1}. ${markdown(text)}`),
    ),
    ...outcomes(bug),
    ...section(
      "Because",
      bug.because.map(({ rule, reason }) => `- ${markdown(rule)}: ${markdown(reason)}`),
    ),
    ...section(behaviour(bug), bulleted(bug.behavesAs)),
    ...section(FREE, bulleted(bug.free)),
    ...replayAndVersions(bug),
  ];
}

/** The least that a bug report says: what is wrong, and how to see it. */
export function bugSummary(bug: BugReport): readonly string[] {
  return [`## ${markdown(bug.headline)}`, ...outcomes(bug), ...replayAndVersions(bug)];
}

/** The case to replay, without its controls, which are most of it. */
export function caseOnly({ case: { controls: _, ...file } }: BugReport, indent?: number): string {
  return safeJson(inOrder(file, CASE), indent);
}

/** The text of a case file, folded. */
export function foldedCase({ case: { controls = [] } }: BugReport, json: string): readonly string[] {
  const summary = `Case file${controls.length > 0 ? ", without the games that were played beside the case" : ""}`;
  return ["<details>", `<summary>${summary}</summary>`, "", codeBlock(json, "json"), "", "</details>"];
}

function outcomes(bug: BugReport): readonly string[] {
  const rows = escapedTable([
    ["", "Expected", "Got"],
    ...bug.outcomes.map(({ when, expected, got }) => [when, expected, got]),
  ]);
  return section("Expected and got", [...rows, ...(bug.moreOutcomes > 0 ? ["", `and ${bug.moreOutcomes} more`] : [])]);
}

function replayAndVersions(bug: BugReport): readonly string[] {
  const { caseFile, replayInFolder } = bug;
  const how = `With the case file of this report as ${markdown(caseFile)}${replayInFolder ? ", in the folder in which the suite ran" : ""}:`;
  return [
    ...section("Replay", [how, "", codeBlock(bug.replay, "sh")]),
    ...section(
      "Versions",
      bug.versions.map(([name, version]) => `- ${name}: ${markdown(version)}`),
    ),
  ];
}

function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ["", `### ${title}`, "", ...lines];
}

const bulleted = (lines: readonly string[]): readonly string[] => lines.map((line) => `- ${markdown(line)}`);

const escapedTable = (rows: readonly (readonly string[])[]): readonly string[] =>
  table(rows.map((row) => row.map((cell) => markdown(cell))));
