import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { renderRulesPage } from "../../reports/rules-page.ts";
import { CLAUSES, PAGES } from "../../spec/releases/2026-07-24/index.ts";
import { goodReport } from "../good-report.ts";

const page = readFileSync(new URL("../../docs/rules.md", import.meta.url), "utf8");

const withoutCounts = (text: string): string => text.replaceAll(/\d[\d,]* (case|game)s?\b/g, "N $1s");

it("docs/rules.md has a section for every clause", () => {
  expect(CLAUSES.filter(({ id }) => !page.includes(`\n### ${id}\n`)).map(({ id }) => id)).toEqual([]);
});

it("docs/rules.md is as `npm run rules` writes it, but for its counts", async () => {
  expect(withoutCounts(page)).toBe(withoutCounts(renderRulesPage(await goodReport(), PAGES)));
});
