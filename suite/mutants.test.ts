import { describe, expect, test } from "vitest";
import { mutant } from "../engine-adapter/mutant.ts";
import { MISREADINGS } from "../spec/invariants/index.ts";
import type { Report, Scenario } from "../spec/types/index.ts";
import { POOL, RULED } from "./default-pools.ts";
import { classOf } from "./judge/classes.ts";
import { runConformance } from "./run.ts";

/** Under the profile in which the misreading is one. */
function check(names: string, profile: Scenario["profile"] = "CR"): Promise<Report> {
  const options = { evidence: 12, shrink: false, profile };
  return runConformance(mutant(names), options, profile === "CR" ? POOL : RULED);
}

const violations = (report: Report): (string | undefined)[] =>
  report.invariants
    .filter(({ verdict }) => verdict === "violates")
    .flatMap(({ misreading, more }) => [misreading, ...(more ?? [])]);

describe("an engine with one misreading is blamed for it and for nothing else", () => {
  const engines = MISREADINGS.flatMap(({ name, patches, invariant }) =>
    patches.map((_, way) => ({ name, engine: way === 0 ? name : `${name}#${way + 1}`, profile: invariant.profile })),
  );

  test.each(engines)("$engine", async ({ name, engine, profile }) => {
    const report = await check(engine, profile);
    // Of misreadings that no game tells apart the first is named.
    const [blamed] = classOf(name);
    expect(violations(report)).toEqual([blamed]);
    expect(report.verdict).toBe("does not conform");
    expect(report.invariants.find(({ misreading }) => misreading === blamed)?.cases).toHaveLength(1);
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
    expect(violations(await check(`${first}+${second}`)).toSorted()).toEqual([first, second].toSorted());
  });
});

// The one above is asked first: below "all-that-fit", re-aiming only shows where some of several targets are lost.
test.each([
  ["illegal/no-retarget/re-aims#3", "illegal/no-retarget/all-that-fit"],
  ["illegal/no-retarget/all-that-fit", "illegal/no-retarget/re-aims#3"],
])("an engine in which two misreadings change one decision is blamed for both: %s below %s", async (below, above) => {
  const only = ["illegal/no-retarget", "illegal/some-of-one"];
  const report = await runConformance(mutant(`${below}+${above}`), { evidence: 12, shrink: false, only }, POOL);
  expect(violations(report).toSorted()).toEqual(["illegal/no-retarget/all-that-fit", "illegal/no-retarget/re-aims"]);
  expect(report.findings).toEqual([]);
});

// "substituted" of illegal/some-of-one is what re-aiming comes to where several are chosen: it explains most at first.
test("an engine with five misreadings is blamed for all five, and not for a part of one", async () => {
  const five = [
    "illegal/no-retarget/re-aims",
    "illegal/stays/followed-by-card",
    "info/null/zero",
    "link/ignored-parent/child-runs",
    "target/must/chosen-when-played",
  ];
  expect(violations(await check(five.join("+"))).toSorted()).toEqual(five);
});
