import { expect, test } from "vitest";
import type { Case, Finding } from "../spec/types/index.ts";
import { bugReport, renderMarkdown, renderText } from "./bug-report.ts";
import { CASE, CONTEXT, FINDING, INVARIANT } from "./example-violation.ts";

test("a violation for a terminal", () => {
  expect(renderText(bugReport({ kind: "violation", invariant: INVARIANT, ...CONTEXT }), false)).toMatchInlineSnapshot(`
    "359.3.e.5 is violated (illegal/no-retarget): Nothing that was not chosen is affected in place of an illegal target.

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
      in the folder in which the suite ran:
      npx riftbound-conformance replay cases/no-retarget.json './my adapter.ts'

    Versions
      engine   boardwalk 0.3.1 (TypeScript)
      adapter  ./my adapter.ts
      suite    riftbound-conformance 1.0.0
      rules    Core Rules 2026-07-24, profile CR
    "
  `);
});

test("a violation for an issue tracker", () => {
  const page = renderMarkdown(bugReport({ kind: "violation", invariant: INVARIANT, ...CONTEXT }));
  const json = /^`{3}json\n([\s\S]*?)\n`{3}$/m.exec(page)?.[1] ?? "";
  expect(JSON.parse(json)).toEqual(CASE);
  expect(page.replace(json, "...")).toMatchInlineSnapshot(`
    "## 359.3.e.5 is violated (illegal/no-retarget): Nothing that was not chosen is affected in place of an illegal target.

    ### Board

    | Object | Owner | Place | Might | Remarks |
    | --- | --- | --- | --- | --- |
    | Unit U1 | P2 | battlefield A | 4 |  |
    | Unit U2 | P2 | battlefield A | 2 | exhausted |
    | Spell S1 | P1 | P1's hand |  | "Kill a unit." |
    | Spell S2 | P2 | P2's hand |  | reaction, "Return a unit to its owner's hand." |

    ### Play

    1. P1 plays S1 ("Kill a unit.") on U1.
    2. P2 responds with S2 ("Return a unit to its owner's hand.") on U1.
    3. **Everybody passes until the chain is empty.** ← here

    ### Expected and got

    |  | Expected | Got |
    | --- | --- | --- |
    | after step 3 | U2 is at battlefield A | U2 is in P2's trash |

    ### Because

    - 359.3.e.2: On resolution a target is illegal if a requirement no longer holds for it, or if it has been off the board since.
    - 359.3.e.5: An illegal target is left alone, nothing else takes its place, and nothing is carried out on it or about it.
    - 1.2: See the rule.

    ### Behaves as if one of these were so

    - an illegal target is replaced by another object that fits (illegal/no-retarget/re-aims)
    - an illegal one of several targets is replaced by another object that fits (illegal/some-of-one/substituted)

    ### Replay

    With the case file of this report as cases/no-retarget.json, in the folder in which the suite ran:

    \`\`\`sh
    npx riftbound-conformance replay cases/no-retarget.json './my adapter.ts'
    \`\`\`

    ### Versions

    - engine: boardwalk 0.3.1 (TypeScript)
    - adapter: ./my adapter.ts
    - suite: riftbound-conformance 1.0.0
    - rules: Core Rules 2026-07-24, profile CR

    <details>
    <summary>Case file</summary>

    \`\`\`json
    ...
    \`\`\`

    </details>
    "
  `);
});

test("what does not matter is said where it was tried", () => {
  const free = ["U1.might", "U2.might", "U1.place", "U1.owner", "P2.hand"];
  const bug = bugReport({ kind: "violation", invariant: INVARIANT, ...CONTEXT, case: { ...CASE, free } });
  expect(/What does not matter[\s\S]*?\n\n/.exec(renderText(bug, false))?.[0]).toMatchInlineSnapshot(`
    "What does not matter, each by itself
      how much Might U1 or U2 has
      where U1 is
      who owns U1
      how many other cards P2 has in hand

    "
  `);
  expect(renderMarkdown(bug)).toContain("### What does not matter, each by itself\n\n- how much Might U1 or U2 has\n");
});

