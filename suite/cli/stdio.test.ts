import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, expect, it } from "vitest";
import { CASES } from "../../spec/cases/index.ts";

const main = fileURLToPath(new URL("./main.ts", import.meta.url));
const faulty = fileURLToPath(new URL("../../engine-adapter/stdio/faulty/main.mjs", import.meta.url));
const tsx = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;
const folder = mkdtempSync(join(tmpdir(), "riftbound-stdio-cli-"));
const pids = join(folder, "pids.txt");

afterAll(() => rmSync(folder, { recursive: true }));

function command(...args: readonly string[]): ChildProcess & { readonly stdout: NodeJS.ReadableStream } {
  const env = { ...process.env, NO_COLOR: "1", PIDS: pids };
  return spawn(process.execPath, ["--import", tsx, main, ...args], { env, stdio: ["ignore", "pipe", "ignore"] });
}

it("replays a case on an engine that is served in another process", async () => {
  const hit = CASES.find(({ name }) => name === "Deathgrip: the unit to be killed returns to hand");
  const file = join(folder, "hit.json");
  writeFileSync(file, JSON.stringify(hit));
  const served = `"${process.execPath}" --import "${tsx}" "${main}" serve mutant:link/ignored-parent/child-runs`;
  const child = command("replay", file, `stdio:${served}`);
  const [said, [code]] = await Promise.all([text(child.stdout), once(child, "exit")]);
  expect(said).toContain("engine mutant:link/ignored-parent/child-runs 1.0.0");
  expect(said).toContain("    expected  Y has 3 Might\n    got       Y has 7 Might");
  expect(code).toBe(1);
});

it("takes the engine's processes along when it is ended", async () => {
  const child = command("run", `stdio:"${process.execPath}" "${faulty}" "starts a process and never answers"`);
  await expect
    .poll(() => existsSync(pids) && readFileSync(pids, "utf8").split("\n").length, { timeout: 60_000 })
    .toBe(3);
  child.kill("SIGTERM");
  expect(await once(child, "exit")).toEqual([143, null]);
  const [engine = "", started = ""] = readFileSync(pids, "utf8").split("\n");
  await expect.poll(() => [engine, started].filter(runs)).toEqual([]);
});

/** Whether a process runs; one that is dead and that nobody has asked after does not. */
function runs(pid: string): boolean {
  try {
    process.kill(Number(pid), 0);
    return process.platform !== "linux" || !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
}
