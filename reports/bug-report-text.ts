import pc from "picocolors";
import type { BugReport, Outcome } from "./bug-report.ts";
import { columns } from "./columns.ts";
import { plain } from "./escape.ts";

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
    ...section("Replay", [...(bug.replayInFolder ? ["in the folder in which the suite ran:"] : []), plain(bug.replay)]),
    ...section("Versions", columns(bug.versions.map(([name, version]) => [name, plain(version)]))),
    "",
  ].join("\n");
}

const numbered = (text: string, index: number): string => `  ${index + 1}. ${plain(text)}`;

const table = (rows: BugReport["board"]): readonly string[] =>
  columns(
    rows.map((row) => row.map((cell) => plain(cell))),
    true,
  );

/** How the section about misreadings is headed: only a violation has one that explains it. */
export function behaviour({ behavesAs, violated }: BugReport): string {
  if (!violated) return "Comes nearest to behaving as if";
  return behavesAs.length > 1 ? "Behaves as if one of these were so" : "Behaves as if";
}

function compared({ expected, got }: Outcome, paint: ReturnType<typeof pc.createColors>): readonly string[] {
  return [`  expected  ${paint.green(plain(expected))}`, `  got       ${paint.red(plain(got))}`];
}
