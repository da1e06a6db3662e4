import { expect, it } from "vitest";
import { sparring } from "../../engine-adapter/sparring/index.ts";
import { CASE, CONTEXT, INVARIANT } from "../../reports/example-violation.ts";
import type { InvariantResult, Report } from "../../spec/types/index.ts";
import { checkPrimitive } from "../primitive-check.ts";
import { PRIMITIVES } from "../primitives/index.ts";
import { type Judgement, judgeFindings, judgePrimitive, judgeRule } from "./judgement.ts";

const { suite } = CONTEXT;
const engine = { name: "boardwalk", version: "0.3.1", language: "TypeScript" };

/** A report in which one rule is violated and one thing is found. */
const report: Report = {
  format: 1,
  suite,
  verdict: "does not conform",
  release: "2026-07-24",
  profile: "CR",
  seed: 1,
  engine,
  options: { adapter: "./my adapter.ts" },
  primitives: [],
  invariants: [INVARIANT],
  findings: [
    { kind: "crash", signature: "crash: boom", message: "boom\u001b[31m", count: 2 },
    { kind: "crash", signature: "crash: bang", message: "bang", count: 1, case: CASE },
  ],
  habits: [],
  extent: { generated: 1, cases: 1, games: 1, windowMissed: 0, unsupported: 0, endedByTime: false },
  times: { started: "2026-07-24T00:00:00.000Z", seconds: 0 },
};
const outcome = { report };

const told = (judgement: Judgement): string =>
  judgement === undefined
    ? "passes"
    : "skip" in judgement
      ? `skipped: ${judgement.skip}`
      : String(judgement.fail.stack);

const ruled = (result: Partial<InvariantResult>, incomplete: "fail" | "skip" = "fail"): string => {
  const { misreading: _, also: __, explains: ___, ...plain } = INVARIANT;
  return told(judgeRule({ ...plain, evidence: 4, ...result }, outcome, incomplete));
};

it("lets the test of a rule pass that has its evidence", () => {
  expect(ruled({ verdict: "conforms" })).toBe("passes");
});

it("skips what the engine does not offer, and says what that is", () => {
  expect(ruled({ verdict: "unsupported", because: "needs verb:banish" })).toMatchInlineSnapshot(
    `"skipped: 359.3.e.5 illegal/no-retarget · unsupported · 4 of 100 telling cases · needs verb:banish"`,
  );
});

it("fails for lack of evidence, unless it is to be skipped", () => {
  expect(ruled({ verdict: "blocked", because: "primitive draw" })).toMatchInlineSnapshot(
    `"Incomplete: 359.3.e.5 illegal/no-retarget · blocked · 4 of 100 telling cases · primitive draw"`,
  );
  expect(ruled({ verdict: "thin" }, "skip")).toMatchInlineSnapshot(
    `"skipped: 359.3.e.5 illegal/no-retarget · thin · 4 of 100 telling cases"`,
  );
});

it("fails a rule that is violated with the bug report, and without a stack", () => {
  expect(told(judgeRule(INVARIANT, outcome, "skip"))).toMatchInlineSnapshot(`
    "Violation: 359.3.e.5 is violated (illegal/no-retarget): Nothing that was not chosen is affected in place of an illegal target.

    Board
      Object    Owner  Place          Might  Remarks
      Unit U1   P2     battlefield A  4
      Unit U2   P2     battlefield A  2      exhausted
      Spell S1  P1     P1's hand             "Kill a unit."
      Spell S2  P2     P2's hand             reaction, "Return a unit to its owner's hand."

    Play
        1. P1 plays S1 ("Kill a unit.") on U1.
        2. P2 responds with S2 ("Return a unit to its owner's hand.") on U1.
      ✗ 3. Everybody passes until the chain is empty.

    Expected and got
      after step 3:
        expected  U2 is at battlefield A
        got       U2 is in P2's trash

    Because
      359.3.e.2  On resolution a target is illegal if a requirement no longer holds for it, or if it has been off the board since.
      359.3.e.5  An illegal target is left alone, nothing else takes its place, and nothing is carried out on it or about it.
      1.2        See the rule.

    Behaves as if one of these were so
      an illegal target is replaced by another object that fits (illegal/no-retarget/re-aims)
      an illegal one of several targets is replaced by another object that fits (illegal/some-of-one/substituted)

    Replay
      with the case as case.json; run with --out <folder> to have it written:
      in the folder in which the suite ran:
      npx riftbound-conformance replay case.json './my adapter.ts'

    Versions
      engine   boardwalk 0.3.1 (TypeScript)
      adapter  ./my adapter.ts
      suite    riftbound-conformance 1.0.0
      rules    Core Rules 2026-07-24, profile CR
    "
  `);
});

it("fails for each finding of its kind, with what the engine says made harmless", () => {
  expect(told(judgeFindings("stuck", outcome))).toBe("passes");
  expect(
    told(judgeFindings("crash", outcome))
      .split("\n")
      .filter((line) => /crash|boom|──/.test(line)),
  ).toMatchInlineSnapshot(`
    [
      "Finding: crash, 2 cases: boom\\u001b[31m",
      "────────────────────────────────────────────────────────────────────────────────",
      "crash (1 case): bang",
    ]
  `);
});

it("tells of a primitive whether it works, is not offered, or how it comes out wrong", async () => {
  const draw = PRIMITIVES.find(({ name }) => name === "draw");
  if (!draw) throw new Error("there is no primitive draw");
  const judged = async (adapter: ReturnType<typeof sparring>) =>
    told(judgePrimitive(await checkPrimitive(adapter, draw), engine, "./my adapter.ts"));
  expect(await judged(sparring())).toBe("passes");
  expect(await judged({ ...sparring(), open: () => ({ unsupported: ["verb:draw"] }) })).toMatchInlineSnapshot(
    `"skipped: not offered: verb:draw"`,
  );
  expect((await judged(sparring(["draws-nothing"]))).split("\n").slice(0, 9)).toMatchInlineSnapshot(`
    [
      "Primitive: primitive broken (1 case): draw: expected: P1 has 2 cards in hand; got: P1 has 1 card in hand",
      "",
      "Board",
      "  Object    Owner  Place          Might  Remarks",
      "  Unit U1   P2     battlefield A  6",
      "  Unit U2   P2     battlefield A  6",
      "  Unit U3   P2     battlefield A  6",
      "  Spell S1  P1     P1's hand             "Draw 1."",
      "  P1                                     1 other card in hand",
    ]
  `);
});
