import type { Report } from "../spec/types/index.ts";
import { CASE, FINDING, INVARIANT } from "./example-violation.ts";

/** A run in which something of everything came out. */
export const REPORT: Report = {
  format: 1,
  suite: "1.0.0",
  verdict: "does not conform",
  release: "2026-07-24",
  profile: "CR",
  seed: 7,
  engine: { name: "boardwalk", version: "0.3.1", language: "TypeScript" },
  options: { adapter: "./adapter.ts" },
  primitives: [
    { name: "draw", state: "works" },
    { name: "banish", state: "not offered" },
  ],
  invariants: [
    {
      id: "target/cost",
      rule: "355.10.c",
      statement: "What stands only in a cost is no target.",
      verdict: "thin",
      evidence: 12,
      wanted: 100,
      cases: [],
    },
    INVARIANT,
    {
      id: "illegal/split",
      rule: "355.14",
      statement: "Damage is split on resolution.",
      verdict: "unsupported",
      evidence: 0,
      wanted: 100,
      because: "split is not offered",
      cases: [],
    },
    {
      id: "info/null",
      rule: "359.3.e.12",
      statement: "What is not known is null.",
      verdict: "conforms",
      evidence: 100,
      wanted: 100,
      because: "without info/null/zero: filter:might is not offered",
      cases: [],
    },
    {
      id: "whole/lifo",
      rule: "340.1",
      statement: "The newest item resolves first.",
      verdict: "conforms",
      evidence: 500,
      wanted: 500,
      cases: [],
    },
  ],
  findings: [
    { ...FINDING, case: CASE },
    { kind: "state leaked", signature: "state leaked", message: "U1 has 2 damage at the start", count: 1 },
  ],
  readings: [
    {
      id: "link/negated",
      rule: "359.3.e.14.a",
      asks: "What becomes of the instructions that are linked to a negated one?",
      state: "reads as",
      reads: ["ignored"],
      games: 20,
      alternatives: [
        { name: "ignored", says: "they are ignored too", profiles: ["CR"], games: 20 },
        { name: "negated", says: "they run", profiles: ["FAQ+"], games: 0 },
      ],
    },
  ],
  habits: [],
  extent: { generated: 900, cases: 700, games: 2900, windowMissed: 0, unsupported: 3, endedByTime: false },
  times: { started: "2026-07-24T12:00:00.000Z", seconds: 4.2 },
};

/** The same engine once all that it offers is right. */
export const PARTIAL: Report = {
  ...REPORT,
  verdict: "partial",
  invariants: REPORT.invariants.filter(({ verdict }) => verdict === "conforms" || verdict === "unsupported"),
  findings: [],
};

/** The same engine once everything is right. */
export const GOOD: Report = {
  ...REPORT,
  verdict: "conforms",
  primitives: REPORT.primitives.filter(({ state }) => state === "works"),
  invariants: REPORT.invariants.filter(({ verdict, because }) => verdict === "conforms" && because === undefined),
  findings: [],
};
