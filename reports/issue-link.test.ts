import { expect, test } from "vitest";
import { type BugContext, bugReport, renderMarkdown, renderText } from "./bug-report.ts";
import { CASE, CONTEXT, INVARIANT } from "./example-violation.ts";
import { issueLink } from "./issue-link.ts";

const GITHUB = "https://github.com/someone/boardwalk/issues";

/** The bug report of the example, on an engine with that tracker. */
const bugAt = (issues: string, more: Partial<BugContext> = {}) =>
  bugReport({
    kind: "violation",
    invariant: INVARIANT,
    ...CONTEXT,
    engine: { name: "b", version: "1", issues },
    ...more,
  });

test("an issue is filled in with title, report and case", () => {
  const link = new URL(issueLink(bugAt(GITHUB)) ?? "");
  expect(link.origin + link.pathname).toBe("https://github.com/someone/boardwalk/issues/new");
  expect(link.searchParams.get("title")).toBe(
    "359.3.e.5 is violated (illegal/no-retarget): Nothing that was not chosen is affected in place of an illegal target.",
  );
  const body = link.searchParams.get("body") ?? "";
  expect(body).toContain("| after step 3 | U2 is at battlefield A | U2 is in P2's trash |");
  expect(JSON.parse(/^`{3}json\n(.*)\n`{3}$/m.exec(body)?.[1] ?? "")).toEqual(CASE);
});

test("what does not fit is left out, the case first", () => {
  const bodyIn = (limit: number): string | null =>
    new URL(issueLink(bugAt(GITHUB), limit) ?? "").searchParams.get("body");
  expect(bodyIn(8000)).toContain("<summary>Case file</summary>");
  expect(bodyIn(4000)).toContain("### Board");
  expect(bodyIn(4000)).toContain("The case file is to be attached.");
  expect(bodyIn(1500)?.split("\n")).toEqual([
    "## 359.3.e.5 is violated (illegal/no-retarget): Nothing that was not chosen is affected in place of an illegal target.",
    "",
    "### Expected and got",
    "",
    "|  | Expected | Got |",
    "| --- | --- | --- |",
    "| after step 3 | U2 is at battlefield A | U2 is in P2's trash |",
    "",
    "### Replay",
    "",
    "With the case file of this report as cases/no-retarget.json, in the folder in which the suite ran:",
    "",
    "```sh",
    "npx riftbound-conformance replay cases/no-retarget.json './my adapter.ts'",
    "```",
    "",
    "### Versions",
    "",
    "- engine: b 1",
    "- adapter: ./my adapter.ts",
    "- suite: riftbound-conformance 1.0.0",
    "- rules: Core Rules 2026-07-24, profile CR",
    "",
    "The case file is to be attached.",
  ]);
  expect(issueLink(bugAt(GITHUB), 500)).toBeUndefined();
});

test.each([
  ["https://github.com/someone/boardwalk/issues/new", "https://github.com/someone/boardwalk/issues/new?title="],
  ["https://codeberg.org/someone/boardwalk/issues/", "https://codeberg.org/someone/boardwalk/issues/new?title="],
  ["https://gitlab.com/a/b/c/-/issues", "https://gitlab.com/a/b/c/-/issues/new?issue%5Btitle%5D="],
  ["https://me:secret@github.com/a/b/issues?q=1#x", "https://github.com/a/b/issues/new?title="],
])("the tracker %s", (issues, start) => {
  expect(issueLink(bugAt(issues))?.slice(0, start.length)).toBe(start);
});

test.each([
  "http://github.com/a/b/issues",
  "javascript:alert(1)//github.com/a/b/issues",
  "https://github.com/a/b",
  "https://github.com/a/b/c/issues",
  "https://github.com/a/b)[x](y/issues",
  "mailto:me@example.org",
  "the forum",
])("no tracker that can be told: %s", (issues) => {
  expect(issueLink(bugAt(issues))).toBeUndefined();
});

test("the link stands at the end of the report, as far as a screen takes it", () => {
  expect(renderMarkdown(bugAt(GITHUB))).toMatch(
    /\n\[Open an issue with this report\]\(https:\/\/github\.com\/[\w.*%+=&?/-]+\)\n$/,
  );
  expect(renderText(bugAt(GITHUB), false)).toMatch(/\nReport it\n {2}https:\/\/github\.com\/[\w.*%+=&?/-]+\n$/);
  expect(renderMarkdown(bugAt("the forum"))).not.toContain("Open an issue");
});
