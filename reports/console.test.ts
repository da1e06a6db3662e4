import { expect, test } from "vitest";
import type { ReadingResult, Report } from "../spec/types/index.ts";
import { progressLine, renderTable } from "./console.ts";

const GOOD: Report = {
  format: 1,
  suite: "1.0.0",
  verdict: "conforms",
  release: "2026-07-24",
  profile: "CR",
  seed: 20260724,
  engine: { name: "reference", version: "1.0.0" },
  primitives: [
    { name: "draw", state: "works" },
    { name: "kill", state: "works" },
  ],
  invariants: [
    {
      id: "target/mentioned",
      rule: "355.10",
      statement: "A.",
      verdict: "conforms",
      evidence: 100,
      wanted: 100,
      cases: [],
    },
    {
      id: "illegal/stays",
      rule: "359.3.e.4",
      statement: "B.",
      verdict: "conforms",
      evidence: 100,
      wanted: 100,
      cases: [],
    },
    {
      id: "illegal/played",
      rule: "359.3.e.10",
      statement: "C.",
      verdict: "conforms",
      evidence: 100,
      wanted: 100,
      cases: [],
    },
    {
      id: "info/null",
      rule: "359.3.e.12",
      statement: "D.",
      verdict: "conforms",
      evidence: 100,
      wanted: 100,
      cases: [],
    },
    {
      id: "link/ignored-parent",
      rule: "359.3.e.14.a",
      statement: "E.",
      verdict: "conforms",
      evidence: 100,
      wanted: 100,
      cases: [],
    },
    { id: "whole/lifo", rule: "340.1", statement: "F.", verdict: "conforms", evidence: 500, wanted: 500, cases: [] },
  ],
  findings: [],
  habits: [],
  extent: { generated: 2000, cases: 1412, games: 4000, windowMissed: 0, unsupported: 0, endedByTime: false },
  times: { started: "2026-07-24T00:00:00Z", seconds: 4.123 },
};

function reading(
  state: ReadingResult["state"],
  reads: string[],
  [ignored, negated]: [ignored: number, negated: number],
): ReadingResult {
  return {
    id: "link/negated",
    rule: "359.3.e.14.a",
    asks: "Which?",
    state,
    reads,
    games: 20,
    alternatives: [
      { name: "ignored", says: "it is ignored", profiles: ["CR"], games: ignored },
      { name: "negated", says: "it is negated", profiles: ["FAQ+"], games: negated },
    ],
  };
}

const BAD: Report = {
  ...GOOD,
  verdict: "does not conform",
  profile: "FAQ+",
  primitives: [
    { name: "draw", state: "works" },
    { name: "kill", state: "broken", message: "U1 is in P2's trash was expected, U2 came" },
    { name: "banish", state: "not offered" },
    { name: "stun", state: "not offered" },
  ],
  invariants: [
    {
      id: "target/mentioned",
      rule: "355.10",
      statement: "A.",
      verdict: "unsupported",
      evidence: 0,
      wanted: 100,
      because: "play:hidden",
      cases: [],
    },
    {
      id: "illegal/stays",
      rule: "359.3.e.4",
      statement: "B.",
      verdict: "violates",
      evidence: 100,
      wanted: 100,
      misreading: "followed-by-card",
      explains: "a target is followed by its card",
      cases: [],
    },
    { id: "illegal/played", rule: "359.3.e.10", statement: "C.", verdict: "thin", evidence: 1, cases: [] },
    {
      id: "odd/new",
      rule: "1",
      statement: "D.",
      verdict: "blocked",
      evidence: 40,
      wanted: 100,
      because: "kill is broken",
      cases: [],
    },
  ],
  findings: [
    { kind: "crash", signature: "x", message: "Error: no such unit", count: 1 },
    { kind: "unexplained divergence", signature: "y", message: "U1.place", count: 1200 },
  ],
  readings: [
    reading("reads as", ["ignored"], [20, 0]),
    reading("mixed", [], [12, 8]),
    reading("neither", [], [0, 0]),
    { ...reading("not shown", [], [0, 0]), games: 0, because: "needs quality:cantBeKilled" },
  ],
  habits: ["shows no chain"],
  extent: { ...GOOD.extent, windowMissed: 3, unsupported: 1, endedByTime: true },
};

