import { describe, expect, it } from "vitest";
import type { Adapter } from "../engine-adapter/contract.ts";
import { sparring } from "../engine-adapter/sparring/index.ts";
import { INVARIANTS, type Invariant } from "../spec/invariants/index.ts";
import { campaign } from "./campaign.ts";
import { closedBy } from "./doctor/closed.ts";
import { evidenceFor } from "./evidence.ts";
import { FEATURES, featuresOf } from "./features.ts";
import { diagnose } from "./judge/diagnose.ts";
import { verdictOn } from "./judge/verdict.ts";
import { DEFAULT_SEED } from "./options.ts";
import { Pool } from "./pool.ts";

const pool = new Pool(DEFAULT_SEED);
/** One telling case for each misreading: the point is which are left without any. */
const FULL = 1;
/** Of these the cases that are made first say more than is so: later ones tell without them. */
const RARELY_WITHOUT = ["mentions:3", "trigger:if", "object:stolen"];

/** The engine written from the rules, which refuses every game that needs a feature, and says so. */
function lacking(feature: string): Adapter {
  const engine = sparring();
  return {
    ...engine,
    open: (setup) => (featuresOf(setup).has(feature) ? { unsupported: [feature] } : engine.open(setup)),
  };
}

/** The verdict on one invariant, of an engine that never said beforehand what it lacks. */
async function verdictWithout(feature: string, invariant: Invariant) {
  const missing = new Set<string>();
  const goal = { invariants: [invariant], full: () => FULL, missing, over: () => false, onProgress: () => {} };
  const state = await campaign(lacking(feature), pool, goal);
  const { blamed, unexplained } = diagnose(state.results);
  const evidence = evidenceFor(invariant, state, pool, { missing, hidden: new Set() }, FULL);
  const { verdict, because } = verdictOn(invariant, blamed, evidence, undefined);
  return { verdict, because, missing: [...missing], wrong: blamed.length + unexplained.length, faults: state.faults };
}

/** What each feature closes off or narrows, as far as it does. */
const MATTERS = Object.keys(FEATURES).flatMap((feature) => {
  if (RARELY_WITHOUT.includes(feature)) return [];
  const [found] = closedBy(new Set([feature]), pool, "CR").missing;
  const id = found?.closes[0] ?? found?.narrows[0]?.replace(/\/[^/]+$/, "");
  const invariant = INVARIANTS.find((each) => each.id === id);
  return invariant ? [{ feature, invariant, closes: found?.closes.includes(invariant.id) ?? false }] : [];
});

describe("a rule that cannot be told without a feature is neither passed nor blamed where that is missing", () => {
  it.each(MATTERS)("$feature", async ({ feature, invariant, closes }) => {
    const { verdict, because, missing, wrong, faults } = await verdictWithout(feature, invariant);
    expect({ missing, wrong, faults }).toEqual({ missing: [feature], wrong: 0, faults: [] });
    expect(verdict).toBe(closes ? "unsupported" : "conforms");
    expect(because).toContain(closes ? `needs ${feature}` : "without ");
    expect(because).toContain(feature);
  });
});

it("the other features are told of in games that need one of several", () => {
  const rest = Object.keys(FEATURES).filter((feature) => !MATTERS.some((each) => each.feature === feature));
  expect(rest).toMatchInlineSnapshot(`
    [
      "verb:return",
      "verb:recycle",
      "verb:stun",
      "verb:attach",
      "verb:detach",
      "verb:grant",
      "verb:remove",
      "noun:player",
      "noun:legend",
      "noun:card",
      "choice:pick",
      "mentions:2",
      "filter:stunned",
      "filter:you control",
      "filter:another",
      "filter:token",
      "whose:owner",
      "cost:kill",
      "cost:return",
      "ability:passive",
      "object:token",
      "quality:cantBeReadied",
      "quality:cantMoveToBase",
    ]
  `);
});
