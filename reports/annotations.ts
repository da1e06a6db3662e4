import type { InvariantResult, Report } from "../spec/types/index.ts";
import type { BugReport } from "./bug-report.ts";
import { plain, workflowCommand } from "./escape.ts";
import { faultsOf } from "./faults.ts";
import { closingLine, findingText, invariantText, MARKS } from "./summary.ts";

/** GitHub shows that many of each sort from one step and drops the rest. */
const SHOWN = 10;

/**
 * Commands to GitHub Actions, one a line: an error for each violation and finding, a warning for each rule that lacks
 * evidence, a notice with the verdict. What is more than GitHub shows is counted in the last one of its sort.
 * @param folder in which the games of the faults lie; missing = they were not written
 */
export function renderAnnotations(report: Report, folder?: string): string {
  const bugs = new Map(faultsOf(report, folder).map(({ of, bug }) => [of, bug]));
  const violated = report.invariants.filter(({ verdict }) => verdict === "violates");
  const lacking = report.invariants.filter(({ verdict }) => MARKS[verdict] === "…");
  const errors = [
    ...violated.map((each) => ({ title: title(each), message: [plain(each.statement), ...told(bugs.get(each))] })),
    ...report.findings.map((each) => ({ title: each.kind, message: [findingText(each), ...told(bugs.get(each))] })),
  ];
  const warnings = lacking.map((each) => ({ title: title(each), message: [invariantText(each)] }));
  const lines = [
    ...shown(errors).map((each) => workflowCommand("error", each.title, each.message.join("\n"))),
    ...shown(warnings).map((each) => workflowCommand("warning", each.title, each.message.join("\n"))),
    workflowCommand("notice", "riftbound-conformance", closingLine(report)),
  ];
  return `${lines.join("\n")}\n`;
}

interface Annotation {
  readonly title: string;
  readonly message: readonly string[];
}

function shown(all: readonly Annotation[]): readonly Annotation[] {
  if (all.length <= SHOWN) return all;
  const more = all.slice(SHOWN - 1);
  return [...all.slice(0, SHOWN - 1), { title: `${more.length} more`, message: more.map((each) => each.title) }];
}

const title = ({ rule, id, verdict }: InvariantResult): string => `${plain(rule)} ${plain(id)}: ${verdict}`;

/** The first difference of a game, and how to see it. */
function told(bug: BugReport | undefined): readonly string[] {
  if (!bug) return [];
  const { outcomes, behavesAs, violated, replay } = bug;
  return [
    ...outcomes
      .slice(0, 1)
      .flatMap(({ when, expected, got }) => [`${when}: expected: ${plain(expected)}`, `got: ${plain(got)}`]),
    ...(violated ? behavesAs.slice(0, 1).map((line) => `behaves as if ${plain(line)}`) : []),
    `replay: ${plain(replay)}`,
  ];
}
