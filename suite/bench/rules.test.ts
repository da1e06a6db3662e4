import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { reference } from "../../engine-adapter/reference.ts";
import { renderRulesPage } from "../../reports/rules-page.ts";
import { INVARIANTS } from "../../spec/invariants/index.ts";
import { READINGS } from "../../spec/readings/index.ts";
import { CLAUSES, PAGES } from "../../spec/releases/2026-07-24/index.ts";
import type { Report } from "../../spec/types/index.ts";
import { DEFAULT_SEED } from "../options.ts";
import { checkReadings } from "../readings.ts";
import { RELEASE, SUITE_VERSION } from "../version.ts";

const page = readFileSync(new URL("../../docs/rules.md", import.meta.url), "utf8");

/** A run in which all goes well; its numbers are made up. */
const REPORT: Report = {
  format: 1,
  suite: SUITE_VERSION,
  verdict: "conforms",
  release: RELEASE,
  profile: "CR",
  seed: DEFAULT_SEED,
  engine: reference.engine,
  primitives: [],
  invariants: INVARIANTS.filter(({ profile = "CR" }) => profile === "CR").map(({ id, rule, statement, full }) => ({
    id,
    rule,
    statement,
    verdict: "conforms",
    evidence: full,
    cases: [],
  })),
  findings: [],
  readings: await checkReadings(reference, "CR", READINGS),
  habits: [],
  extent: { generated: 0, cases: 0, games: 0, windowMissed: 0, unsupported: 0, endedByTime: false },
  times: { started: "2026-07-24T00:00:00.000Z", seconds: 0 },
};

const withoutCounts = (text: string): string => text.replaceAll(/\d[\d,]* (case|game)s?\b/g, "N $1s");

it("docs/rules.md has a section for every clause", () => {
  expect(CLAUSES.filter(({ id }) => !page.includes(`\n### ${id}\n`)).map(({ id }) => id)).toEqual([]);
});

it("docs/rules.md is as `npm run rules` writes it, but for its counts", () => {
  expect(withoutCounts(page)).toBe(withoutCounts(renderRulesPage(REPORT, PAGES)));
});
