import { describe, expect, it } from "vitest";
import { INVARIANTS } from "../spec/invariants/index.ts";
import type { Baseline, Finding, InvariantResult, Report, StoredCaseResult } from "../spec/types/index.ts";
import { exitCode } from "./exit-code.ts";
import { gate } from "./gate.ts";

const MISREADING = "link/ignored-parent/child-runs";
const OTHER = "illegal/stays/followed-by-card";

type Changes = Readonly<Record<string, Partial<InvariantResult>>>;

/** A run of all invariants: they conform, but for what is said here. */
function run(changes: Changes, rest: Partial<Report> = {}): Report {
  return {
    format: 1,
    suite: "1.0.0",
    verdict: "conforms",
    release: "2026-07-24",
    profile: "CR",
    seed: 1,
    engine: { name: "mine", version: "1" },
    primitives: [
      { name: "kill", state: "works" },
      { name: "banish", state: "not offered" },
    ],
    invariants: INVARIANTS.filter(({ profile = "CR" }) => profile === "CR").map(({ id, rule, statement }) => ({
      ...{ id, rule, statement, verdict: "conforms" as const, evidence: 100, cases: [] },
      ...changes[id],
    })),
    findings: [],
    habits: [],
    extent: { generated: 1, cases: 1, games: 1, windowMissed: 0, unsupported: 0, endedByTime: false },
    times: { started: "2026-07-24T00:00:00.000Z", seconds: 1 },
    ...rest,
  };
}

const baseline = (parts: Pick<Baseline, "violations" | "findings" | "gaps">): Baseline => ({
  ...{ format: 1, engine: "mine", release: "2026-07-24", profile: "CR" },
  ...parts,
});

const violated = { "link/ignored-parent": { verdict: "violates", misreading: MISREADING } } as const;
const crash: Finding = { kind: "crash", signature: "crash: gone", message: "gone", count: 1 };
const stored = (state: StoredCaseResult["state"]): StoredCaseResult[] => [
  { file: "cases/crash.json", name: "crash: gone", state, ...(state !== "passes" && { message: "why" }) },
];
const knownMisreading = baseline({ violations: [{ misreading: MISREADING, reason: "waits for the new chain" }] });
const knownCrash = baseline({ findings: [{ finding: "crash: gone", case: "cases/crash.json" }] });
const knownGap = baseline({ gaps: [{ invariant: "illegal/stays" }] });
const nothing = baseline({});

/** A row of the truth table: what the run shows, what the baseline says, what comes of it, and the exit code. */
type Row = readonly [name: string, report: Report, known: Baseline, outcome: string, code: 0 | 1 | 3];

