import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Command } from "commander";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renderBadge } from "../../reports/badge.ts";
import { PARTIAL, REPORT } from "../../reports/example-runs.ts";
import { renderJson } from "../../reports/json.ts";
import { renderJunit } from "../../reports/junit.ts";
import { exitCode } from "../exit-code.ts";
import { formatFiles, formatted, withFormats } from "./formats.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "riftbound-formats-"));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

const read = (name: string): string => readFileSync(join(folder, name), "utf8");

it("writes each file that is asked for, in folders that need not be there", () => {
  const write = formatFiles({ junit: join(folder, "a/b/junit.xml"), badge: join(folder, "badge.json") });
  write(REPORT, "found");
  expect(read("a/b/junit.xml")).toBe(renderJunit(REPORT, "found"));
  expect(read("badge.json")).toBe(renderBadge(REPORT));
});

it("takes an old file away before the run, so that nobody takes it for new", () => {
  writeFileSync(join(folder, "junit.xml"), "old");
  formatFiles({ junit: join(folder, "junit.xml") });
  expect(existsSync(join(folder, "junit.xml"))).toBe(false);
});

it("adds to the summary of a step, which others write to as well", () => {
  const file = join(folder, "summary.md");
  writeFileSync(file, "of others\n");
  vi.stubEnv("GITHUB_STEP_SUMMARY", file);
  formatFiles({ markdown: file })(PARTIAL);
  expect(read("summary.md")).toMatch(/^of others\n## – boardwalk 0\.3\.1: partial\n/);
});

it("refuses a file that cannot be written, before the run", () => {
  expect(() => formatFiles({ statement: folder })).toThrow(/^nothing can be written to .*: it is a folder/);
  expect(() => formatFiles({ statement: " " })).toThrowErrorMatchingInlineSnapshot(
    `[WrongUse: --statement needs the name of a file, but got an empty one]`,
  );
});

it("prints the usual text, annotations after it, or JSON in place of it", () => {
  expect(formatted({}, PARTIAL, "usual\n")).toBe("usual\n");
  expect(formatted({ annotations: true }, PARTIAL, "usual\n")).toMatch(/^usual\n\n::notice title=/);
  expect(formatted({ json: true }, PARTIAL, "usual\n")).toBe(renderJson(PARTIAL));
});

it("does not mix JSON with anything", () => {
  const command = withFormats(new Command("report").exitOverride().configureOutput({ writeErr: () => {} }));
  expect(() => command.parse(["--json", "--annotations"], { from: "user" })).toThrow(
    "option '--annotations' cannot be used with option '--json'",
  );
});

it.each([
  ["faults", REPORT],
  ["something not offered", PARTIAL],
  [
    "too little evidence",
    { ...REPORT, findings: [], invariants: REPORT.invariants.filter(({ verdict }) => verdict !== "violates") },
  ],
  ["nothing told", { ...PARTIAL, invariants: PARTIAL.invariants.filter(({ verdict }) => verdict === "unsupported") }],
])("a run with %s fails in JUnit if and only if the command does", (_, report) => {
  expect(renderJunit(report).includes("<failure")).toBe(exitCode(report) !== 0);
});
