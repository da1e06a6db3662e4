import { join } from "node:path";
import type { Case, Finding, InvariantResult, Report } from "../spec/types/index.ts";
import { type BugReport, bugReport } from "./bug-report.ts";

/** A fault that a report has a game for. */
export interface Fault {
  /** What the report says of it. */
  readonly of: InvariantResult | Finding;
  /** The games that show it and where each lies in a folder of reports; the smallest first. */
  readonly files: readonly [CaseFile, ...CaseFile[]];
  /** Where its bug report lies in such a folder. */
  readonly page: string;
  /** What is to be said about it. */
  readonly bug: BugReport;
}

/** A game and where it lies in a folder of reports. */
export interface CaseFile {
  readonly path: string;
  readonly case: Case;
}

/**
 * Every violation and every finding that has a game, in the order of the report.
 * @param folder in which the games lie, for the commands that replay them; missing = they were not written
 */
export function faultsOf(report: Report, folder?: string): readonly Fault[] {
  const { engine, suite, release, profile, options } = report;
  const fault = (
    name: string,
    of: Fault["of"],
    [first, ...more]: readonly Case[],
    what: { kind: "violation"; invariant: InvariantResult } | { kind: "finding"; finding: Finding },
  ): readonly Fault[] => {
    if (!first) return [];
    const path = join("cases", `${name}.json`);
    const rest = more.map((game, index) => ({ path: join("cases", `${name}-${index + 2}.json`), case: game }));
    const caseFile = folder === undefined ? undefined : join(folder, path);
    const context = { engine, suite, release, profile, adapterArgument: options?.adapter, case: first, caseFile };
    return [
      {
        of,
        files: [{ path, case: first }, ...rest],
        page: join("bugs", `${name}.md`),
        bug: bugReport({ ...what, ...context }),
      },
    ];
  };
  const violations = report.invariants
    .filter(({ verdict }) => verdict === "violates")
    .flatMap((invariant) =>
      fault(fileName(invariant.id), invariant, invariant.cases, { kind: "violation", invariant }),
    );
  const findings = report.findings.flatMap((finding, index) =>
    fault(`finding-${index + 1}-${fileName(finding.kind)}`, finding, finding.case ? [finding.case] : [], {
      kind: "finding",
      finding,
    }),
  );
  return [...violations, ...findings];
}

const fileName = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
