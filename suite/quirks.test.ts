import { describe, expect, test } from "vitest";
import { QUIRKS, sparring } from "../engine-adapter/sparring/index.ts";
import { POOL } from "./default-pools.ts";
import { runConformance } from "./run.ts";

describe("a quirk that breaks no listed rule is reported, and no rule is blamed for it", () => {
  test.each(QUIRKS)("$name: $what", async ({ name }) => {
    const report = await runConformance(sparring([name]), { evidence: 8, shrink: false }, POOL);
    expect(report.invariants.filter(({ verdict }) => verdict === "violates").map(({ id }) => id)).toEqual([]);
    expect(report.findings.length).toBeGreaterThan(0);
  });
});
