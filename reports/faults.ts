import { join } from "node:path";
import type { Case, Finding, InvariantResult, Report } from "../spec/types/index.ts";
import { type BugReport, bugReport } from "./bug-report.ts";

/** A fault that a report has a game for. */
export interface Fault {
  /** Of the invariant; of a finding its place in the report: "finding-1". */
  readonly id: string;
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
  const violations = report.invariants.flatMap((invariant) =>
    invariant.verdict === "violates"
      ? faultOf(invariant.id, fileName(invariant.id), { kind: "violation", invariant }, report, folder)
      : [],
  );
  const findings = report.findings.flatMap((finding, index) => {
    const id = `finding-${index + 1}`;
    return faultOf(id, `${id}-${fileName(finding.kind)}`, { kind: "finding", finding }, report, folder);
  });
  return [...violations, ...findings];
}

type What =
  | { readonly kind: "violation"; readonly invariant: InvariantResult }
  | { readonly kind: "finding"; readonly finding: Finding };

/** The fault, or none where the report has no game for it. */
function faultOf(id: string, name: string, what: What, report: Report, folder: string | undefined): readonly Fault[] {
  const { engine, suite, release, profile, options } = report;
  const [of, games] =
    what.kind === "violation"
      ? [what.invariant, what.invariant.cases]
      : [what.finding, what.finding.case ? [what.finding.case] : []];
  const [first, ...more] = games;
  if (!first) return [];
  const path = join("cases", `${name}.json`);
  const rest = more.map((game, index) => ({ path: join("cases", `${name}-${index + 2}.json`), case: game }));
  const caseFile = folder === undefined ? undefined : join(folder, path);
  const context = { engine, suite, release, profile, adapterArgument: options?.adapter, case: first, caseFile };
  const bug = bugReport({ ...what, ...context });
  return [{ id, of, files: [{ path, case: first }, ...rest], page: join("bugs", `${name}.md`), bug }];
}

const fileName = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
