import { describe, expect, it } from "vitest";
import type { Chooser } from "./chooser.ts";
import { enumerate } from "./enumerate.ts";
import { smallCases } from "./small-cases.ts";
import { isValid } from "./valid.ts";

/** A word of up to two letters of "ab", whose length is chosen first. */
function word(chooser: Chooser): string {
  const length = chooser.below(3);
  return Array.from({ length }, () => "ab"[chooser.below(2)]).join("");
}

describe("enumerate", () => {
  it("makes everything once, the last choice turning fastest", () => {
    expect([...enumerate(word, 100)]).toEqual(["", "a", "b", "aa", "ab", "ba", "bb"]);
  });

  it("makes one thing when there is nothing to choose", () => {
    expect([...enumerate(() => "only", 100)]).toEqual(["only"]);
  });

  it("leaves out what makes nothing, and stops at its limit", () => {
    const long = (chooser: Chooser): string | undefined => {
      const made = word(chooser);
      return made.length < 2 ? undefined : made;
    };
    expect([...enumerate(long, 100)]).toEqual(["aa", "ab", "ba", "bb"]);
    expect([...enumerate(word, 3)]).toEqual(["", "a", "b"]);
  });

  it("refuses a choice among nothing", () => {
    expect(() => [...enumerate((chooser) => chooser.below(0), 1)]).toThrow("a choice among nothing");
  });
});

describe("smallCases", () => {
  const cases = [...smallCases(20_000)];

  it("makes valid cases, each once", () => {
    expect(cases.length).toBeGreaterThan(5_000);
    expect(new Set(cases.map(({ scenario }) => JSON.stringify(scenario))).size).toBe(cases.length);
    for (const { scenario, tested } of cases.filter((_, index) => index % 20 === 0)) {
      expect(isValid(scenario, tested)).toBe(true);
    }
  });

  it("begins with the plainest: one unit, one instruction, nothing in response", () => {
    const [first] = cases;
    expect(first?.scenario.objects.map(({ id }) => id)).toEqual(["U1", "S1"]);
    expect(first?.disturbances).toEqual([]);
  });
});
