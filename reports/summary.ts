import { NO_RULE } from "../spec/invariants/invariant.ts";
import type { EngineInfo, Finding, InvariantResult, Report } from "../spec/types/index.ts";
import { plain } from "./escape.ts";

/** How each verdict is marked: good, wrong, not enough to tell, not there. */
export const MARKS = {
  conforms: "✓",
  violates: "✗",
  blocked: "…",
  thin: "…",
  "not exercised": "…",
  unsupported: "–",
} as const satisfies Record<InvariantResult["verdict"], string>;

/** A count with separators, the same in every locale. */
export function number(n: number): string {
  return n.toLocaleString("en-US");
}

/** What every report of a run begins with. */
export function headerLine(run: {
  readonly suite: string;
  readonly release: string;
  readonly profile: string;
  readonly seed: number;
  readonly engine: EngineInfo;
}): string {
  const rules = `Core Rules ${plain(run.release, NAME)}${run.profile === "CR" ? "" : ` (${plain(run.profile, NAME)})`}`;
  const engine = `engine ${plain(run.engine.name, NAME)} ${plain(run.engine.version, NAME)}`;
  return [`riftbound-conformance ${plain(run.suite, NAME)}`, rules, engine, `seed ${run.seed}`].join(" · ");
}

/** Characters of a name that fit on a shared line. */
const NAME = 60;

/** The whole run in one line: verdict, what is wrong, evidence, extent, time. */
export function closingLine({ verdict, invariants, findings, extent, times }: Report): string {
  const full = invariants.filter((invariant) => invariant.verdict === "conforms").length;
  const violated = invariants.filter((invariant) => invariant.verdict === "violates").length;
  const counted = (n: number, one: string, many: string): readonly string[] =>
    n === 0 ? [] : [`${number(n)} ${n === 1 ? one : many}`];
  const voided = [
    ...counted(extent.windowMissed, "window missed", "windows missed"),
    ...counted(extent.unsupported, "unsupported", "unsupported"),
  ];
  return [
    verdict,
    ...counted(violated, "invariant violated", "invariants violated"),
    ...counted(findings.length, "finding", "findings"),
    `${full} of ${invariants.length} invariants ${violated === 0 ? "at full evidence" : "conform"}`,
    `${number(extent.cases)} ${extent.cases === 1 ? "case" : "cases"}${voided.length > 0 ? ` (${voided.join(", ")})` : ""}`,
    `${times.seconds.toFixed(1)} s`,
    ...(extent.interrupted ? ["partial: the run was interrupted"] : []),
    ...(extent.endedByTime ? ["ended by --time, its extent is not reproducible"] : []),
  ].join(" · ");
}

/** An invariant with verdict, evidence and reason, on one line. */
export function invariantText({
  rule,
  id,
  verdict,
  evidence,
  wanted,
  because,
  explains,
  misreading,
}: InvariantResult): string {
  const behaves = explains ?? misreading;
  const reason = because ?? (verdict === "violates" && behaves !== undefined ? `behaves as if ${behaves}` : undefined);
  const cases = (n: number): string => (n === 1 ? "case" : "cases");
  const told = `${number(evidence)}${wanted === undefined ? "" : ` of ${number(wanted)}`} telling ${cases(wanted ?? evidence)}`;
  const weight = verdict === "violates" ? `shown by ${number(evidence)} ${cases(evidence)}` : told;
  const name = rule === NO_RULE ? plain(id) : `${plain(rule)} ${plain(id)}`;
  return [name, verdict, weight, ...(reason === undefined ? [] : [plain(reason)])].join(" · ");
}

/** A finding on one line. */
export function findingText({ kind, count, message }: Finding): string {
  return `${kind}, ${number(count)} ${count === 1 ? "case" : "cases"}: ${plain(message)}`;
}
