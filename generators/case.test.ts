import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { RULEBOOK } from "../spec/decisions/rulebook.ts";
import { playOut } from "../spec/model/play.ts";
import { validateScenario } from "../spec/schema/validate.ts";
import { STREAMS } from "./bias.ts";
import { canonicalKey } from "./canonical.ts";
import { type GeneratedCase, generateCase } from "./case.ts";
import { isValid } from "./valid.ts";

/** Cases of all streams in turns. */
function cases(seed: number, n: number): readonly GeneratedCase[] {
  return Array.from({ length: n }, (_, index) =>
    generateCase(seed, index % STREAMS.length, Math.floor(index / STREAMS.length)),
  );
}

describe("generateCase", () => {
  it("makes the same case for the same seed, stream and index", () => {
    expect(JSON.stringify(cases(3, 60))).toBe(JSON.stringify(cases(3, 60)));
    expect(JSON.stringify(cases(3, 60))).not.toBe(JSON.stringify(cases(4, 60)));
  });

  it("knows no stream beside its own", () => {
    expect(() => generateCase(1, STREAMS.length, 0)).toThrow("there is no stream");
  });

  it("makes valid cases; the few that meet an open point are not judged", () => {
    let open = 0;
    const made = cases(42, 2_000);
    for (const { scenario, tested } of made) {
      if (isValid(scenario, tested)) continue;
      expect(playOut(scenario, RULEBOOK).state.open.size).toBeGreaterThan(0);
      open += 1;
    }
    expect(open).toBeLessThan(made.length / 20);
  });

  it("makes scenarios of the schema that survive JSON", () => {
    for (const { scenario } of cases(43, 300)) {
      expect(validateScenario(JSON.parse(JSON.stringify(scenario)))).toEqual(scenario);
    }
  });

  it("makes the cases that it made before, in canonical form", () => {
    const hashes = STREAMS.map(({ name }, stream) => {
      const { scenario, tested } = generateCase(42, stream, 0);
      const hash = createHash("sha256").update(canonicalKey(scenario, tested)).digest("hex");
      return `${name}: ${hash.slice(0, 8)}`;
    });
    expect(hashes).toMatchInlineSnapshot(`
      [
        "plain: 7a33e7d7",
        "reads: c11cb7b1",
        "states: 58c7b9b8",
        "linked: 90d292fb",
        "Might: 616e13cb",
        "several: 2de21452",
        "several deals: e35b94b5",
        "ordered: 61b18224",
        "damaged: 591b873a",
        "observed: 4d14927d",
        "replayed: 4ab5b820",
        "hidden: 856cab4c",
        "nouns: 33484898",
        "back: e8dc6504",
        "protected: ed8befb5",
        "places and sides: a82dfa91",
        "stolen: 13dd6498",
      ]
    `);
  });
});
