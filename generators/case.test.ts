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
        "plain: 325dadd9",
        "first: 185c103b",
        "reads: c1fdc7b7",
        "reads live: 8e5eddc5",
        "looks back: 08faf6fc",
        "them: 111fcfe5",
        "replaced: cea3fb58",
        "impossible: b25d6200",
        "states: 907d1de2",
        "linked: 029fddba",
        "Might: 113f7178",
        "several: 0271ccc4",
        "several deals: 0817635b",
        "ordered: 19209d42",
        "lethal: 0024e9d5",
        "harmless: 58f55e10",
        "damaged: 177cb029",
        "observed: c8a9c67b",
        "replayed: eeebb004",
        "hidden: 6e6ffc7b",
        "nouns: 6c2ada0b",
        "back: 8e867a9b",
        "protected: 40dcc390",
        "places and sides: 28d78254",
        "stolen: e7a617dd",
      ]
    `);
  });
});
