import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PARTIAL } from "../../reports/example-runs.ts";
import { CASES } from "../../spec/cases/index.ts";

const main = fileURLToPath(new URL("./main.ts", import.meta.url));
const tsx = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
const folder = realpathSync(mkdtempSync(join(tmpdir(), "riftbound-cli-")));

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command as people do; the folder is cut out of what it says. */
function command(...args: readonly string[]): Promise<Ended> {
  const env = { ...process.env, NO_COLOR: "1" };
  return new Promise((resolve) => {
    execFile(process.execPath, ["--import", tsx, main, ...args], { cwd: folder, env }, (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === "number" ? error.code : null;
      // Node.js 22 adds line and column to what is wrong with JSON.
      const said = stderr.replaceAll(folder, "<folder>").replaceAll(/ \(line \d+ column \d+\)/g, "");
      resolve({ code, stdout, stderr: said });
    });
  });
}

const hit = CASES.find(({ name }) => name === "Deathgrip: the unit to be killed returns to hand");
const FILES: Readonly<Record<string, string>> = {
  "nothing.mjs": "export const adapter = {};",
  "number.mjs": "export default 7;",
  "no-version.mjs": 'export default { engine: { name: "mine" }, open() {} };',
  "no-open.ts": 'const version: string = "1"; export default { engine: { name: "mine", version } };',
  "throws.ts": 'throw new Error("no \\u001b[31mred\\u001b[0m here\\nnor there");',
  "old.json": JSON.stringify({ ...hit, format: 7 }),
  "broken.json": '{ "format": 1,',
  "wrong.json": JSON.stringify({ ...hit, scenario: { ...hit?.scenario, release: "yesterday" } }),
  "hit.json": JSON.stringify(hit),
  "report.json": JSON.stringify(PARTIAL),
  "old/package.json": '{ "type": "commonjs" }',
  "old/silent.ts": `const engine: { name: string; version: string } = { name: "silent", version: "2" };
    console.log("an engine that talks");
    export default { engine, open: () => new Promise(() => {}) };`,
};

const WRONG = {
  "no such file": ["run", "./none.ts"],
  "no such engine": ["lisst"],
  "no default export": ["nothing.mjs"],
  "a default export that is no object": ["number.mjs"],
  "an engine without version": ["no-version.mjs"],
  "an adapter that cannot open": ["no-open.ts"],
  "a module that throws": ["throws.ts"],
  "an unknown misreading": ["mutant:link/ignored-parent/child-run"],
  "an unknown option": ["--sed", "4"],
  "an unknown invariant": ["--only", "ilegal/*"],
  "an invariant of the other profile": ["--only", "target/pick"],
  "a bad number": ["--evidence", "many"],
  "an unknown rule": ["explain", "359.3.e.88"],
  "a case of another format": ["replay", "old.json"],
  "broken JSON": ["replay", "broken.json"],
  "a case against the schema": ["replay", "wrong.json"],
  "no such baseline": ["reference", "--baseline", "none.yaml"],
  "a report that is none": ["baseline", "write", "--from", "hit.json"],
  "a folder for the report that holds the stored cases": ["--out", ".riftbound-conformance"],
} as const;
const RIGHT = {
  "a case that fails": ["replay", "hit.json", "mutant:link/ignored-parent/child-runs"],
  "an engine that never answers": ["replay", "hit.json", "old/silent.ts"],
  "the bug report of a case": ["bug", "hit.json", "mutant:link/ignored-parent/child-runs", "--text"],
  "a report made again": ["report", "report.json", "--junit", "junit.xml", "--annotations"],
  help: ["help", "run"],
} as const;

const ended = new Map<string, Ended>();

beforeAll(async () => {
  mkdirSync(join(folder, "old"));
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, name), text);
  const waiting = Object.entries({ ...WRONG, ...RIGHT });
  const worker = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) ended.set(next[0], await command(...next[1]));
  };
  await Promise.all([worker(), worker(), worker()]);
});

afterAll(() => rmSync(folder, { recursive: true }));

