import type { Finding, InvariantResult, Report } from "../spec/types/index.ts";
import { SHOULD } from "./bug-report.ts";
import { renderText } from "./bug-report-text.ts";
import { plain, xml } from "./escape.ts";
import { faultsOf } from "./faults.ts";
import { findingText, invariantText } from "./summary.ts";

/** What a test comes to: nothing said is passed. */
interface TestCase {
  readonly family: string;
  /** The same in every run, whatever came of it: a CI keeps a history by it. */
  readonly name: string;
  readonly failure?: { readonly type: string; readonly message: string; readonly text: string };
  readonly skipped?: string;
  readonly output?: string;
}

/**
 * A report as JUnit XML. A test for each invariant, for each sort of finding, and for whether anything was told at all.
 * A test fails wherever the command ends with a code other than 0, so what lacks evidence fails too; what the engine
 * does not offer is skipped.
 * @param folder in which the games of the faults lie; missing = they were not written
 */
export function renderJunit(report: Report, folder?: string): string {
  const bugs = new Map(faultsOf(report, folder).map(({ of, bug }) => [of, renderText(bug, false)]));
  const tests = [
    ...report.invariants.map((invariant) => invariantTest(invariant, bugs.get(invariant))),
    ...KINDS.map((kind) => findingTest(kind, report.findings, bugs)),
    evidenceTest(report),
  ];
  const counts = attributes({
    tests: tests.length,
    failures: tests.filter(({ failure }) => failure).length,
    errors: 0,
    skipped: tests.filter(({ skipped }) => skipped !== undefined).length,
    time: report.times.seconds,
  });
  const name = attributes({ name: "riftbound-conformance" });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites${name}${counts}>`,
    `  <testsuite${name}${counts}${attributes({ timestamp: plain(report.times.started) })}>`,
    "    <properties>",
    ...properties(report).map(([key, value]) => `      <property${attributes({ name: key, value: plain(value) })}/>`),
    "    </properties>",
    ...tests.map(testElement),
    "  </testsuite>",
    "</testsuites>",
    "",
  ].join("\n");
}

/** Every sort of finding; one that comes up for the first time is no new test. */
const KINDS = Object.keys(SHOULD);

function invariantTest(invariant: InvariantResult, bug: string | undefined): TestCase {
  const { id, verdict, statement, because } = invariant;
  const test = { family: id.split("/")[0] ?? id, name: plain(id) };
  switch (verdict) {
    case "conforms":
      return because === undefined ? test : { ...test, output: plain(because) };
    case "unsupported":
      return { ...test, skipped: plain(because ?? verdict) };
    case "violates":
    case "blocked":
    case "thin":
    case "not exercised": {
      const message = invariantText(invariant);
      return { ...test, failure: { type: verdict, message, text: bug ?? `${plain(statement)}\n${message}\n` } };
    }
  }
}

function findingTest(kind: string, findings: readonly Finding[], bugs: ReadonlyMap<unknown, string>): TestCase {
  const test = { family: "findings", name: kind };
  const own = findings.filter((finding) => finding.kind === kind);
  if (own.length === 0) return test;
  const lines = own.map(findingText);
  const text = own.map((finding, index) => bugs.get(finding) ?? `${lines[index]}\n`).join("\n");
  return { ...test, failure: { type: kind, message: lines.join("; "), text } };
}

/** A run in which no rule was told right or wrong has shown nothing, though nothing in it fails. */
function evidenceTest({ invariants }: Report): TestCase {
  const test = { family: "run", name: "some rule has its evidence" };
  if (invariants.some(({ verdict }) => verdict === "conforms" || verdict === "violates")) return test;
  const message = "no rule was told right or wrong";
  return { ...test, failure: { type: "incomplete", message, text: `${message}\n` } };
}

function properties({ engine, suite, release, profile, seed, verdict }: Report): readonly [string, string][] {
  return [
    ["engine", `${engine.name} ${engine.version}`],
    ["suite", suite],
    ["release", release],
    ["profile", profile],
    ["seed", String(seed)],
    ["verdict", verdict],
  ];
}

function testElement({ family, name, failure, skipped, output }: TestCase): string {
  const inside = [
    ...(failure
      ? [`<failure${attributes({ type: failure.type, message: failure.message })}>${xml(failure.text)}</failure>`]
      : []),
    ...(skipped === undefined ? [] : [`<skipped${attributes({ message: skipped })}/>`]),
    ...(output === undefined ? [] : [`<system-out>${xml(output)}</system-out>`]),
  ].map((element) => `      ${element}\n`);
  const tag = `    <testcase${attributes({ classname: `riftbound.${plain(family)}`, name })}`;
  return inside.length === 0 ? `${tag}/>` : `${tag}>\n${inside.join("")}    </testcase>`;
}

function attributes(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${xml(String(value))}"`)
    .join("");
}
