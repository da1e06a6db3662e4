import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { reference } from "../../engine-adapter/reference.ts";
import { renderTable } from "../../reports/console.ts";
import { INVARIANTS } from "../../spec/invariants/index.ts";
import { READINGS } from "../../spec/readings/index.ts";
import type { Report } from "../../spec/types/index.ts";
import { FEATURES } from "../features.ts";
import { DEFAULT_SEED } from "../options.ts";
import { PRIMITIVES } from "../primitives/index.ts";
import { checkReadings } from "../readings.ts";
import { RELEASE, SUITE_VERSION } from "../version.ts";

const textOf = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), "utf8");
const readme = textOf("README.md");

const REPORT: Report = {
  format: 1,
  suite: SUITE_VERSION,
  verdict: "conforms",
  release: RELEASE,
  profile: "CR",
  seed: DEFAULT_SEED,
  engine: reference.engine,
  primitives: PRIMITIVES.map(({ name }) => ({ name, state: "works" })),
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

it("shows the report as it is printed, but for its counts", () => {
  const counts = /\d[\d,.]*(?= (?:work|rules?|of|invariants|cases?|s)\b)/g;
  const [, sample = ""] = /## What comes out\n\n```\n([\s\S]*?)```/.exec(readme) ?? [];
  expect(sample.replaceAll(counts, "N")).toBe(renderTable(REPORT, false).replaceAll(counts, "N"));
});

it("names every feature that an engine may lack", () => {
  expect(Object.keys(FEATURES).filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
});

it("shows what goes to and fro as the types have it", () => {
  const [, shown = ""] = /What goes to and fro in a game:\n\n```ts\n([\s\S]*?)```/.exec(readme) ?? [];
  const bare = (text: string): string =>
    text
      .replaceAll(/\b(?:export|readonly) /g, "")
      .replaceAll(/\s+/g, " ")
      .replaceAll("= | ", "= ")
      .trim();
  expect(bare(shown)).toBe(bare(textOf("spec/model/action.ts").replace(/^import .*\n\n/, "")));
});