describe("wrong use", () => {
  it("ends with code 2 and one line on standard error", () => {
    const said = Object.keys(WRONG).map((name) => [name, ended.get(name)?.stderr]);
    expect(Object.fromEntries(said)).toMatchInlineSnapshot(`
      {
        "a bad number": "riftbound-conformance: option '--evidence <n>' argument 'many' is invalid. It must be a whole number from 1 to 2147483647.
      ",
        "a case against the schema": "riftbound-conformance: <folder>/wrong.json: no valid case: at /scenario/release: must be "2026-07-24", but is "yesterday"
      ",
        "a case of another format": "riftbound-conformance: <folder>/old.json: a case of format 7; this release reads format 1
      ",
        "a default export that is no object": "riftbound-conformance: the default export of <folder>/number.mjs is no adapter: it is a number, not an object
      ",
        "a folder for the report that holds the stored cases": "riftbound-conformance: --out .riftbound-conformance would take the place of the stored cases in .riftbound-conformance/cases; give it another folder
      ",
        "a module that throws": "riftbound-conformance: <folder>/throws.ts cannot be loaded: Error: no \\u001b[31mred\\u001b[0m here nor there
      ",
        "a report that is none": "riftbound-conformance: <folder>/hit.json: no valid report: at the top: must have the property "verdict"
      ",
        "an adapter that cannot open": "riftbound-conformance: the default export of <folder>/no-open.ts is no adapter: open is missing, not a function
      ",
        "an engine without version": "riftbound-conformance: the default export of <folder>/no-version.mjs is no adapter: at engine: must have the property "version"
      ",
        "an invariant of the other profile": "riftbound-conformance: target/pick: checked only with --profile FAQ+, but the profile is CR
      ",
        "an unknown invariant": "riftbound-conformance: no invariant is called "ilegal/*"; the nearest is "illegal/*"
      ",
        "an unknown misreading": "riftbound-conformance: no misreading is called "link/ignored-parent/child-run"; the nearest is "link/ignored-parent/child-runs"
      ",
        "an unknown option": "riftbound-conformance: unknown option '--sed' (Did you mean --seed?)
      ",
        "an unknown rule": "riftbound-conformance: no rule, invariant or case is called "359.3.e.88"; the nearest are "359.3.e.8", "359.3.e.1", "359.3.e.2"
      ",
        "broken JSON": "riftbound-conformance: <folder>/broken.json: broken JSON: Expected double-quoted property name in JSON at position 14
      ",
        "no default export": "riftbound-conformance: <folder>/nothing.mjs has no default export; it must be an adapter
      ",
        "no such baseline": "riftbound-conformance: no such baseline: <folder>/none.yaml; "baseline write" makes one from a run
      ",
        "no such engine": "riftbound-conformance: no such file: <folder>/lisst, and no engine or command "lisst"; the nearest is "list"
      ",
        "no such file": "riftbound-conformance: no such file: <folder>/none.ts
      ",
      }
    `);
    for (const name of Object.keys(WRONG)) {
      expect(ended.get(name), name).toMatchObject({ code: 2, stdout: "" });
      expect(ended.get(name)?.stderr.split("\n"), name).toHaveLength(2);
    }
  });
});

describe("replay", () => {
  it("shows board, play, expected and got, and ends with code 1", () => {
    const { code, stdout, stderr } = ended.get("a case that fails") ?? {};
    expect(code).toBe(1);
    expect(stderr).toBe("");
    expect(stdout).toMatchInlineSnapshot(`
      "Deathgrip: the unit to be killed returns to hand
      rules 359.3.e.5, 359.3.e.12, 359.3.e.14.a · engine mutant:link/ignored-parent/child-runs 1.0.0

      Board
        Object        Owner  Place          Might  Remarks
        Unit X        P1     battlefield A  4
        Unit Y        P1     P1's base      3
        Unit Z        P1     P1's base      1
        Deathgrip S1  P1     P1's hand             reaction, "Kill a friendly unit. If you do, give Might equal to its Might to a friendly unit this turn. Draw 1."
        Fall Back R1  P1     P1's hand             reaction, "Return a friendly unit to its owner's hand."
        P1                                         2 other cards in hand, 6 cards in the deck
        P2                                         2 other cards in hand, 6 cards in the deck

      Play
        1. P1 plays S1 ("Kill a friendly unit. If you do, give Might equal to its Might to a friendly unit this turn. Draw 1."), choosing X, then Y.
        2. P1 responds with R1 ("Return a friendly unit to its owner's hand.") on X.
        3. Everybody passes until the chain is empty.

      Expected and got
        after step 3:
          expected  Y has 3 Might
          got       Y has 7 Might

      ✗ the fault shows in 1 value
      "
    `);
  });

  it("does not take an engine that never answers for one that is right", () => {
    expect(ended.get("an engine that never answers")).toMatchInlineSnapshot(`
      {
        "code": 4,
        "stderr": "an engine that talks
      riftbound-conformance: the adapter failed: it ended the process or never answered
      ",
        "stdout": "",
      }
    `);
  });
});

describe("bug", () => {
  it("prints what an engine makes of a case, and ends with code 1", () => {
    const { code, stdout } = ended.get("the bug report of a case") ?? {};
    expect(code).toBe(1);
    expect(stdout?.slice(0, stdout.indexOf("\n\nBoard"))).toBe(
      "Deathgrip: the unit to be killed returns to hand (359.3.e.5, 359.3.e.12, 359.3.e.14.a)",
    );
    expect(stdout).toContain("expected  Y has 3 Might\n    got       Y has 7 Might\n");
    expect(stdout).toContain("\n  npx riftbound-conformance replay hit.json mutant:link/ignored-parent/child-runs\n");
  });
});

describe("report", () => {
  it("makes the reports of a run again", () => {
    const { code, stdout, stderr } = ended.get("a report made again") ?? {};
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toContain("\npartial · 2 of 3 invariants at full evidence · 700 cases (3 unsupported) · 4.2 s\n");
    expect(stdout).toContain("\n::notice title=riftbound-conformance::partial · ");
    expect(readFileSync(join(folder, "junit.xml"), "utf8")).toContain('<testcase classname="riftbound.whole"');
  });
});

describe("help", () => {
  it("fits into 100 columns", () => {
    const { code, stdout = "" } = ended.get("help") ?? {};
    expect(code).toBe(0);
    expect(stdout).toContain("Usage: riftbound-conformance run [options] [engine]");
    expect(stdout.split("\n").filter((line) => line.length > 100)).toEqual([]);
  });
});
