import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { CASES } from "../../spec/cases/index.ts";
import { validateCase, validateReport } from "../../spec/schema/validate.ts";
import type { Case, InvariantResult, Report } from "../../spec/types/index.ts";
import { outFolder } from "./folder.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "riftbound-out-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

function reportOf(cases: readonly Case[]): Report {
  const invariant: InvariantResult = {
    id: "link/ignored-parent",
    rule: "359.3.e.14.a",
    statement: "An ignored parent implies an ignored child.",
    verdict: "violates",
    evidence: 100,
    misreading: "link/ignored-parent/child-runs",
    cases: [...cases],
  };
  const [first] = cases;
  return {
    format: 1,
    suite: "1.0.0",
    verdict: "does not conform",
    release: "2026-07-24",
    profile: "CR",
    seed: 1,
    engine: { name: "mine", version: "1" },
    options: { adapter: "./mine.ts" },
    primitives: [],
    invariants: [invariant, { ...invariant, id: "whole/lifo", verdict: "conforms", cases: [] }],
    findings: [
      { kind: "crash", signature: "crash", message: "gone", count: 1 },
      { kind: "card lost or duplicated", signature: "lost", message: "U1", count: 2, ...(first && { case: first }) },
    ],
    habits: [],
    extent: { generated: 1, cases: 1, games: 1, windowMissed: 0, unsupported: 0, endedByTime: false },
    times: { started: "2026-07-24T00:00:00.000Z", seconds: 1 },
  };
}

const filesIn = (): readonly string[] => readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();

it("takes the report, each fault that has a game, and the games", () => {
  const [one, two] = CASES;
  if (!one || !two) throw new Error("there are no cases");
  const { write } = outFolder(folder);
  const report = reportOf([one, two]);
  write(report);
  expect(filesIn()).toEqual([
    ".lock",
    "bugs",
    "bugs/finding-2-card-lost-or-duplicated.md",
    "bugs/link-ignored-parent.md",
    "cases",
    "cases/finding-2-card-lost-or-duplicated.json",
    "cases/link-ignored-parent-2.json",
    "cases/link-ignored-parent.json",
    "report.json",
  ]);
  const read = (name: string): string => readFileSync(join(folder, name), "utf8");
  expect(validateReport(JSON.parse(read("report.json")))).toEqual(report);
  expect(validateCase(JSON.parse(read("cases/link-ignored-parent-2.json")))).toEqual(two);
  expect(read("bugs/link-ignored-parent.md")).toContain(
    `replay ${join(folder, "cases", "link-ignored-parent.json")} ./mine.ts`,
  );
});

it("loses what an earlier run left, and nothing else", () => {
  const before = outFolder(folder);
  before.write(reportOf(CASES.slice(0, 1)));
  before.free();
  writeFileSync(join(folder, "bugs", "notes.md"), "mine");
  writeFileSync(join(folder, ".report.json.17.tmp"), "{");
  outFolder(folder).free();
  expect(filesIn()).toEqual(["bugs", "bugs/notes.md", "cases"]);
});

it("is refused before the run when nothing can be written there", () => {
  const file = join(folder, "file");
  writeFileSync(file, "");
  expect(() => outFolder(file)).toThrow(/^nothing can be written to .*file: /);
});

it("refuses a folder without a name", () => {
  expect(() => outFolder("")).toThrowErrorMatchingInlineSnapshot(
    `[WrongUse: --out needs the name of a folder, but got an empty one]`,
  );
});
