import { expect, test } from "vitest";
import { PAGES } from "../spec/releases/2026-07-24/index.ts";
import { renderAnnotations } from "./annotations.ts";
import { renderBadge } from "./badge.ts";
import { renderText } from "./bug-report.ts";
import { renderTable } from "./console.ts";
import { HOSTILE } from "./example-hostile.ts";
import { faultsOf } from "./faults.ts";
import { renderJson } from "./json.ts";
import { renderJunit } from "./junit.ts";
import { renderEvent } from "./ndjson.ts";
import { renderStatement } from "./statement.ts";
import { renderStepSummary } from "./step-summary.ts";

/** What an engine says is harmless in each form of its report. */
const FORMS = {
  console: renderTable(HOSTILE, false),
  "bug reports": faultsOf(HOSTILE)
    .map(({ bug }) => renderText(bug, false))
    .join("\n"),
  JSON: renderJson(HOSTILE),
  NDJSON: renderEvent({ kind: "finished", report: HOSTILE }),
  JUnit: renderJunit(HOSTILE),
  "step summary": renderStepSummary(HOSTILE),
  statement: renderStatement(HOSTILE, PAGES),
  badge: renderBadge(HOSTILE),
  annotations: renderAnnotations(HOSTILE),
};

test.each(Object.entries(FORMS))("%s: nothing steers a terminal", (_, text) => {
  expect(text.match(/[^\P{C}\n\u2060]/gu)).toBeNull();
});

test.each(Object.entries(FORMS))("%s: no CI takes it for a command", (name, text) => {
  expect(text).not.toMatch(/##\w*\[/);
  const commands = text.split("\n").filter((line) => /^\s*::/.test(line));
  const own = /^::(error|warning|notice) title=[^:,\n]*::/;
  expect(commands.every((line) => name === "annotations" && own.test(line))).toBe(true);
});

test.each(["step summary", "statement"] as const)("%s: no markup, mention or link", (name) => {
  const outside = FORMS[name].replace(/^(`{3,})\w*\n[\s\S]*?\n\1$/gm, "");
  const own = /<\/?(?:details|summary)>/g;
  expect(outside.replace(own, "")).not.toMatch(/<|@\w|:\/\/|(?<!\\)\]\(/);
  const opened = outside.match(/<details>/g) ?? [];
  expect(outside.match(/<\/details>/g) ?? []).toHaveLength(opened.length);
});

test.each(Object.entries(FORMS))("%s: a long text is cut, but not in the data", (name, text) => {
  // Commands and case files are data too.
  const whole = text.includes("x".repeat(10_000));
  expect(whole).toBe(["JSON", "NDJSON", "step summary", "statement"].includes(name));
});

test("the data stay what they are", () => {
  expect(JSON.parse(FORMS.JSON)).toEqual(HOSTILE);
  expect(JSON.parse(FORMS.NDJSON)).toEqual({ kind: "finished", report: HOSTILE });
});
