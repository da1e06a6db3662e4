import { expect, test } from "vitest";
import type { Report } from "../spec/types/index.ts";
import { renderBadge } from "./badge.ts";
import { GOOD, PARTIAL, REPORT } from "./example-runs.ts";

test("a badge is what shields.io asks for", () => {
  expect(renderBadge(GOOD)).toMatchInlineSnapshot(`
    "{
      "schemaVersion": 1,
      "label": "Core Rules 2026-07-24",
      "message": "conforms",
      "color": "brightgreen"
    }
    "
  `);
});

test.each<[string, Report, string, string]>([
  ["faults", REPORT, "does not conform (2 of 5 rules)", "red"],
  ["something not offered", PARTIAL, "partial (2 of 3 rules)", "yellow"],
  ["some rules only", { ...GOOD, options: { only: ["whole/*"] } }, "incomplete (1 of 1 rule)", "lightgrey"],
  ["less evidence than usual", { ...GOOD, options: { evidence: 8 } }, "incomplete (1 of 1 rule)", "lightgrey"],
  ["more evidence than usual", { ...GOOD, options: { evidence: 800 } }, "conforms", "brightgreen"],
  [
    "time that was up",
    { ...GOOD, extent: { ...GOOD.extent, endedByTime: true } },
    "incomplete (1 of 1 rule)",
    "lightgrey",
  ],
])("%s", (_, report, message, color) => {
  expect(JSON.parse(renderBadge(report))).toMatchObject({ message, color });
});
