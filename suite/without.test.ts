import { describe, expect, it } from "vitest";
import type { Adapter } from "../engine-adapter/contract.ts";
import { sparring } from "../engine-adapter/sparring/index.ts";
import { INVARIANTS, type Invariant } from "../spec/invariants/index.ts";
import { campaign } from "./campaign.ts";
import { POOL } from "./default-pools.ts";
import { closedBy } from "./doctor/closed.ts";
import { evidenceFor } from "./evidence.ts";
import { FEATURES } from "./feature-names.ts";
import { featuresOf } from "./features.ts";
import { diagnose } from "./judge/diagnose.ts";
import { verdictOn } from "./judge/verdict.ts";

/** So many misreadings are not all gone with a few features. */
const MANY = 5;
/** One telling case for each misreading: the point is which are left without any. */
const FULL = 1;
/** Of these the cases that are made first say more than is so: later ones tell without them. */
const LATER_WITHOUT = ["mentions:3", "trigger:if", "object:stolen"];

/** The engine written from the rules, which refuses every game that needs one of some features, and says which. */
function lacking(features: readonly string[]): Adapter {
  const engine = sparring();
  return {
    ...engine,
    open(setup) {
      const needed = featuresOf(setup);
      const unsupported = features.filter((feature) => needed.has(feature));
      return unsupported.length > 0 ? { unsupported } : engine.open(setup);
    },
  };
}

/** The verdict on one invariant, of an engine that never said beforehand what it lacks. */
async function verdictWithout(features: readonly string[], invariant: Invariant) {
  const missing = new Set<string>();
  const goal = { invariants: [invariant], full: () => FULL, missing, over: () => false, onProgress: () => {} };
  const state = await campaign(lacking(features), POOL, goal);
  const { blamed, unexplained } = diagnose(state.results);
  const evidence = evidenceFor(invariant, state, POOL, { missing, hidden: new Set() }, FULL);
  const { verdict, because = "" } = verdictOn(invariant, blamed, evidence, undefined);
  return { verdict, because, missing: [...missing], wrong: blamed.length + unexplained.length, faults: state.faults };
}

/** What each feature closes off by itself, or else narrows. */
const ALONE = Object.keys(FEATURES)
  .filter((feature) => !LATER_WITHOUT.includes(feature))
  .flatMap((feature) => closedBy(new Set([feature]), POOL, "CR").missing);
const CLOSING = ALONE.flatMap(({ feature, closes: [id] }) => (id === undefined ? [] : [{ feature, id }]));
const NARROWING = ALONE.filter(({ closes, narrows }) => closes.length === 0 && narrows.length > 0);

const invariantOf = (id: string): Invariant => {
  const found = INVARIANTS.find((each) => each.id === id);
  if (!found) throw new Error(`there is no invariant ${id}`);
  return found;
};

describe("a rule of which nothing can be told without a feature is unsupported, and the feature is named", () => {
  it.each(CLOSING)("$feature: $id", async ({ feature, id }) => {
    const { because, ...rest } = await verdictWithout([feature], invariantOf(id));
    expect(rest).toEqual({ verdict: "unsupported", missing: [feature], wrong: 0, faults: [] });
    expect(because).toContain(`needs ${feature}`);
  });
});

describe("a rule of which less can be told without features names them", () => {
  const narrowed = NARROWING.map(({ feature, narrows: [name = ""] }) => ({
    feature,
    id: name.replace(/\/[^/]+$/, ""),
  }));
  const ids = [...new Set(narrowed.map(({ id }) => id))];
  // Where a rule has many misreadings the engine lacks all of the features at once, and still something is told.
  const rows = ids.flatMap((id) => {
    const features = narrowed.filter((each) => each.id === id).map(({ feature }) => feature);
    const many = invariantOf(id).misreadings.length > MANY;
    return many ? [{ id, features }] : features.map((feature) => ({ id, features: [feature] }));
  });

  it.each(rows)("$id: $features", async ({ id, features }) => {
    const { because, missing, ...rest } = await verdictWithout(features, invariantOf(id));
    expect(rest).toEqual({ verdict: "conforms", wrong: 0, faults: [] });
    expect(missing.toSorted()).toEqual(features.toSorted());
    expect(features.filter((feature) => !because.includes(feature))).toEqual([]);
  });
});

it("the other features are told of in games that need one of several", () => {
  const told = new Set([...CLOSING, ...NARROWING].map(({ feature }) => feature));
  const rest = Object.keys(FEATURES).filter((feature) => !told.has(feature));
  expect(rest).toMatchInlineSnapshot(`
    [
      "verb:return",
      "verb:recycle",
      "verb:stun",
      "verb:attach",
      "verb:detach",
      "verb:swap",
      "verb:save next",
      "verb:play token",
      "verb:grant",
      "verb:remove",
      "verb:permit",
      "verb:look",
      "verb:channel",
      "verb:gain XP",
      "noun:ability",
      "noun:spell or ability",
      "noun:player",
      "noun:legend",
      "noun:card",
      "from:looked",
      "from:facedown",
      "choice:pick",
      "mentions:2",
      "mentions:3",
      "group:together",
      "filter:in a base",
      "filter:stunned",
      "filter:you control",
      "filter:there",
      "filter:with",
      "filter:elsewhere",
      "filter:another",
      "filter:token",
      "place:here",
      "place:there",
      "place:your base",
      "place:chosen",
      "filter:moreThan",
      "filter:cost",
      "whose:owner",
      "amount:cost",
      "amount:count",
      "condition:status",
      "condition:exists",
      "later:at end of turn",
      "later:do this",
      "cost:kill",
      "cost:return",
      "ability:passive",
      "passive:me",
      "passive:while",
      "passive:unless in combat",
      "replacement:may",
      "trigger:an enemy unit moves to a battlefield",
      "trigger:you play me",
      "trigger:you play a unit",
      "trigger:an opponent plays a unit",
      "trigger:I attack",
      "trigger:I defend",
      "trigger:I die",
      "trigger:a friendly unit dies",
      "trigger:if",
      "trigger:may",
      "trigger:cost",
      "object:token",
      "object:stolen",
      "action:attack",
      "play:unit",
      "play:gear",
      "play:hidden unit",
      "play:hidden gear",
      "quality:cantBeReadied",
      "quality:cantMoveToBase",
      "save and load",
      "edit:kill",
      "edit:banish",
      "edit:return",
      "edit:recycle",
      "edit:move",
      "edit:recall",
      "edit:exhaust",
      "edit:ready",
      "edit:stun",
      "edit:deal",
      "edit:might",
      "edit:gain control",
    ]
  `);
});
