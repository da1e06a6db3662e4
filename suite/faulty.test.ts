import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";
import { stdioAdapter } from "../engine-adapter/stdio/adapter.ts";
import { runConformance } from "./run.ts";

const program = fileURLToPath(new URL("../engine-adapter/stdio/faulty/main.mjs", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "riftbound-faulty-"));

afterAll(() => rmSync(folder, { recursive: true }));

/** What a run says of a faulty engine: its findings, or why there was no run. */
async function saidOf(fault: string, pids: string): Promise<readonly string[]> {
  const adapter = await stdioAdapter({
    command: process.execPath,
    args: [...(fault === "eats memory" ? ["--max-old-space-size=16"] : []), program, fault],
    env: { ...process.env, PIDS: pids },
    timeouts: { step: fault === "hangs" || fault === "never answers" ? 200 : 10_000, shutdown: 200 },
  });
  try {
    // Where only a reading is asked for no case has to be made: the primitives are games enough.
    const { findings } = await runConformance(adapter, { only: ["link/negated"], shrink: false });
    return findings.map(({ kind, message }) => `${kind}: ${message}`);
  } finally {
    await adapter.close?.();
  }
}

/** Whether a process runs; one that is dead and that nobody has asked after does not. */
function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== "linux" || !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    return false;
  }
}

const SOUND: readonly string[] = [];

it.each([
  ["nothing", SOUND],
  [
    "dies at once",
    [/^AdapterFailed: the engine ".* dies at once": it ended with exit code 1; its log ends: .*Error: no card data$/],
  ],
  [
    "speaks another protocol",
    [
      /: no valid reply to hello: at \/protocol: must be "riftbound-conformance\/1", but is "riftbound-conformance\/2"$/,
    ],
  ],
  [
    "says that it can draw",
    ['handshake untrue: its capabilities say that it offers "verb:draw", but it refuses games for the lack of it'],
  ],
  ["dies midway", [/^crash: it ended with exit code 1; its log ends: .*Error: no such unit$/]],
  ["exits midway", ["crash: it ended with exit code 0"]],
  ["hangs", ["hang: no answer to act within 0.2 s"]],
  ["never answers", ["hang: no answer to act within 0.2 s"]],
  ["prints text", ['crash: it wrote to standard output what is no JSON; "playing a card"']],
  ["breaks JSON", [`crash: it wrote to standard output what is no JSON; "{'kind': 'ok'}"`]],
  ["replies with a list", ['crash: it wrote to standard output what is no reply; "[\\"ok\\"]"']],
  ["breaks the schema", ['crash: no valid reply to act: at /pending/player: must be "P1" or "P2", but is 1']],
  ["answers twice", [/^crash: it answered a request twice; "/]],
  ["answers out of order", [/^crash: it answered another request than it was asked; "/]],
  ["writes a line over the limit", ["crash: it wrote a line of more than 1,048,576 bytes"]],
  ["closes its output", ["crash: it closed its standard output"]],
  ["floods its log", SOUND],
  ["says that it failed", ["crash: no such unit"]],
  ["eats memory", [/^crash: it was ended by SIGABRT; its log ends: .*heap out of memory$/]],
  ["leaks state", [/^state leaked: an earlier game left something behind/]],
  ["starts a process", SOUND],
  ["stays after shutdown", SOUND],
])("an engine that %s", async (fault, expected) => {
  const pids = join(folder, `${fault}.txt`);
  const said = await saidOf(fault, pids).catch((error: unknown) => [String(error)]);
  const processes = readFileSync(pids, "utf8").trim().split("\n").map(Number);
  expect(said).toEqual(expected.map((each) => (typeof each === "string" ? each : expect.stringMatching(each))));
  // What was ended a moment ago may be on its way.
  await expect.poll(() => processes.filter(runs)).toEqual([]);
});
