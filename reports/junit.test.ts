import { XMLValidator } from "fast-xml-parser";
import { parse, type TestCase } from "junit2json";
import { expect, test } from "vitest";
import type { Report } from "../spec/types/index.ts";
import { HOSTILE } from "./example-hostile.ts";
import { GOOD, PARTIAL, REPORT } from "./example-runs.ts";
import { renderJunit } from "./junit.ts";

/** A report as a CI reads it: test by test, with what came of each. */
async function read(report: Report): Promise<readonly TestCase[]> {
  const parsed = await parse(renderJunit(report));
  if (!parsed || !("testsuite" in parsed)) throw new Error("this is no JUnit");
  return parsed.testsuite?.flatMap(({ testcase = [] }) => testcase) ?? [];
}

const outcomes = async (report: Report): Promise<readonly string[]> =>
  (await read(report)).map(({ classname, name, failure, skipped }) => {
    const outcome = failure ? `failed: ${failure[0]?.type}` : skipped ? `skipped: ${skipped[0]?.message}` : "passed";
    return `${classname} | ${name} | ${outcome}`;
  });

test("each invariant and each sort of finding is a test", async () => {
  expect(await outcomes(REPORT)).toMatchInlineSnapshot(`
    [
      "riftbound.target | target/cost | failed: thin",
      "riftbound.illegal | illegal/no-retarget | failed: violates",
      "riftbound.illegal | illegal/split | skipped: split is not offered",
      "riftbound.info | info/null | passed",
      "riftbound.whole | whole/lifo | passed",
      "riftbound.findings | unexplained divergence | passed",
      "riftbound.findings | primitive broken | passed",
      "riftbound.findings | crash | failed: crash",
      "riftbound.findings | hang | passed",
      "riftbound.findings | stuck | passed",
      "riftbound.findings | handshake untrue | passed",
      "riftbound.findings | nondeterministic | passed",
      "riftbound.findings | legal play refused | passed",
      "riftbound.findings | illegal play accepted | passed",
      "riftbound.findings | card lost or duplicated | passed",
      "riftbound.findings | state leaked | failed: state leaked",
      "riftbound.findings | bad observation | passed",
      "riftbound.findings | stored case fails | passed",
      "riftbound.findings | relation broken | passed",
      "riftbound.run | some rule has its evidence | passed",
    ]
  `);
});

test("the counts are those of the tests", async () => {
  const parsed = await parse(renderJunit(REPORT));
  expect(parsed).toMatchObject({
    name: "riftbound-conformance",
    tests: 20,
    failures: 4,
    errors: 0,
    skipped: 1,
    time: 4.2,
  });
});

test("a failure says what the bug report says", async () => {
  const violation = (await read(REPORT)).find(({ name }) => name === "illegal/no-retarget");
  expect(violation?.failure?.[0]?.message).toBe(
    "359.3.e.5 illegal/no-retarget · violates · shown by 100 cases · behaves as if an illegal target is replaced by another object that fits",
  );
  expect(violation?.failure?.[0]?.inner).toContain("✗ 3. Everybody passes until the chain is empty.");
});

test("names are the same whatever came of the run", async () => {
  const findings = async (report: Report) =>
    (await read(report)).filter(({ name }) => !name?.includes("/")).map(({ name }) => name);
  expect(await findings(GOOD)).toEqual(await findings(REPORT));
});

test("what is only not offered fails nothing", async () => {
  expect((await outcomes(PARTIAL)).filter((line) => line.includes("failed"))).toEqual([]);
  expect(renderJunit(PARTIAL)).toContain(
    "<system-out>without info/null/zero: filter:might is not offered</system-out>",
  );
});

test("a run that told nothing fails", async () => {
  const invariants = REPORT.invariants.filter(({ verdict }) => verdict === "unsupported");
  expect((await outcomes({ ...REPORT, invariants, findings: [] })).filter((line) => !line.endsWith("passed"))).toEqual([
    "riftbound.illegal | illegal/split | skipped: split is not offered",
    "riftbound.run | some rule has its evidence | failed: incomplete",
  ]);
});

test.each(Object.entries({ REPORT, HOSTILE }))("%s is well-formed", (_, report) => {
  expect(XMLValidator.validate(renderJunit(report))).toBe(true);
});
