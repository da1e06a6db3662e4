import { describe, expect, test } from "vitest";
import { FAULTS, sparring, VARIATIONS } from "../engine-adapter/sparring/index.ts";
import { CASES } from "../spec/cases/index.ts";
import { pathsOf } from "../spec/model/paths.ts";
import type { Report } from "../spec/types/index.ts";
import { checkpointsOf } from "./case-file.ts";
import { POOL } from "./default-pools.ts";
import { playOn } from "./engine-game.ts";
import { runConformance } from "./run.ts";

const check = (switches: readonly string[]): Promise<Report> =>
  runConformance(sparring(switches), { evidence: 8, shrink: false }, POOL);

const violated = (report: Report): string[] =>
  report.invariants.filter(({ verdict }) => verdict === "violates").map(({ id }) => id);

test("the engine written from the rules conforms", async () => {
  expect((await check([])).verdict).toBe("conforms");
});

describe("the engine written from the rules plays the written cases as they are written", () => {
  test.each(CASES)("$name", async ({ scenario, expected }) => {
    const game = await playOn(sparring(), scenario, pathsOf(scenario));
    if (game.kind !== "played") throw new Error(`the game was not played: ${game.kind}`);
    const shown = checkpointsOf(game.trace);
    for (const { after, values } of expected) {
      const checkpoint = after === "end" ? shown.at(-1) : shown.find((each) => each.after === after);
      expect(checkpoint?.values).toMatchObject(values);
    }
  });
});

describe("a legal variation is not called wrong", () => {
  test.each(VARIATIONS)("$name: $what", async ({ name }) => {
    const report = await check([name]);
    expect({ violated: violated(report), findings: report.findings }).toEqual({ violated: [], findings: [] });
  });
});

describe("a fault that is on no list is not silent, and at most one rule is blamed", () => {
  // What nothing explains is held against every pair of misreadings, which takes its time.
  test.each(FAULTS)("$name: $what", { timeout: 300_000 }, async ({ name }) => {
    const report = await runConformance(sparring([name]), { evidence: 30, shrink: false }, POOL);
    expect(violated(report).length).toBeLessThanOrEqual(1);
    expect(violated(report).length + report.findings.length).toBeGreaterThan(0);
  });
});
