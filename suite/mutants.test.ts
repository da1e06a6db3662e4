import { describe, expect, test } from "vitest";
import { mutant } from "../engine-adapter/mutant.ts";
import { MISREADINGS } from "../spec/invariants/index.ts";
import type { Scenario } from "../spec/types/index.ts";
import { campaign } from "./campaign.ts";
import { classOf } from "./judge/classes.ts";
import { diagnose } from "./judge/diagnose.ts";
import { DEFAULT_SEED } from "./options.ts";
import { Pool } from "./pool.ts";
import { runConformance } from "./run.ts";
import { selectInvariants } from "./select.ts";

const pool = new Pool(DEFAULT_SEED);
const ruled = new Pool(DEFAULT_SEED, "FAQ+");

/** Names of the misreadings that an engine is blamed for, under the profile in which it has some; and what is left unexplained. */
async function blamed(names: string, profile: Scenario["profile"] = "CR"): Promise<readonly string[]> {
  const state = await campaign(mutant(names), profile === "CR" ? pool : ruled, {
    invariants: selectInvariants([], profile),
    full: () => 8,
    missing: new Set(),
    over: () => false,
    onProgress: () => undefined,
  });
  const diagnosis = diagnose(state.results);
  const found = diagnosis.blamed.map(({ hypothesis }) => hypothesis.misreading.name);
  return diagnosis.unexplained.length > 0 ? [...found, "unexplained"] : found;
}

describe("an engine with one misreading is blamed for it and for nothing else", () => {
  const engines = MISREADINGS.flatMap(({ name, patches, invariant }) =>
    patches.map((_, way) => ({ name, engine: way === 0 ? name : `${name}#${way + 1}`, profile: invariant.profile })),
  );

  test.each(engines)("$engine", async ({ name, engine, profile }) => {
    // Of misreadings that no game tells apart the first is named.
    expect(await blamed(engine, profile)).toEqual([classOf(name)[0]]);
  });
});

describe("an engine with two misreadings is blamed for both", () => {
  test.each([
    ["link/ignored-parent/child-runs", "illegal/stays/followed-by-card"],
    ["illegal/requirement/location-not-checked-again", "info/null/zero"],
    ["illegal/some-of-one/all-or-nothing", "illegal/regained/latched"],
    ["illegal/requirement/ready-not-checked-again", "illegal/requirement/hidden-not-checked-again"],
    ["illegal/played/not-played", "target/mentioned/only-units"],
  ])("%s and %s", async (first, second) => {
    expect((await blamed(`${first}+${second}`)).toSorted()).toEqual([first, second].toSorted());
  });
});

test("the report names the misreading, with its smallest game, and nothing else", async () => {
  const report = await runConformance(mutant("illegal/split/all-on-one"), { evidence: 8, shrink: false }, pool);
  const violated = report.invariants.filter(({ verdict }) => verdict === "violates");
  expect(violated.map(({ misreading, cases }) => [misreading, cases.length])).toEqual([
    ["illegal/split/all-on-one", 1],
  ]);
  expect([report.verdict, report.findings]).toEqual(["does not conform", []]);
});
