import { expect, it } from "vitest";
import type { RulePage } from "../spec/releases/clause.ts";
import type { Report } from "../spec/types/index.ts";
import { renderRulesPage } from "./rules-page.ts";

const REPORT: Report = {
  format: 1,
  suite: "1.0.0",
  verdict: "does not conform",
  release: "2026-07-24",
  profile: "CR",
  seed: 7,
  engine: { name: "*mine*", version: "<b>1</b>" },
  primitives: [],
  invariants: [
    {
      id: "illegal/stays",
      rule: "359.3.e.4",
      statement: "",
      verdict: "violates",
      evidence: 1,
      because: "it | said\n# so",
      cases: [],
    },
    { id: "whole/one-place", rule: "124", statement: "", verdict: "conforms", evidence: 1500, cases: [] },
  ],
  findings: [],
  habits: [],
  extent: { generated: 0, cases: 1, games: 2345, windowMissed: 0, unsupported: 0, endedByTime: false },
  times: { started: "2026-07-24T00:00:00.000Z", seconds: 0 },
};

const PAGE: RulePage = {
  id: "1",
  title: "Rules about something",
  clauses: [
    {
      id: "1.a",
      level: "must",
      statement: "What must hold.",
      restates: ["143.4"],
      readings: [
        {
          asks: "How so?",
          readings: [
            { name: "thus", says: "it does", profiles: ["CR", "FAQ+"] },
            { name: "else", says: "it does not", profiles: [] },
          ],
          masked: "how it does",
        },
      ],
      examples: ["what a unit does"],
      testedBy: ["illegal/stays", "illegal/regained", "illegal/later"],
    },
    { id: "1.b", level: "must", profile: "FAQ+", statement: "What holds elsewhere.", testedBy: ["illegal/stays"] },
    { id: "1.c", level: "informative", statement: "What nobody can test.", excluded: "nothing happens" },
    { id: "359.3.e.15", level: "must", statement: "What nothing tests yet.", testedBy: ["illegal/later"] },
  ],
};

it("says clause by clause what tests it, and what does not and why", () => {
  expect(renderRulesPage(REPORT, [PAGE])).toMatchInlineSnapshot(`
    "# The rules, and what tests them

    <!-- Written by \`npm run rules\`; do not edit. -->

    Core Rules 2026-07-24 in our words, clause by clause, with what came of a run of riftbound-conformance 1.0.0 on the engine \\*mine\\* &lt;b&gt;1&lt;/b&gt; (profile CR, seed 7): 1 case, 2,345 games.

    Evidence is the number of cases that tell the rule from the misreading with the fewest; how a verdict comes about is said in [verdicts.md](verdicts.md). \`npx riftbound-conformance explain 359.3.e.8\` says the same of one clause and lists written cases; \`explain illegal/some-of-one\` plays one, step by step.

    |  | Clauses | Tested | In part | Not yet | Other profile | Excluded |
    | --- | --- | --- | --- | --- | --- | --- |
    | 1 Rules about something | 4 | 0 | 1 | 1 | 1 | 1 |

    ## Rules about something

    ### 1.a

    _must · says again 143.4 · 1 case written by hand_

    What must hold.

    | Tested by | Verdict | Evidence | Told from |
    | --- | --- | --- | --- |
    | \`illegal/stays\` | ✗ violates: it \\| said\\\\n#⁠ so | 1 case | \`followed-by-card\`, \`same-place-again\` |
    | \`illegal/regained\` | not in this run |  |  |
    | \`illegal/later\` | not in this version |  |  |

    Open, so either reading is right:

    - How so? **thus** (CR, FAQ+): it does; **else**: it does not. Not judged: how it does.

    Worked examples on the page:

    - what a unit does

    ### 1.b

    _must · only in profile FAQ+_

    What holds elsewhere.

    Tested by \`illegal/stays\`, but not in this run, which is of another profile.

    ### 1.c

    _informative_

    What nobody can test.

    Not tested: nothing happens.

    ### 359.3.e.15

    _must · 6 cases written by hand_

    What nothing tests yet.

    | Tested by | Verdict | Evidence | Told from |
    | --- | --- | --- | --- |
    | \`illegal/later\` | not in this version |  |  |

    ## Checked without a rule of its own

    | Tested by | Verdict | Evidence | Told from |
    | --- | --- | --- | --- |
    | \`whole/one-place\` | ✓ conforms | 1,500 cases |  |
    "
  `);
});
