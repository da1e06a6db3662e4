import { expect, test } from "vitest";
import type { RulePage } from "../spec/releases/clause.ts";
import { GOOD, PARTIAL, REPORT } from "./example-runs.ts";
import { renderStatement } from "./statement.ts";

const PAGES: readonly RulePage[] = [
  {
    id: "1",
    title: "Some rules",
    clauses: [
      {
        id: "1.a",
        level: "must",
        statement: "The chain is last in, first out.",
        testedBy: ["whole/lifo", "target/cost"],
      },
      { id: "1.b", level: "must", statement: "An illegal target is left alone.", testedBy: ["illegal/no-retarget"] },
      { id: "1.c", level: "must", statement: "What is not known is null.", testedBy: ["info/null"] },
      { id: "1.d", level: "must", statement: "Damage is split.", testedBy: ["illegal/split", "whole/lifo"] },
      { id: "1.e", level: "informative", statement: "This is a heading.", excluded: "it says nothing" },
    ],
  },
];

test("what may be said of an engine that is partly right", () => {
  expect(renderStatement(PARTIAL, PAGES)).toMatchInlineSnapshot(`
    "# boardwalk 0.3.1 and the Core Rules 2026-07-24

    **partial** (2 of 3 rules): whatever the engine offers follows the rules with full evidence; what it does not offer is listed below.

    |  |  |
    | --- | --- |
    | Engine | boardwalk 0.3.1 (TypeScript) |
    | Rules | Core Rules 2026-07-24, profile CR |
    | Suite | riftbound-conformance 1.0.0, seed 7 |
    | Extent | 700 cases, 2,900 games |
    | Date | 2026-07-24 |

    ## Rule by rule

    | Rule | Verdict | Telling cases | What it asks for |
    | --- | --- | --- | --- |
    | 1.a | ✓ conforms | 500 | The chain is last in, first out. |
    | 1.c | – conforms in part | 100 | What is not known is null. |
    | 1.d | – unsupported | 0 | Damage is split. |

    ## Not offered

    - 355.14 illegal/split · unsupported · 0 of 100 telling cases · split is not offered
    - 359.3.e.12 info/null · conforms · 100 of 100 telling cases · without info/null/zero: filter:might is not offered
    - Actions: banish

    ## How it reads what the rules leave open

    - 359.3.e.14.a What becomes of the instructions that are linked to a negated one? ignored rather than negated (Core Rules)

    ## Not checked

    No claim is made on 1.b, 1.e.

    ## See for yourself

    In the folder of the engine's adapter, with Node.js:

    \`\`\`sh
    npx riftbound-conformance@1.0.0 run ./adapter.ts --seed 7
    \`\`\`

    Written by riftbound-conformance, an unofficial test suite, from the report of that run.
    "
  `);
});

test("an engine that is wrong is said to be so", () => {
  const page = renderStatement(REPORT, PAGES);
  expect(page).toContain("\n**does not conform** (2 of 5 rules): rules are violated, or something else is wrong.\n");
  expect(page).toContain("| 1.a | … thin | 12 | The chain is last in, first out. |");
  expect(page).toContain("| 1.b | ✗ violates | 100 | An illegal target is left alone. |");
  expect(page).toContain("\n## Wrong beside the rules\n\n- crash, 12 cases: TypeError: unit is undefined\n");
});

test("only a full run conforms", () => {
  const claim = (report: typeof GOOD): string | undefined => /\n(\*\*.*)/.exec(renderStatement(report, PAGES))?.[1];
  expect(claim(GOOD)).toBe(
    "**conforms** (1 of 1 rule): every rule that the suite checks is followed, each with full evidence.",
  );
  expect(claim({ ...GOOD, options: { only: ["whole/*"], evidence: 20 } })).toBe(
    "**incomplete** (1 of 1 rule): nothing wrong was seen, but not enough to say more. The run was smaller than usual: only 1 rule was checked, with 20 telling cases for each, fewer than usual.",
  );
});

test("the command gives the same run", () => {
  const options = { adapter: "./my adapter.ts", only: ["illegal/*", "link/negated"], evidence: 20, seconds: 1.5 };
  expect(renderStatement({ ...GOOD, profile: "FAQ+", options }, PAGES)).toContain(
    "npx riftbound-conformance@1.0.0 run './my adapter.ts' --seed 7 --profile FAQ+ --evidence 20 --only 'illegal/*' --only link/negated --time 1.5",
  );
});
