import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Finding, InvariantResult, Report } from "../../spec/types/index.ts";
import { goodReport } from "../good-report.ts";
import { type BaselineFile, readBaseline } from "./baseline-file.ts";
import { updatedBaseline } from "./baseline-text.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "riftbound-baseline-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const good = await goodReport();

/** A run in which all goes well, but for what is said here. */
function run(changes: Readonly<Record<string, Partial<InvariantResult>>>, findings: readonly Finding[] = []): Report {
  const invariants = good.invariants.map((each) => ({ ...each, ...changes[each.id] }));
  return { ...good, invariants, findings: [...findings] };
}

function file(text: string): BaselineFile {
  const path = join(folder, "b.yaml");
  writeFileSync(path, text);
  return readBaseline(path);
}

const child = {
  verdict: "violates",
  misreading: "link/ignored-parent/child-runs",
  explains: "a linked instruction is carried out all the same",
} as const;
const crash: Finding = { kind: "crash", signature: "crash: \u001b[2J gone: x", message: "\u001b[2J gone: x", count: 1 };
const none = (): undefined => undefined;

it("holds what a run finds, to be given reasons, and steers no terminal", () => {
  const report = run(
    {
      "link/ignored-parent": child,
      "link/transitive": { verdict: "blocked", because: "hidden by link/ignored-parent" },
    },
    [crash],
  );
  const { text, added } = updatedBaseline(report, undefined, ({ name }) =>
    name === child.misreading ? "cases/a.json" : undefined,
  );
  expect(added).toEqual(["link/ignored-parent/child-runs", crash.signature, "link/transitive"]);
  expect(text).toMatchInlineSnapshot(`
    "# What is known to be wrong with this engine, and what cannot be judged of it. A run with
    # --baseline passes with this, and fails on anything new and on anything here that is gone.
    # Say why each entry is left as it is (reason) and where it is tracked (issue); "baseline write"
    # keeps both, and comments.

    format: 1
    engine: reference
    release: 2026-07-24
    profile: CR
    command: npx riftbound-conformance@0.1.0 run reference --seed 20260724
    violations:
      - misreading: link/ignored-parent/child-runs
        says: a linked instruction is carried out all the same
        case: cases/a.json
        reason: ""
        issue: ""
    findings:
      - finding: "crash: \\e[2J gone: x"
        says: "\\\\u001b[2J gone: x"
        reason: ""
        issue: ""
    gaps:
      - invariant: link/transitive
        says: "blocked: hidden by link/ignored-parent"
        reason: ""
        issue: ""
    "
  `);
  expect(file(text).baseline.findings?.[0]).toMatchObject({ finding: crash.signature });
});

it("keeps comments, reasons and issues, takes out what is gone and puts what is new at the end", () => {
  const before = file(`# ours
format: 1
engine: reference
release: 2026-07-24
profile: CR
violations:
  # agreed in May
  - misreading: link/ignored-parent/child-runs # sigh
    reason: waits for the new chain
    issue: "#12"
  - misreading: illegal/stays/followed-by-card
    reason: mended meanwhile
  # nobody knows
  - misreading: info/null/zero
    issue:
`);
  const report = run(
    { "link/ignored-parent": child, "info/null": { verdict: "unsupported", because: "needs verb:might" } },
    [{ kind: "stuck", signature: "stuck: on split", message: "on split", count: 1 }],
  );
  const { text, removed, unjudged } = updatedBaseline(report, before, none);
  expect(removed).toEqual(["illegal/stays/followed-by-card"]);
  expect(unjudged).toEqual(["info/null/zero"]);
  expect(text).toMatchInlineSnapshot(`
    "# ours
    format: 1
    engine: reference
    release: 2026-07-24
    profile: CR
    violations:
      # agreed in May
      - misreading: link/ignored-parent/child-runs # sigh
        reason: waits for the new chain
        issue: "#12"
      # nobody knows
      - misreading: info/null/zero
        issue:
    command: npx riftbound-conformance@0.1.0 run reference --seed 20260724
    findings:
      - finding: "stuck: on split"
        says: on split
        reason: ""
        issue: ""
    "
  `);
});

it("comes out the same when it is written once more", () => {
  const report = run({ "link/ignored-parent": child, "link/transitive": { verdict: "thin" } }, [crash]);
  const { text } = updatedBaseline(report, undefined, none);
  expect(updatedBaseline(report, file(text), none)).toEqual({ text, added: [], removed: [], unjudged: [] });
});

describe("a run that is not one to go by is refused", () => {
  const bad: Finding = { kind: "bad observation", signature: "bad observation: x", message: "at /places", count: 1 };
  it.each([
    ["filtered", { ...good, invariants: good.invariants.slice(0, 2) }],
    ["ended by time", { ...good, extent: { ...good.extent, endedByTime: true } }],
    ["interrupted", { ...good, extent: { ...good.extent, interrupted: true } }],
    ["of another suite", { ...good, suite: "0.0.9" }],
    ["of an adapter that is at fault", run({}, [bad])],
    ["without anything judged", run(Object.fromEntries(good.invariants.map(({ id }) => [id, { verdict: "blocked" }])))],
  ])("%s", (name, report) => {
    let said = "";
    try {
      updatedBaseline(report, undefined, none);
    } catch (error) {
      said = error instanceof Error ? error.message : "";
    }
    expect(said).toBe(REFUSED[name]);
  });
});

const REFUSED: Readonly<Record<string, string>> = {
  filtered: `a baseline needs a whole run, but the run looked at 2 of ${good.invariants.length} invariants (--only); run again without that`,
  "ended by time": "a baseline needs a whole run, but the run was ended by --time; run again without that",
  interrupted: "a baseline needs a whole run, but the run was interrupted; run again without that",
  "of another suite": `the report is of suite 0.0.9, but this is ${good.suite}; run again`,
  "of an adapter that is at fault":
    "the adapter is at fault (bad observation: at /places), which no baseline excuses; mend it first",
  "without anything judged":
    "nothing could be judged in the run, so that a baseline of it would pass anything; mend the broken primitives first",
};
