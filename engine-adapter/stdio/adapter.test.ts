import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";
import type { Adapter, Setup } from "../contract.ts";
import { stdioAdapter } from "./adapter.ts";

const folder = mkdtempSync(join(tmpdir(), "riftbound-stdio-"));
afterAll(() => rmSync(folder, { recursive: true }));

const SETUP: Setup = {
  release: "2026-07-24",
  profile: "CR",
  battlefields: ["A"],
  players: { P1: { hand: 0, deck: 0 }, P2: { hand: 0, deck: 0 } },
  cards: [
    {
      id: "slay",
      name: "Slay",
      kind: "spell",
      timing: "main",
      text: [{ id: "i1", verb: "kill", object: { id: "m1", choose: "unit", count: { min: 1, max: 1 }, filters: [] } }],
      abilities: [],
    },
  ],
  objects: [
    { id: "X", kind: "unit", owner: "P2", controller: "P2", place: "battlefield:A", might: 3 },
    { id: "S1", kind: "spell", card: "slay", owner: "P1", controller: "P1", place: "hand:P1" },
  ],
};

let started = 0;

/** One of the engines that fail, with the ids of its processes so far. */
async function small(
  fault = "nothing",
): Promise<{ readonly adapter: Adapter; readonly pids: () => readonly string[] }> {
  started += 1;
  const file = join(folder, `${started}.txt`);
  const adapter = await stdioAdapter({
    command: process.execPath,
    args: ["main.mjs", fault],
    cwd: fileURLToPath(new URL("./faulty", import.meta.url)),
    env: { PIDS: file },
    timeouts: { step: 10_000 },
    patience: 3,
  });
  return { adapter, pids: () => readFileSync(file, "utf8").trim().split("\n") };
}

/** Plays the spell on X and has everybody pass; where X is then. */
async function play(adapter: Adapter): Promise<readonly string[] | undefined> {
  const opened = await adapter.open(SETUP);
  if ("unsupported" in opened) throw new Error(opened.unsupported.join());
  const { session } = opened;
  await session.act({ kind: "play", player: "P1", card: "S1", choices: { m1: ["X"] }, targets: ["X"] });
  await session.act({ kind: "pass", player: "P1" });
  await session.act({ kind: "pass", player: "P2" });
  const { places } = await session.observe();
  await session.close?.();
  return places.X;
}

it("plays on the engine in its folder and environment, one game after the other in one process", async () => {
  const { adapter, pids } = await small();
  expect(adapter.engine).toEqual({ name: "small", version: "1.0.0" });
  expect(await play(adapter)).toEqual(["trash:P2"]);
  expect(await play(adapter)).toEqual(["trash:P2"]);
  expect(pids()).toHaveLength(1);
  await adapter.close?.();
});

it("is answered after one pass by an engine that does not know of passing for everybody at once", async () => {
  const { adapter } = await small();
  const opened = await adapter.open(SETUP);
  if ("unsupported" in opened) throw new Error(opened.unsupported.join());
  const { session } = opened;
  await session.act({ kind: "play", player: "P1", card: "S1", choices: { m1: ["X"] }, targets: ["X"] });
  expect(await session.settle?.("P1")).toMatchObject({ kind: "ok", pending: { kind: "priority", player: "P2" } });
  await adapter.close?.();
});

it("says what the engine lacks", async () => {
  const { adapter } = await small();
  const draw = { id: "i1", verb: "draw", player: { id: "p1", player: "you" }, amount: 1 } as const;
  const cards = SETUP.cards.map((card) => ({ ...card, text: [draw] }));
  expect(await adapter.open({ ...SETUP, cards })).toEqual({ unsupported: ["verb:draw"] });
  await adapter.close?.();
});

it("goes on with a fresh process after one has died", async () => {
  const { adapter, pids } = await small("dies midway");
  const died = { name: "EngineFailed", kind: "crash", message: "it ended with exit code 1" };
  await expect(play(adapter)).rejects.toMatchObject(died);
  await expect(play(adapter)).rejects.toMatchObject(died);
  expect(await adapter.open(SETUP)).toHaveProperty("session");
  expect(pids()).toHaveLength(3);
  await adapter.close?.();
});

it("keeps engines side by side apart", async () => {
  const [sound, dying] = await Promise.all([small(), small("dies midway")]);
  const played = await Promise.allSettled([play(sound.adapter), play(dying.adapter)]);
  expect(played.map(({ status }) => status)).toEqual(["fulfilled", "rejected"]);
  expect(await play(sound.adapter)).toEqual(["trash:P2"]);
  expect(sound.pids()).toHaveLength(1);
  await Promise.all([sound.adapter.close?.(), dying.adapter.close?.()]);
});

it("opens nothing once it is closed, and may be closed twice", async () => {
  const { adapter } = await small();
  await adapter.close?.();
  await adapter.close?.();
  expect(() => adapter.open(SETUP)).toThrow("the engine has been shut down already");
});

it("gives an engine up that fails again and again", async () => {
  const { adapter } = await small("breaks JSON");
  await expect(play(adapter)).rejects.toThrow("it wrote to standard output what is no JSON");
  await expect(play(adapter)).rejects.toThrow("it wrote to standard output what is no JSON");
  await expect(play(adapter)).rejects.toMatchObject({
    name: "AdapterFailed",
    message: `the engine failed 3 times in a row, at last so: it wrote to standard output what is no JSON; "{'kind': 'ok'}"`,
  });
  await adapter.close?.();
});