const whole = run({});
const rules: readonly Row[] = [
  ["known, and still there", run(violated), knownMisreading, "known", 0],
  ["new", run(violated), nothing, "fresh", 1],
  ["gone", whole, knownMisreading, "stale", 1],
  ["nothing on either side", whole, nothing, "", 0],
  [
    "known as a tie of what is named",
    run({ "illegal/stays": { verdict: "violates", misreading: OTHER, also: [MISREADING] } }),
    knownMisreading,
    "known",
    0,
  ],
  [
    "known under a name that no game tells apart",
    run({
      "link/ignored-parent": { verdict: "violates", misreading: "link/ignored-parent/child-runs-when-player-is-known" },
    }),
    baseline({ violations: [{ misreading: "illegal/related/lookup-runs" }] }),
    "known",
    0,
  ],
  [
    "another misreading of the same rule instead",
    run({
      "link/ignored-parent": { verdict: "violates", misreading: "link/ignored-parent/child-runs-when-player-is-known" },
    }),
    knownMisreading,
    "fresh stale",
    1,
  ],
  [
    "another misreading of the same rule as well",
    run({ "link/ignored-parent": { ...violated["link/ignored-parent"], more: ["link/ignored-parent/else"] } }),
    knownMisreading,
    "known fresh",
    1,
  ],
  [
    "its invariant is unsupported",
    run({ "link/ignored-parent": { verdict: "unsupported", because: "needs verb:kill" } }),
    knownMisreading,
    "unjudged",
    3,
  ],
  [
    "no case tells of it any more",
    run({ "link/ignored-parent": { unreached: [MISREADING] } }),
    knownMisreading,
    "unjudged",
    3,
  ],
  [
    "its invariant was not asked for",
    { ...whole, invariants: whole.invariants.slice(0, 3) },
    knownMisreading,
    "unjudged",
    3,
  ],
];
const findings: readonly Row[] = [
  ["known, and still there", run({}, { findings: [crash] }), knownCrash, "known", 0],
  ["new", run({}, { findings: [crash] }), nothing, "fresh", 1],
  ["gone, as its case passes", run({}, { stored: stored("passes") }), knownCrash, "stale", 1],
  ["its case is not told", run({}, { stored: stored("not told") }), knownCrash, "unjudged", 3],
  [
    "only its case shows it",
    run(
      {},
      {
        stored: stored("fails"),
        findings: [{ kind: "stored case fails", signature: "stored case cases/crash.json", message: "x", count: 1 }],
      },
    ),
    knownCrash,
    "known",
    0,
  ],
  ["gone, without a case", whole, baseline({ findings: [{ finding: "crash: gone" }] }), "stale", 1],
  ["a primitive that works again", whole, baseline({ findings: [{ finding: "primitive kill" }] }), "stale", 1],
  [
    "a primitive that is offered no more",
    whole,
    baseline({ findings: [{ finding: "primitive banish" }] }),
    "unjudged",
    3,
  ],
  [
    "the run ended by time",
    run({}, { extent: { ...whole.extent, endedByTime: true } }),
    baseline({ findings: [{ finding: "crash: gone" }] }),
    "unjudged",
    3,
  ],
  [
    "the run was interrupted",
    run({}, { extent: { ...whole.extent, interrupted: true } }),
    baseline({ findings: [{ finding: "crash: gone" }] }),
    "unjudged",
    3,
  ],
  [
    "an error of the adapter, even if an entry names it",
    run({}, { findings: [{ kind: "bad observation", signature: "crash: gone", message: "x", count: 1 }] }),
    baseline({ findings: [{ finding: "crash: gone" }] }),
    "fresh stale",
    1,
  ],
];
const gaps: readonly Row[] = [
  [
    "known, and still there",
    run({ "illegal/stays": { verdict: "blocked", because: "primitive kill" } }),
    knownGap,
    "known",
    0,
  ],
  ["new", run({ "illegal/stays": { verdict: "thin" } }), nothing, "unjudged", 3],
  ["closed", whole, knownGap, "closed", 0],
  [
    "closed, and a fault behind it",
    run({ "illegal/stays": { verdict: "violates", misreading: OTHER } }),
    knownGap,
    "fresh closed",
    1,
  ],
  [
    "offered no more",
    run({ "illegal/stays": { verdict: "unsupported", because: "needs verb:kill" } }),
    knownGap,
    "unjudged",
    3,
  ],
];

const outcome = (report: Report, known: Baseline): string =>
  Object.entries(gate(report, known))
    .flatMap(([name, lines]) => (lines.length > 0 ? [name] : []))
    .join(" ");

describe.each([
  ["a misreading", rules],
  ["a finding", findings],
  ["a gap", gaps],
] as const)("%s", (_, rows) => {
  it.each(rows)("%s", (_name, report, known, expected, code) => {
    expect(outcome(report, known)).toBe(expected);
    expect(exitCode({ ...report, baseline: { file: "b.yaml", ...gate(report, known) } })).toBe(code);
  });
});

it("says of each line what it is, why it is known and why it could not be judged", () => {
  const unsupported = run({ "link/ignored-parent": { verdict: "unsupported", because: "needs verb:kill" } });
  expect(gate(unsupported, knownMisreading)).toEqual({
    known: [],
    fresh: [],
    stale: [],
    unjudged: [{ name: MISREADING, reason: "waits for the new chain", because: "unsupported: needs verb:kill" }],
    closed: [],
  });
});

it("does not pass a run that shows nothing, though every gap is known", () => {
  const ids = whole.invariants.map(({ id }) => id);
  const report = run(Object.fromEntries(ids.map((id) => [id, { verdict: "blocked" }])));
  const result = gate(report, baseline({ gaps: ids.map((invariant) => ({ invariant })) }));
  expect(result.known).toHaveLength(ids.length);
  expect(exitCode({ ...report, baseline: { file: "b.yaml", ...result } })).toBe(3);
});