test("a case by itself is told by its name, and by what the engine does with it", () => {
  const { telltales: _, ...written } = CASE;
  const context = { suite: "1.0.0", release: "2026-07-24", profile: "CR" };
  const bug = bugReport({ kind: "case", trouble: "crash: no", ...context, case: written });
  expect(bug.headline).toBe("returned and replaced by a bystander (359.3.e.2, 359.3.e.5, 1.2)");
  expect(bug.outcomes).toEqual([
    { when: "in this game", expected: "the game comes out as the rules have it", got: "crash: no" },
  ]);
  expect(bug.replay).toBe("npx riftbound-conformance replay case.json '<adapter>'");
  expect(bug.versions.map(([name]) => name)).toEqual(["suite", "rules"]);
});

test("the controls of a case stay in its file", () => {
  const { scenario, expected } = CASE;
  const controls: Case["controls"] = [{ name: "blank", scenario, expected }];
  const page = renderMarkdown(
    bugReport({ kind: "violation", invariant: INVARIANT, ...CONTEXT, case: { ...CASE, controls } }),
  );
  expect(page).toContain("<summary>Case file, without the games that were played beside the case</summary>");
  expect(JSON.parse(/^`{3}json\n([\s\S]*?)\n`{3}$/m.exec(page)?.[1] ?? "")).toEqual(CASE);
});

test("the folder is named only where a path needs it", () => {
  const needs = (adapterArgument: string, caseFile?: string): boolean =>
    bugReport({ kind: "violation", invariant: INVARIANT, ...CONTEXT, adapterArgument, caseFile }).replayInFolder;
  expect(needs("adapter.ts", "/out/cases/a.json")).toBe(true);
  expect(needs("reference", "out/cases/a.json")).toBe(true);
  expect(needs("mutant:link/ignored-parent/child-runs", "/out/cases/a.json")).toBe(false);
  expect(needs("/adapters/mine.ts")).toBe(false);
});

test("a finding without telltales says what should have been", () => {
  const { caseFile: _, ...context } = CONTEXT;
  const { telltales: __, ...untold } = CASE;
  const bug = bugReport({ kind: "finding", finding: FINDING, ...context, adapterArgument: "reference", case: untold });
  expect(renderText(bug, false)).toMatchInlineSnapshot(`
    "crash (12 cases): TypeError: unit is undefined

    Board
      Object    Owner  Place          Might  Remarks
      Unit U1   P2     battlefield A  4
      Unit U2   P2     battlefield A  2      exhausted
      Spell S1  P1     P1's hand             "Kill a unit."
      Spell S2  P2     P2's hand             reaction, "Return a unit to its owner's hand."

    Play
        1. P1 plays S1 ("Kill a unit.") on U1.
        2. P2 responds with S2 ("Return a unit to its owner's hand.") on U1.
        3. Everybody passes until the chain is empty.

    Expected and got
      in this game:
        expected  the engine goes on
        got       TypeError: unit is undefined

    Because
      359.3.e.2  On resolution a target is illegal if a requirement no longer holds for it, or if it has been off the board since.
      359.3.e.5  An illegal target is left alone, nothing else takes its place, and nothing is carried out on it or about it.
      1.2        See the rule.

    Comes nearest to behaving as if
      a target is followed by its card, so that it is legal again once it is back on the board (illegal/stays/followed-by-card, right in 63 % of the cases)

    Replay
      with the case as case.json; run with --out <folder> to have it written:
      npx riftbound-conformance replay case.json reference

    Versions
      engine   boardwalk 0.3.1 (TypeScript)
      adapter  reference
      suite    riftbound-conformance 1.0.0
      rules    Core Rules 2026-07-24, profile CR
    "
  `);
});

test("the step is marked whose checkpoint has the first telltale", () => {
  const at = (...after: readonly string[]): readonly number[] => {
    const telltales = after.map((step) => ({ after: step, path: "U1.damage", right: 0, wrong: 1 }));
    const { steps } = bugReport({ kind: "finding", finding: FINDING, ...CONTEXT, case: { ...CASE, telltales } });
    return steps.flatMap(({ offending }, index) => (offending ? [index] : []));
  };
  expect(at("t3", "t2")).toEqual([1]);
  expect(at("end")).toEqual([2]);
  expect(at("start", "t3")).toEqual([]);
});

