import pc from "picocolors";
import type { BugReport, Outcome } from "./bug-report.ts";
import { behaviour, FREE } from "./bug-report-words.ts";
import { columns } from "./columns.ts";
import { plain } from "./escape.ts";
import { issueLink } from "./issue-link.ts";

/** A longer address fills a screen. */
const LINK = 2000;

/** A bug report for a terminal. */
export function renderText(bug: BugReport, colours: boolean): string {
  const paint = pc.createColors(colours);
  const section = (title: string, lines: readonly string[]): readonly string[] =>
    lines.length === 0 ? [] : ["", paint.bold(title), ...lines.map((line) => `  ${line}`)];
  const steps = bug.steps.map(({ text, offending }, index) => {
    const line = `${offending ? "✗" : " "} ${index + 1}. ${plain(text)}`;
    return offending ? paint.red(line) : line;
  });
  const outcomes = bug.outcomes.flatMap((outcome, index) => [
    ...(outcome.when === bug.outcomes[index - 1]?.when ? [] : [`${outcome.when}:`]),
    ...compared(outcome, paint),
  ]);
  const link = issueLink(bug, LINK);
  const more = bug.moreOutcomes > 0 ? [`and ${bug.moreOutcomes} more`] : [];
  return [
    paint.bold(plain(bug.headline)),
    ...section("Board", table(bug.board)),
    ...section("Play", steps),
    ...section("The board of the other game", table(bug.otherBoard)),
    ...section("The play of the other game, which must end alike", bug.otherSteps.map(numbered)),
    ...section("Expected and got", [...outcomes, ...more]),
    ...section("Because", columns(bug.because.map(({ rule, reason }) => [plain(rule), plain(reason)]))),
    ...section(
      behaviour(bug),
      bug.behavesAs.map((line) => plain(line)),
    ),
    ...section(
      FREE,
      bug.free.map((line) => plain(line)),
    ),
    ...section("Replay", [...where(bug), plain(bug.replay)]),
    ...section("Versions", columns(bug.versions.map(([name, version]) => [name, plain(version)]))),
    ...section("Report it", link === undefined ? [] : [link]),
    "",
  ].join("\n");
}

/** Where the command is to be typed, and where its case file comes from. */
function where({ caseFile, caseWritten, replayInFolder }: BugReport): readonly string[] {
  return [
    ...(caseWritten ? [] : [`with the case as ${plain(caseFile)}; run with --out <folder> to have it written:`]),
    ...(replayInFolder ? ["in the folder in which the suite ran:"] : []),
  ];
}

const numbered = (text: string, index: number): string => `  ${index + 1}. ${plain(text)}`;

const table = (rows: BugReport["board"]): readonly string[] =>
  columns(
    rows.map((row) => row.map((cell) => plain(cell))),
    true,
  );

function compared({ expected, got }: Outcome, paint: ReturnType<typeof pc.createColors>): readonly string[] {
  return [`  expected  ${paint.green(plain(expected))}`, `  got       ${paint.red(plain(got))}`];
}