test("a run in which all is well", () => {
  expect(renderTable(GOOD, false)).toMatchInlineSnapshot(`
    "riftbound-conformance 1.0.0 · Core Rules 2026-07-24 · engine reference 1.0.0 · seed 20260724
    Primitives                           ✓ 2 work
    Targeting                355.10      ✓ 1 rule
    Illegal targets          359.3.e     ✓ 2 rules
    Impossible, null         359.3.e     ✓ 1 rule
    Linked                   359.3.e.14  ✓ 1 rule
    The game holds together              ✓ 1 rule
    conforms · 6 of 6 invariants at full evidence · 1,412 cases · 4.1 s
    "
  `);
});

test("a run with violations, findings and gaps", () => {
  expect(renderTable(BAD, false)).toMatchInlineSnapshot(`
    "riftbound-conformance 1.0.0 · Core Rules 2026-07-24 (FAQ+) · engine reference 1.0.0 · seed 20260724
    Primitives                ✗ 1 work · 1 broken · 2 not offered
      ✗ kill is broken: U1 is in P2's trash was expected, U2 came
      – not offered: banish, stun
    Targeting        355.10   – 0 of 1 rule
      – 355.10 target/mentioned · unsupported · 0 of 100 telling cases · play:hidden
    Illegal targets  359.3.e  ✗ 0 of 2 rules
      ✗ 359.3.e.4 illegal/stays · violates · shown by 100 cases · behaves as if a target is followed by its card
      … 359.3.e.10 illegal/played · thin · 1 telling case
    Others                    … 0 of 1 rule
      … 1 odd/new · blocked · 40 of 100 telling cases · kill is broken
    Findings
      ✗ crash, 1 case: Error: no such unit
      ✗ unexplained divergence, 1,200 cases: U1.place
    Readings, no faults
      · 359.3.e.14.a link/negated: ignored rather than negated (Core Rules)
      · 359.3.e.14.a link/negated: mixed, ignored in 12, negated in 8 of 20 games
      · 359.3.e.14.a link/negated: neither ignored nor negated, in 20 games
      · 359.3.e.14.a link/negated: not shown: needs quality:cantBeKilled
    Habits, no faults
      · shows no chain
    does not conform · 1 invariant violated · 2 findings · 0 of 4 invariants conform · 1,412 cases (3 windows missed, 1 unsupported) · 4.1 s · ended by --time, its extent is not reproducible
    "
  `);
});

test("colours only when wanted, and never the words", () => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are such characters
  const colour = /\u001b\[\d+m/g;
  expect(renderTable(BAD, false)).not.toMatch(colour);
  expect(renderTable(BAD, true)).toMatch(colour);
  expect(renderTable(BAD, true).replace(colour, "")).toBe(renderTable(BAD, false));
});

test("whatever an engine says is harmless", () => {
  const nasty = `<script>\u001b[31m\n|\`\u009b2J${"x".repeat(10_000)}`;
  const [invariant] = BAD.invariants;
  const report: Report = {
    ...BAD,
    engine: { name: nasty, version: nasty },
    primitives: [{ name: "kill", state: "broken", message: nasty }],
    invariants: invariant ? [{ ...invariant, because: nasty }] : [],
    findings: [{ kind: "crash", signature: nasty, message: nasty, count: 2 }],
    readings: [{ ...reading("not shown", [], [0, 0]), because: nasty }],
    habits: [nasty],
  };
  const text = renderTable(report, false);
  expect(text).not.toMatch(/[^\P{C}\n]/u);
  expect(text.split("\n")).toHaveLength(13);
  expect(Math.max(...text.split("\n").map((line) => line.length))).toBeLessThan(700);
  expect(progressLine({ kind: "started", ...report })).not.toMatch(/\p{C}/u);
});

test("progress, line by line", () => {
  const [, violated] = BAD.invariants;
  const [crash] = BAD.findings;
  const lines = [
    progressLine({ kind: "progress", phase: "playing", done: 120, total: 1412 }),
    progressLine({ kind: "progress", phase: "generating", done: 0, total: 0 }),
    ...(violated ? [progressLine({ kind: "invariant", result: violated })] : []),
    ...(crash ? [progressLine({ kind: "finding", finding: crash })] : []),
    progressLine({ kind: "finished", report: GOOD }),
  ];
  expect(lines.join("\n")).toMatchInlineSnapshot(`
    "playing 120 of 1,412 (8 %)
    generating 0 of 0
    ✗ 359.3.e.4 illegal/stays · violates · shown by 100 cases · behaves as if a target is followed by its card
    ✗ crash, 1 case: Error: no such unit
    conforms · 6 of 6 invariants at full evidence · 1,412 cases · 4.1 s"
  `);
});
