import { type BugReport, bugReport } from "../../reports/bug-report.ts";
import type { Case, Finding, InvariantResult, Report } from "../../spec/types/index.ts";

/** A fault that a report has a game for. */
export interface Fault {
  /** Names its files; unique in the report and the same in each run that finds the same. */
  readonly name: string;
  /** The entry of the report. */
  readonly subject: InvariantResult | Finding;
  /** The smallest game first; never empty. */
  readonly cases: readonly [Case, ...Case[]];
  /** What is to be said about it, once it is known where its case lies. */
  readonly bug: (adapterArgument: string, caseFile?: string) => BugReport;
}

/** Every violation and every finding that has a game, in the order of the report. */
export function faultsOf(report: Report): readonly Fault[] {
  const { engine, suite, release, profile } = report;
  const context = { engine, suite, release, profile };
  const violations = report.invariants.flatMap((invariant): Fault[] => {
    const [first, ...more] = invariant.verdict === "violates" ? invariant.cases : [];
    if (!first) return [];
    return [
      {
        name: fileName(invariant.id),
        subject: invariant,
        cases: [first, ...more],
        bug: (adapterArgument, caseFile) =>
          bugReport({ kind: "violation", invariant, case: first, adapterArgument, caseFile, ...context }),
      },
    ];
  });
  const findings = report.findings.flatMap((finding, index): Fault[] => {
    const { case: game } = finding;
    if (!game) return [];
    return [
      {
        name: `finding-${index + 1}-${fileName(finding.kind)}`,
        subject: finding,
        cases: [game],
        bug: (adapterArgument, caseFile) =>
          bugReport({ kind: "finding", finding, case: game, adapterArgument, caseFile, ...context }),
      },
    ];
  });
  return [...violations, ...findings];
}

const fileName = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
