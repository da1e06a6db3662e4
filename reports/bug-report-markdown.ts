import type { BugReport } from "./bug-report.ts";
import { behaviour } from "./bug-report-text.ts";
import { codeBlock, markdown, safeJson } from "./escape.ts";
import { CASE, inOrder } from "./key-order.ts";

/** A case file longer than this does not fit into an issue. */
const CASE_LIMIT = 50_000;

/** A bug report for an issue tracker. */
export function renderMarkdown(bug: BugReport): string {
  const section = (title: string, lines: readonly string[]): readonly string[] =>
    lines.length === 0 ? [] : ["", `### ${title}`, "", ...lines];
  const steps = bug.steps.map(({ text, offending }, index) =>
    offending ? `${index + 1}. **${markdown(text)}** ← here` : `${index + 1}. ${markdown(text)}`,
  );
  const outcomes = table([
    ["", "Expected", "Got"],
    ...bug.outcomes.map(({ when, expected, got }) => [when, expected, got]),
  ]);
  const more = bug.moreOutcomes > 0 ? ["", `and ${bug.moreOutcomes} more`] : [];
  return [
    `## ${markdown(bug.headline)}`,
    ...section("Board", table(bug.board)),
    ...section("Play", steps),
    ...section("The board of the other game", table(bug.otherBoard)),
    ...section(
      "The play of the other game, which must end alike",
      bug.otherSteps.map((text, index) => `${index + 1}. ${markdown(text)}`),
    ),
    ...section("Expected and got", [...outcomes, ...more]),
    ...section(
      "Because",
      bug.because.map(({ rule, reason }) => `- ${markdown(rule)}: ${markdown(reason)}`),
    ),
    ...section(
      behaviour(bug),
      bug.behavesAs.map((line) => `- ${markdown(line)}`),
    ),
    ...section("Replay", [replayLine(bug), "", codeBlock(bug.replay, "sh")]),
    ...section(
      "Versions",
      bug.versions.map(([name, version]) => `- ${name}: ${markdown(version)}`),
    ),
    "",
    ...caseFile(bug),
    "",
  ].join("\n");
}

function replayLine({ caseFile, replayInFolder }: BugReport): string {
  return `With the case file below as ${markdown(caseFile)}${replayInFolder ? ", in the folder in which the suite ran" : ""}:`;
}

function table(rows: readonly (readonly string[])[]): readonly string[] {
  const [header, ...body] = rows.map((row) => `| ${row.map((cell) => markdown(cell)).join(" | ")} |`);
  return header === undefined ? [] : [header, `|${" --- |".repeat(rows[0]?.length ?? 0)}`, ...body];
}

/**
 * The case to replay, folded, without its controls, which are most of it and in the file that the suite wrote; a case
 * that no tracker would take is left to be attached.
 */
function caseFile({ case: { controls = [], ...file } }: BugReport): readonly string[] {
  const ordered = inOrder(file, CASE);
  const json = [safeJson(ordered, 2), safeJson(ordered)].find((text) => text.length <= CASE_LIMIT);
  if (json === undefined) return ["The case file is too long for this page; please attach it."];
  const summary = `Case file${controls.length > 0 ? ", without the games that were played beside the case" : ""}`;
  return ["<details>", `<summary>${summary}</summary>`, "", codeBlock(json, "json"), "", "</details>"];
}
