import { bugReport, renderText } from "../../reports/bug-report.ts";
import { plain } from "../../reports/escape.ts";
import { faultsOf } from "../../reports/faults.ts";
import { findingText, invariantText } from "../../reports/summary.ts";
import type { EngineInfo, Finding, InvariantResult, Report } from "../../spec/types/index.ts";
import type { PrimitiveResult } from "../primitive-check.ts";
import { RELEASE, SUITE_VERSION } from "../version.ts";

/** What a test comes to: undefined = it passes. */
export type Judgement = { readonly skip: string } | { readonly fail: Failure } | undefined;

/** A run that is over, and where it was written to. */
export interface Outcome {
  readonly report: Report;
  /** The folder; missing = none. */
  readonly folder?: string | undefined;
}

/** Why a test fails, for people: where in the suite it was thrown tells them nothing. */
class Failure extends Error {
  constructor(name: string, message: string) {
    super(message);
    this.name = name;
    this.stack = `${name}: ${message}`;
  }
}

/**
 * What the test of an invariant comes to, with the meaning of the exit codes: a violation fails, what the engine does
 * not offer is skipped.
 * @param incomplete what becomes of an invariant that lacks evidence
 */
export function judgeRule(result: InvariantResult, outcome: Outcome, incomplete: "fail" | "skip"): Judgement {
  const text = invariantText(result);
  switch (result.verdict) {
    case "conforms":
      return undefined;
    case "violates":
      return { fail: new Failure("Violation", reportOn(result, outcome) ?? text) };
    case "unsupported":
      return { skip: text };
    case "blocked":
    case "thin":
    case "not exercised":
      return incomplete === "skip" ? { skip: text } : { fail: new Failure("Incomplete", text) };
  }
}

/** What the test of a kind of finding comes to; each finding that has a game comes with its bug report. */
export function judgeFindings(kind: string, outcome: Outcome): Judgement {
  const found = outcome.report.findings.filter((finding) => finding.kind === kind);
  if (found.length === 0) return undefined;
  const texts = found.map((finding) => reportOn(finding, outcome) ?? `${findingText(finding)}\n`);
  return { fail: new Failure("Finding", texts.join(`\n${"─".repeat(WIDTH)}\n\n`)) };
}

/** What the test of a primitive comes to. */
export function judgePrimitive(result: PrimitiveResult, engine: EngineInfo, path: string): Judgement {
  const { primitive, fault, missing } = result;
  if (primitive.state === "works") return undefined;
  if (primitive.state === "not offered") {
    const why = missing.length > 0 ? names(missing) : plain(primitive.message ?? "");
    return { skip: why === "" ? "not offered" : `not offered: ${why}` };
  }
  const message = `${primitive.name}: ${primitive.message ?? "comes out wrong"}`;
  const finding: Finding = { kind: fault?.kind ?? "primitive broken", signature: primitive.name, message, count: 1 };
  const { case: shown } = primitive;
  if (!shown) return { fail: new Failure("Primitive", findingText(finding)) };
  const { profile } = shown.scenario;
  const run = { engine, suite: SUITE_VERSION, release: RELEASE, profile, adapterArgument: path };
  return {
    fail: new Failure("Primitive", renderText(bugReport({ kind: "finding", finding, case: shown, ...run }), false)),
  };
}

const names = (features: readonly string[]): string => features.map((feature) => plain(feature)).join(", ");

/** Characters of a line between two reports. */
const WIDTH = 80;

/** The bug report on something that a report has a game for. */
function reportOn(subject: InvariantResult | Finding, { report, folder }: Outcome): string | undefined {
  const fault = faultsOf(report, folder).find(({ of }) => of === subject);
  return fault && renderText(fault.bug, false);
}
