import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { validateReport } from "../../spec/schema/validate.ts";

const main = fileURLToPath(new URL("./main.ts", import.meta.url));
const tsx = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
const folder = mkdtempSync(join(tmpdir(), "riftbound-interrupted-"));

/** The reference engine, but with a word and a pause before a certain game. */
const SLOW = `
import { reference } from ${JSON.stringify(new URL("../../engine-adapter/reference.ts", import.meta.url).href)};
const last = Number(process.env.GAMES);
let games = 0;
export default {
  engine: { name: "slow", version: "1" },
  async open(setup) {
    games += 1;
    if (games === last) {
      process.stderr.write("playing\\n");
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
    return reference.open(setup);
  },
};`;

interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs the command, and sends a signal once the engine has played that many games. */
function interrupted(games: number, signal: NodeJS.Signals): Promise<Ended> {
  const args = ["slow.ts", "--only", "link/transitive", "--out", "out"];
  const child: ChildProcess = spawn(process.execPath, ["--import", tsx, main, ...args], {
    cwd: folder,
    env: { ...process.env, NO_COLOR: "1", GAMES: `${games}` },
  });
  let stdout = "";
  let stderr = "";
  child.stdout?.on("data", (chunk) => {
    stdout += chunk;
  });
  child.stderr?.on("data", (chunk) => {
    stderr += chunk;
    if (`${chunk}`.includes("playing")) child.kill(signal);
  });
  return new Promise((resolve) => child.on("close", (code) => resolve({ code, stdout, stderr })));
}

beforeAll(() => writeFileSync(join(folder, "slow.ts"), SLOW));
afterAll(() => rmSync(folder, { recursive: true }));

const left = (): readonly string[] => readdirSync(join(folder, "out")).sort();

it("leaves no report when it is killed, and the folder to the next run", async () => {
  expect((await interrupted(1, "SIGKILL")).code).toBeNull();
  expect(left()).toEqual([".lock", "bugs", "cases"]);
});

it("ends with what there is until then when it is interrupted", async () => {
  const { code, stdout, stderr } = await interrupted(100, "SIGINT");
  expect(stderr).toContain(
    "playing\nriftbound-conformance: interrupted: ends with what there is; once more to end at once\n",
  );
  expect(code).toBe(130);
  expect(stdout).toContain("partial: the run was interrupted");
  expect(left()).toEqual(["bugs", "cases", "report.json"]);
  const report = validateReport(JSON.parse(readFileSync(join(folder, "out", "report.json"), "utf8")));
  expect(report.verdict).toBe("incomplete");
  expect(report.extent).toMatchObject({ interrupted: true, endedByTime: false });
});
