import { expect, it } from "vitest";
import type { Finding, InvariantResult } from "../spec/types/index.ts";
import { exitCode, strictExitCode } from "./exit-code.ts";
import { overall } from "./judge/verdict.ts";

type Verdict = InvariantResult["verdict"];

const invariant = (verdict: Verdict): InvariantResult => ({
  id: "link/ignored-parent",
  rule: "359.3.e.14.a",
  statement: "An ignored parent implies an ignored child.",
  verdict,
  evidence: 0,
  cases: [],
});

const finding: Finding = { kind: "crash", signature: "crash", message: "it is gone", count: 1 };

const TABLE: readonly (readonly [verdicts: readonly Verdict[], findings: number, code: 0 | 1 | 3])[] = [
  [["conforms"], 0, 0],
  [["conforms", "conforms"], 0, 0],
  [["conforms", "unsupported"], 0, 0],
  [["conforms", "thin"], 0, 3],
  [["conforms", "not exercised"], 0, 3],
  [["conforms", "blocked"], 0, 3],
  [["unsupported", "thin"], 0, 3],
  [["conforms", "violates"], 0, 1],
  [["violates", "thin", "not exercised", "blocked", "unsupported"], 0, 1],
  [["conforms"], 1, 1],
  [["blocked"], 1, 1],
  [["unsupported"], 1, 1],
  [[], 1, 1],
  // Nothing was shown: neither an empty run nor one in which everything is refused passes.
  [[], 0, 3],
  [["unsupported", "unsupported"], 0, 3],
];

it.each(TABLE)("%j with %i findings: exit code %i", (verdicts, findings, code) => {
  expect(
    exitCode({ invariants: verdicts.map(invariant), findings: Array.from({ length: findings }, () => finding) }),
  ).toBe(code);
});

it.each([
  [["conforms"], undefined, 0],
  [["conforms", "unsupported"], undefined, 3],
  [["conforms"], "without info/null/zero: needs filter:might", 3],
  [["conforms", "violates"], undefined, 1],
] as const)("if strict, %j with %s missing: exit code %i", (verdicts, because, code) => {
  const invariants = verdicts.map((verdict) => ({ ...invariant(verdict), ...(because && { because }) }));
  expect(strictExitCode({ invariants, findings: [] })).toBe(code);
});

it("passes without what an engine need not claim, strict or not", () => {
  const unclaimed: InvariantResult = { ...invariant("unsupported"), id: "self/saved", because: "needs save and load" };
  const invariants = [invariant("conforms"), unclaimed];
  expect(strictExitCode({ invariants, findings: [] })).toBe(0);
  expect(overall(invariants, 0, false)).toBe("conforms");
});
