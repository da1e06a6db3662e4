import type { Report } from "../spec/types/index.ts";
import { CASE, CONTEXT, FINDING, INVARIANT } from "./example-violation.ts";

/** The run in which the example was found: a rule of each verdict, a finding with and one without a game. */
export const REPORT: Report = {
  format: 1,
  suite: CONTEXT.suite,
  verdict: "does not conform",
  release: CONTEXT.release,
  profile: CONTEXT.profile,
  seed: 7,
  engine: { name: "boardwalk", version: "0.3.1", language: "TypeScript" },
  primitives: [
    { name: "deal", state: "works" },
    { name: "banish", state: "broken", message: "expected: U1 is banished; got: U1 is in P2's trash" },
    { name: "stun", state: "not offered" },
  ],
  invariants: [
    {
      id: "target/mentioned",
      rule: "355.10",
      statement: "Whatever the text names for its controller to choose is a target.",
      verdict: "conforms",
      evidence: 100,
      wanted: 100,
      cases: [],
    },
    INVARIANT,
    {
      id: "illegal/split",
      rule: "355.14",
      statement: "Split damage is divided on resolution.",
      verdict: "unsupported",
      evidence: 0,
      wanted: 100,
      because: "the engine does not offer split",
      cases: [],
    },
    {
      id: "link/transitive",
      rule: "359.3.e.14.a",
      statement: "Links reach over links.",
      verdict: "blocked",
      evidence: 12,
      wanted: 100,
      because: "hidden by illegal/no-retarget/re-aims",
      cases: [],
    },
    {
      id: "whole/lifo",
      rule: "340.1",
      statement: "What was added last resolves first.",
      verdict: "thin",
      evidence: 40,
      wanted: 500,
      cases: [],
    },
  ],
  findings: [
    { ...FINDING, case: { ...CASE, telltales: [] } },
    { ...FINDING, kind: "stuck", message: "nobody may act" },
  ],
  readings: [
    {
      id: "target/late-choice",
      rule: "355.10.f",
      asks: "When is a late choice made?",
      state: "reads as",
      reads: ["by the instruction"],
      games: 12,
      alternatives: [
        { name: "by the instruction", says: "as it executes", profiles: [], games: 12 },
        { name: "as the item begins", says: "before all of it", profiles: [], games: 0 },
      ],
    },
  ],
  habits: ["does not show the chain"],
  extent: { generated: 900, cases: 400, games: 1600, windowMissed: 3, unsupported: 2, endedByTime: false },
  times: { started: "2026-07-24T08:00:00.000Z", seconds: 4.2 },
};

/** What an engine may say to break out of a page, to hide, or to steer whoever reads it. */
export const NASTY = `</script><img src=x onerror="alert(1)"><b>'"&\u001b[31m\u202Egnp.exe\u0000\u2028 ${"a".repeat(3000)}`;

/** The same run of an engine that says it wherever it can say anything. */
export const NASTY_REPORT: Report = {
  ...REPORT,
  engine: { name: NASTY, version: NASTY, language: NASTY, issues: `javascript:alert(1)//${NASTY}` },
  primitives: REPORT.primitives.map((primitive) => ({ ...primitive, message: NASTY })),
  invariants: REPORT.invariants.map((invariant) => ({
    ...invariant,
    because: NASTY,
    cases: invariant.cases.map((of) => ({
      ...of,
      telltales: [
        { after: "t2", path: "targets", right: "U1", wrong: NASTY },
        { after: "t3", path: "U2.place", right: "battlefield:A", wrong: NASTY },
        { after: "t3", path: "U1.might", right: 2, wrong: NASTY },
      ],
    })),
  })),
  findings: REPORT.findings.map((finding) => ({ ...finding, message: NASTY, signature: NASTY })),
  habits: [NASTY],
};
