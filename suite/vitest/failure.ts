import { type BugContext, bugReport, renderText } from "../../reports/bug-report.ts";
import { findingText } from "../../reports/console.ts";
import type { EngineInfo, Finding, InvariantResult } from "../../spec/types/index.ts";
import { faultsOf } from "../cli/faults.ts";
import type { PrimitiveResult } from "../primitive-check.ts";
import { RELEASE, SUITE_VERSION } from "../version.ts";
import type { Outcome } from "./index.ts";

/** Why a test fails, for people: where in the suite it was thrown tells them nothing. */
class Failure extends Error {
  constructor(name: string, message: string) {
    super(message);
    this.name = name;
    this.stack = `${name}: ${message}`;
  }
}

/** A rule that the engine gets wrong: the bug report with its smallest game. */
export function violationFailure(result: InvariantResult, outcome: Outcome): Error {
  return new Failure("Violation", reportOn(result, outcome) ?? `${result.rule} is violated (${result.id})`);
}

/** Findings of one kind, each as a bug report if it has a game. */
export function findingFailure(findings: readonly Finding[], outcome: Outcome): Error {
  const texts = findings.map((finding) => reportOn(finding, outcome) ?? `${findingText(finding)}\n`);
  return new Failure("Finding", texts.join(`\n${"─".repeat(WIDTH)}\n\n`));
}

/** A rule of which nothing can be said. */
export function incompleteFailure(text: string): Error {
  return new Failure("Incomplete", text);
}

/** A primitive that comes out wrong, with its game. */
export function primitiveFailure({ primitive, fault }: PrimitiveResult, engine: EngineInfo, path: string): Error {
  const message = `${primitive.name}: ${primitive.message ?? "comes out wrong"}`;
  const finding: Finding = { kind: fault?.kind ?? "primitive broken", signature: primitive.name, message, count: 1 };
  if (!primitive.case) return new Failure("Primitive", findingText(finding));
  const { profile } = primitive.case.scenario;
  const context: BugContext = {
    case: primitive.case,
    engine,
    suite: SUITE_VERSION,
    release: RELEASE,
    profile,
    adapterArgument: path,
  };
  return new Failure("Primitive", renderText(bugReport({ kind: "finding", finding, ...context }), false));
}

const WIDTH = 80;

/** The bug report on something that a report has a game for. */
function reportOn(subject: InvariantResult | Finding, { report, path, folder }: Outcome): string | undefined {
  const fault = faultsOf(report).find((each) => each.subject === subject);
  return fault && renderText(fault.bug(path, folder?.caseFile(fault)), false);
}
