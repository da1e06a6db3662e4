import { describe, expect, it } from "vitest";
import { misread, type Patch, RULEBOOK } from "../../spec/decisions/rulebook.ts";
import { play } from "../../spec/model/play.ts";
import { validateScenario } from "../../spec/schema/validate.ts";
import { playSentences } from "../../spec/text/sentences.ts";
import { canonical, canonicalKey, type Subject } from "../canonical.ts";
import { generateCase } from "../case.ts";
import { exampleCase } from "../example-case.ts";
import { STREAMS } from "../streams.ts";
import { isValid } from "../valid.ts";
import { allCandidates } from "./candidates.ts";
import { shrink } from "./shrink.ts";
import { isLighter, weightOf } from "./weight.ts";

/** Whether a misreading shows at the end of a game. */
function shows(patch: Patch): (subject: Subject) => boolean {
  const book = misread(patch);
  return ({ scenario }) => {
    const [right, wrong] = [RULEBOOK, book].map((each) => play(scenario, each).checkpoints.at(-1)?.values);
    return JSON.stringify(right) !== JSON.stringify(wrong);
  };
}

/** The first cases of all streams that are interesting. */
function interesting(accept: (subject: Subject) => boolean, n: number): readonly Subject[] {
  const found: Subject[] = [];
  for (let index = 0; found.length < n; index += 1) {
    for (const stream of STREAMS.keys()) {
      const made = generateCase(42, stream, index);
      if (isValid(made.scenario, made.tested) && accept(made)) found.push(made);
    }
  }
  return found.slice(0, n);
}

const fizzles: Patch = { begin: () => (input) => (input.legal.includes(false) ? "fizzle" : "resolve") };
const unchecked: Patch = {
  requirement: (right) => (input) => (input.kind === "location" && input.phase === "resolve") || right(input),
};
const oldestFirst: Patch = { next: () => () => 0 };
const latched: Patch = { legal: (right) => (input) => right(input) && !input.everFailed };

const MINIMA: Readonly<Record<string, readonly [Patch, readonly string[]]>> = {
  "a spell with an illegal target is countered": [
    fizzles,
    ['P1 plays S1 ("Deal 1 to a unit. Draw 1.") on U1.', 'P2 responds with S2 ("Deal 1 to a unit.") on U1.'],
  ],
  "places are not checked again": [
    unchecked,
    [
      'P1 plays S1 ("Deal 1 to a unit at a battlefield.") on U1.',
      'P2 responds with S2 ("Move a unit to base.") on U1.',
    ],
  ],
  "the oldest item resolves first": [
    oldestFirst,
    ['P1 plays S1 ("Deal 1 to a unit.") on U1.', 'P2 responds with S2 ("Return a unit to its owner\'s hand.") on U1.'],
  ],
  "a target that was illegal once stays illegal": [
    latched,
    [
      'P1 plays S1 ("Deal 1 to a ready unit.") on U1.',
      'P2 responds with S2 ("Ready a unit.") on U1.',
      'P2 responds to S1 with S3 ("Exhaust a unit.") on U1.',
    ],
  ],
};

describe("shrink", () => {
  for (const [what, [patch, plays]] of Object.entries(MINIMA)) {
    it(`finds the smallest game that shows that ${what}`, async () => {
      const accept = shows(patch);
      for (const start of interesting(accept, 4)) {
        const least = await shrink(start, accept, { candidates: 1_000 });
        expect(playSentences(least.scenario).slice(0, -1)).toEqual(plays);
        expect(least.tried).toBeLessThan(400);
        expect(isValid(validateScenario(least.scenario), least.tested)).toBe(true);
      }
    });
  }

  it("leaves a minimal case as it is", async () => {
    for (const [patch] of Object.values(MINIMA)) {
      const accept = shows(patch);
      const [start] = interesting(accept, 1);
      if (!start) throw new Error("nothing to shrink");
      const least = await shrink(start, accept, { candidates: 1_000 });
      const again = await shrink(least, accept, { candidates: 1_000 });
      expect(JSON.stringify([again.scenario, again.tested])).toBe(JSON.stringify([least.scenario, least.tested]));
    }
  });

  it("tries no more than it may, and asks about lighter valid cases only", async () => {
    const accept = shows(fizzles);
    for (const start of interesting(accept, 3)) {
      const asked: Subject[] = [];
      let best = start;
      const { tried, ...least } = await shrink(
        start,
        async (candidate) => {
          asked.push(candidate);
          expect(isValid(candidate.scenario, candidate.tested)).toBe(true);
          const lighter = isLighter(weightOf(candidate), weightOf(best));
          expect(
            lighter ||
              canonicalKey(start.scenario, start.tested) === canonicalKey(candidate.scenario, candidate.tested),
          ).toBe(true);
          const accepted = accept(candidate);
          if (accepted) best = candidate;
          return accepted;
        },
        { candidates: 15 },
      );
      expect(tried).toBe(asked.length);
      expect(tried).toBeLessThanOrEqual(15);
      expect(least).toEqual({ scenario: best.scenario, tested: best.tested });
    }
  });

  it("keeps the start when nothing else is interesting", async () => {
    const [start] = interesting(shows(fizzles), 1);
    if (!start) throw new Error("nothing to shrink");
    const { scenario, tested } = await shrink(start, () => false, { candidates: 2_000 });
    expect({ scenario, tested }).toEqual({ scenario: start.scenario, tested: start.tested });
  });

  it("ends with the lightest case of all when everything is interesting", async () => {
    const { scenario } = await shrink(generateCase(1, 0, 0), () => true, { candidates: 2_000 });
    expect(playSentences(scenario)).toEqual(['P1 plays S1 ("Draw 1.").', "Everybody passes until the chain is empty."]);
  });
});

describe("allCandidates", () => {
  it("are valid, canonical, lighter, and each there once", () => {
    for (const stream of [0, 3, 5, 12, 16]) {
      const { scenario, tested } = generateCase(9, stream, 1);
      const start = canonical(scenario, tested);
      const candidates = [...allCandidates(start)];
      expect(new Set(candidates.map((each) => JSON.stringify(each))).size).toBe(candidates.length);
      for (const candidate of candidates.filter((_, index) => index % 7 === 0)) {
        expect(isValid(validateScenario(candidate.scenario), candidate.tested)).toBe(true);
        expect(isLighter(weightOf(candidate), weightOf(start))).toBe(true);
        expect(JSON.stringify(canonical(candidate.scenario, candidate.tested))).toBe(JSON.stringify(candidate));
      }
    }
  });
});

it("takes a subject that makes its scenario when that is asked for", async () => {
  const start = exampleCase();
  class Lazy implements Subject {
    readonly tested = start.tested;
    get scenario() {
      return start.scenario;
    }
  }
  const smallest = await shrink(new Lazy(), () => true, { candidates: 200 });
  expect(smallest.scenario.objects.length).toBeLessThan(start.scenario.objects.length);
});
