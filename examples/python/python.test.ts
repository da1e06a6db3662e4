import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { CASES } from "../../spec/cases/index.ts";
import { featuresOf, runConformance, stdioAdapter } from "../../suite/index.ts";

const cwd = fileURLToPath(new URL(".", import.meta.url));
const python = (...args: string[]) => ({ command: "python3", args, cwd });
const run = (args: readonly string[], input = "") => spawnSync("python3", args, { cwd, input, encoding: "utf8" });

const installed = run(["--version"]).status === 0;
const title = installed ? "the engine in Python" : "the engine in Python (skipped: there is no python3)";

describe.skipIf(!installed)(title, () => {
  it("passes its own tests", () => {
    const { status, stderr } = run(["-m", "unittest"]);
    expect(stderr).toMatch(/^Ran \d+ tests/m);
    expect(status).toBe(0);
  });

  it("calls what a game needs by the published names", () => {
    const program = [
      "import json, sys",
      "from features import features_of",
      "for line in sys.stdin: print(json.dumps(sorted(features_of(json.loads(line)))))",
    ].join("\n");
    const setups = CASES.map(({ scenario: { script: _, ...setup } }) => setup);
    const { stdout } = run(["-c", program], setups.map((each) => `${JSON.stringify(each)}\n`).join(""));
    const named: unknown = JSON.parse(`[${stdout.trim().split("\n").join(",")}]`);
    // A setup has no script.
    expect(named).toEqual(setups.map((each) => [...featuresOf(each)].toSorted()));
  });

  it("says what it lacks", async () => {
    const adapter = await stdioAdapter(python("engine.py"));
    await adapter.close?.();
    expect(adapter.capabilities).toMatchInlineSnapshot(`
      {
        "features": {
          "action:attack": false,
          "amount:cost": false,
          "amount:count": false,
          "condition:exists": false,
          "condition:status": false,
          "filter:cost": false,
          "filter:elsewhere": false,
          "filter:moreThan": false,
          "filter:with": false,
          "from:facedown": false,
          "from:looked": false,
          "group:together": false,
          "later:at end of turn": false,
          "later:do this": false,
          "noun:ability": false,
          "noun:spell or ability": false,
          "passive:me": false,
          "passive:unless in combat": false,
          "passive:while": false,
          "place:chosen": false,
          "place:here": false,
          "place:there": false,
          "place:your base": false,
          "play:gear": false,
          "play:hidden gear": false,
          "play:hidden unit": false,
          "play:unit": false,
          "quality:entersInBase": false,
          "replacement:may": false,
          "save and load": true,
          "trigger:I attack": false,
          "trigger:I defend": false,
          "trigger:I die": false,
          "trigger:a friendly unit dies": false,
          "trigger:an opponent plays a unit": false,
          "trigger:cost": false,
          "trigger:may": false,
          "trigger:you play a unit": false,
          "trigger:you play me": false,
          "verb:become": false,
          "verb:channel": false,
          "verb:gain XP": false,
          "verb:look": false,
          "verb:permit": false,
          "verb:play": false,
          "verb:play token": false,
          "verb:save next": false,
          "verb:swap": false,
        },
      }
    `);
  });

  it("conforms, as far as it offers what the rules are about", async () => {
    const adapter = await stdioAdapter(python("engine.py"));
    const only = ["illegal/some-of-one", "link/ignored-parent", "illegal/stays"];
    const report = await runConformance(adapter, { only, evidence: 3, shrink: false });
    await adapter.close?.();
    expect(report.verdict).toBe("partial");
    expect(report.findings).toEqual([]);
    expect(report.invariants.map(({ id, verdict, because }) => [id, verdict, because])).toEqual([
      ["illegal/stays", "unsupported", "needs verb:play"],
      ["illegal/some-of-one", "conforms", undefined],
      ["link/ignored-parent", "conforms", undefined],
    ]);
  });
});