test("too many differences are counted", () => {
  const telltales = Array.from({ length: 13 }, (_, n) => ({ after: "t3", path: `U${n}.damage`, right: 0, wrong: n }));
  const bug = bugReport({ kind: "violation", invariant: INVARIANT, ...CONTEXT, case: { ...CASE, telltales } });
  expect(bug.outcomes).toHaveLength(10);
  expect(renderText(bug, false)).toContain("and 3 more");
  expect(renderMarkdown(bug)).toContain("and 3 more");
});

test("colours do not change the words", () => {
  const bug = bugReport({ kind: "violation", invariant: INVARIANT, ...CONTEXT });
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours are such characters
  expect(renderText(bug, true).replace(/\u001b\[\d+m/g, "")).toBe(renderText(bug, false));
  expect(renderText(bug, true)).not.toBe(renderText(bug, false));
});

test("whatever an engine says is harmless", () => {
  const nasty = `<script>\u001b[31m\n|\`\`\`\n</details>@someone [x](http://y.z)${"x".repeat(10_000)}`;
  const bug = bugReport({
    kind: "finding",
    finding: { ...FINDING, message: nasty },
    ...CONTEXT,
    engine: { name: nasty, version: nasty, language: nasty },
    case: { ...CASE, telltales: [{ after: "t3", path: "U2.place", right: "battlefield:A", wrong: nasty }] },
  });
  expect(renderText(bug, false)).not.toMatch(/[^\P{C}\n]/u);
  const page = renderMarkdown(bug);
  const outside = page.replace(/^(`{3,})\w*\n[\s\S]*?\n\1$/gm, "");
  expect(page).not.toMatch(/[^\P{C}\n\u2060]/u);
  expect(outside.replace(/<\/?(details|summary)>/g, "")).not.toMatch(/<|(?<!\\)`|@\w|:\/\/|(?<!\\)\]\(/);
  expect(outside.match(/<\/details>/g)).toHaveLength(1);
  const json = /^(`{3,})json\n([\s\S]*?)\n\1$/m.exec(page)?.[2] ?? "";
  expect(JSON.parse(json)).toEqual(bug.case);
});

test("a case that is too long is left to be attached", () => {
  const bug = bugReport({
    kind: "violation",
    invariant: INVARIANT,
    ...CONTEXT,
    case: { ...CASE, name: "x".repeat(60_000) },
  });
  expect(renderMarkdown(bug)).toContain("please attach it");
});

test("two games that must end alike are both described", () => {
  const other = { ...CASE.scenario, script: CASE.scenario.script.filter(({ id }) => id !== "t2") };
  const written: Case = { ...CASE, controls: [{ name: "other game", scenario: other, expected: [] }] };
  const finding: Finding = { kind: "relation broken", signature: "self/order", message: "They do not.", count: 1 };
  const bug = bugReport({ ...CONTEXT, case: written, kind: "finding", finding });
  expect(bug.otherSteps).toEqual([`P1 plays S1 ("Kill a unit.") on U1.`, "Everybody passes until the chain is empty."]);
  expect(renderText(bug, false)).toContain(`The play of the other game, which must end alike
    1. P1 plays S1 ("Kill a unit.") on U1.
    2. Everybody passes until the chain is empty.`);
  expect(renderMarkdown(bug)).toContain("### The board of the other game");
});

test("of an engine that built other cards the play is told with these", () => {
  const cards = CASE.scenario.cards.map((card) => ({
    ...card,
    text: card.text.map((each) => (each.verb === "kill" ? { ...each, verb: "banish" as const } : each)),
  }));
  const written: Case = { ...CASE, built: { ...CASE.scenario, cards } };
  const bug = bugReport({ kind: "violation", invariant: INVARIANT, ...CONTEXT, case: written });
  expect(bug.steps[0]?.text).toBe('P1 plays S1 ("Banish a unit.") on U1.');
  expect(bug.case).toBe(written);
});
