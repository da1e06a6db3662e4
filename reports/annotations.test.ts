import { expect, test } from "vitest";
import { renderAnnotations } from "./annotations.ts";
import { PARTIAL, REPORT } from "./example-runs.ts";

test("faults are errors, lacking evidence is a warning, the verdict a notice", () => {
  expect(renderAnnotations(REPORT, "found")).toMatchInlineSnapshot(`
    "::error title=359.3.e.5 illegal/no-retarget%3A violates::Nothing that was not chosen is affected in place of an illegal target.%0Aafter step 3: expected: U2 is at battlefield A%0Agot: U2 is in P2's trash%0Abehaves as if an illegal target is replaced by another object that fits (illegal/no-retarget/re-aims)%0Areplay: npx riftbound-conformance replay found/cases/illegal-no-retarget.json ./adapter.ts
    ::error title=crash::crash, 12 cases: TypeError: unit is undefined%0Aafter step 3: expected: U2 is at battlefield A%0Agot: U2 is in P2's trash%0Areplay: npx riftbound-conformance replay found/cases/finding-1-crash.json ./adapter.ts
    ::error title=state leaked::state leaked, 1 case: U1 has 2 damage at the start
    ::warning title=355.10.c target/cost%3A thin::355.10.c target/cost · thin · 12 of 100 telling cases
    ::notice title=riftbound-conformance::does not conform · 1 invariant violated · 2 findings · 2 of 5 invariants conform · 700 cases (3 unsupported) · 4.2 s
    "
  `);
});

test("what is not offered is nothing to warn of", () => {
  expect(renderAnnotations(PARTIAL)).toMatchInlineSnapshot(`
    "::notice title=riftbound-conformance::partial · 2 of 3 invariants at full evidence · 700 cases (3 unsupported) · 4.2 s
    "
  `);
});

test("what GitHub would drop is counted in the last one", () => {
  const findings = Array.from({ length: 12 }, (_, n) => ({
    kind: "crash" as const,
    signature: `crash ${n}`,
    message: `${n}`,
    count: 1,
  }));
  const lines = renderAnnotations({ ...PARTIAL, findings })
    .split("\n")
    .filter((line) => line.startsWith("::error"));
  expect(lines).toHaveLength(10);
  expect(lines.at(-1)).toBe("::error title=3 more::crash%0Acrash%0Acrash");
});
