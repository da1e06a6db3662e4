import { expect, test } from "vitest";
import { GOOD, PARTIAL, REPORT } from "./example-runs.ts";
import { renderStepSummary } from "./step-summary.ts";

/** Without the bug reports, which have tests of their own. */
const folded = (page: string): string =>
  page.replaceAll(/(<\/summary>\n)[\s\S]*?\n\n<\/details>\n\n<\/details>/g, "$1...\n</details>");

test("a run with something of everything", () => {
  expect(folded(renderStepSummary(REPORT, "found"))).toMatchInlineSnapshot(`
    "## ✗ boardwalk 0.3.1: does not conform

    riftbound-conformance 1.0.0 · Core Rules 2026-07-24 · engine boardwalk 0.3.1 · seed 7

    | Verdict | Rules |
    | --- | --- |
    | ✓ conforms | 2 |
    | ✗ violates | 1 |
    | … thin | 1 |
    | – unsupported | 1 |

    ### Rules violated

    <details>
    <summary>359.3.e.5 illegal/no-retarget · violates · shown by 100 cases · behaves as if an illegal target is replaced by another object that fits</summary>
    ...
    </details>

    ### Findings

    <details>
    <summary>crash, 12 cases: TypeError: unit is undefined</summary>
    ...
    </details>

    - state leaked, 1 case: U1 has 2 damage at the start

    ### Too little evidence

    - 355.10.c target/cost · thin · 12 of 100 telling cases

    ### Run it again

    \`\`\`sh
    npx riftbound-conformance@1.0.0 run ./adapter.ts --seed 7
    \`\`\`

    does not conform · 1 invariant violated · 2 findings · 2 of 5 invariants conform · 700 cases (3 unsupported) · 4.2 s
    "
  `);
});

test("bug reports are folded under their faults", () => {
  expect(renderStepSummary(REPORT, "found").match(/^## .*is violated|^<details>$/gm)).toEqual([
    "<details>",
    "## 359.3.e.5 is violated",
    "<details>",
    "<details>",
    "<details>",
  ]);
});

test("a run in which all goes well is short", () => {
  expect(renderStepSummary(GOOD)).toMatchInlineSnapshot(`
    "## ✓ boardwalk 0.3.1: conforms

    riftbound-conformance 1.0.0 · Core Rules 2026-07-24 · engine boardwalk 0.3.1 · seed 7

    | Verdict | Rules |
    | --- | --- |
    | ✓ conforms | 1 |

    ### Run it again

    \`\`\`sh
    npx riftbound-conformance@1.0.0 run ./adapter.ts --seed 7
    \`\`\`

    conforms · 1 of 1 invariants at full evidence · 700 cases (3 unsupported) · 4.2 s
    "
  `);
});

test("partial is not marked as good", () => {
  expect(renderStepSummary(PARTIAL).split("\n")[0]).toBe("## – boardwalk 0.3.1: partial");
});

test("only the first bug reports are shown", () => {
  const [first] = REPORT.findings;
  const findings = Array.from({ length: 12 }, (_, n) => ({
    ...first,
    kind: "crash" as const,
    signature: `${n}`,
    message: "m",
    count: 1,
  }));
  const page = renderStepSummary({ ...PARTIAL, findings });
  expect(page.match(/^<summary>Case file/gm)).toHaveLength(10);
  expect(page).toContain("The bug reports of 2 more are in the report itself (`--out`).");
});
