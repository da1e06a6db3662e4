import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { misread, RULEBOOK } from "../spec/decisions/rulebook.ts";
import { play } from "../spec/model/play.ts";
import { validateScenario } from "../spec/schema/validate.ts";
import { CaseArbitrary, gameCase } from "./arbitrary.ts";
import type { GeneratedCase } from "./case.ts";
import { isLighter, weightOf } from "./shrink/weight.ts";
import { STREAMS } from "./streams.ts";
import { isValid } from "./valid.ts";

const arbitrary = new CaseArbitrary(STREAMS);

function sample(seed: number, n: number): readonly GeneratedCase[] {
  return fc.sample(gameCase(), { seed, numRuns: n });
}

/** Whether a spell whose target is illegal is countered as a whole shows at the end. */
function fizzling({ scenario }: GeneratedCase): boolean {
  const book = misread({ begin: () => (input) => (input.legal.includes(false) ? "fizzle" : "resolve") });
  const [right, wrong] = [play(scenario, RULEBOOK), play(scenario, book)].map(({ checkpoints }) => checkpoints.at(-1));
  return JSON.stringify(right?.values) !== JSON.stringify(wrong?.values);
}

describe("gameCase", () => {
  it("gives the same values for the same seed", () => {
    expect(JSON.stringify(sample(7, 20))).toBe(JSON.stringify(sample(7, 20)));
    expect(JSON.stringify(sample(7, 20))).not.toBe(JSON.stringify(sample(8, 20)));
  });

  it("gives valid cases of the schema that survive JSON", () => {
    fc.assert(
      fc.property(gameCase(), (made) => {
        expect(isValid(validateScenario(made.scenario), made.tested)).toBe(true);
        expect(JSON.parse(JSON.stringify(made))).toEqual({ ...made });
      }),
      { seed: 3, numRuns: 200 },
    );
  });

  it("leans where it is told to", () => {
    const bias = STREAMS.find(({ name }) => name === "hidden");
    const made = fc.sample(gameCase(bias), { seed: 1, numRuns: 20 });
    for (const { scenario, tested } of made) {
      expect(scenario.objects.find(({ id }) => id === tested)?.place).toMatch(/^facedown:/);
    }
  });

  it("shrinks to lighter valid cases, and always to the same ones", () => {
    for (const made of sample(11, 2)) {
      const candidates = [...arbitrary.shrink(made)].map(({ value }) => value);
      expect(JSON.stringify([...arbitrary.shrink(made)].map(({ value }) => value))).toBe(JSON.stringify(candidates));
      expect(candidates.length).toBeGreaterThan(0);
      for (const candidate of candidates) {
        expect(isValid(candidate.scenario, candidate.tested)).toBe(true);
        expect(isLighter(weightOf(candidate), weightOf(made))).toBe(true);
      }
    }
  });

  it("shrinks a value that comes without context, but nothing that is no case", () => {
    const [made] = sample(5, 1);
    expect(arbitrary.canShrinkWithoutContext(JSON.parse(JSON.stringify(made)))).toBe(true);
    expect(arbitrary.canShrinkWithoutContext({ ...made, tested: "S99" })).toBe(false);
    expect(arbitrary.canShrinkWithoutContext({ ...made, scenario: {} })).toBe(false);
    expect(arbitrary.canShrinkWithoutContext("a case")).toBe(false);
  });

  it("lets fast-check find, shrink and replay a failure, and tells it as people would", () => {
    const property = fc.property(gameCase(), (made) => !fizzling(made));
    const found = fc.check(property, { seed: 43, numRuns: 500 });
    expect(found.counterexample?.map((made) => fc.stringify(made))).toEqual([
      'P1 plays S1 ("Deal 1 to a unit. Draw 1.") on U1. P2 responds with S2 ("Deal 1 to a unit.") on U1. Everybody passes until the chain is empty.',
    ]);
    const again = fc.check(property, { seed: 43, path: found.counterexamplePath ?? "", endOnFailure: true });
    expect(again.numRuns).toBe(1);
    expect(JSON.stringify(again.counterexample)).toBe(JSON.stringify(found.counterexample));
  });
});
