import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import first from "../../examples/init/adapter.ts";
import { playOn } from "../engine-game.ts";
import { PRIMITIVES } from "../primitives/index.ts";
import { writeAdapter } from "./init.ts";

const parent = mkdtempSync(join(tmpdir(), "riftbound-init-"));
afterAll(() => rmSync(parent, { recursive: true }));

it("writes an adapter into a folder that is not there yet", () => {
  const folder = join(parent, "new", "adapter");
  expect(writeAdapter(folder, "typescript", false)).toEqual([`wrote ${join(folder, "adapter.ts")}`]);
  expect(readdirSync(folder)).toEqual(["adapter.ts"]);
});

it("overwrites only what it is told to, and says so", () => {
  const file = join(parent, "adapter.ts");
  writeFileSync(file, "mine");
  expect(() => writeAdapter(parent, "typescript", false)).toThrow(
    `${file} is there already, so nothing was written; name another folder, or add --force to overwrite`,
  );
  expect(writeAdapter(parent, "typescript", true)).toEqual([`overwrote ${file}`]);
});

it("writes one that opens a plain board, and refuses by name what it has not built", async () => {
  const [kill] = PRIMITIVES.filter(({ name }) => name === "kill");
  if (!kill) throw new Error("there is no primitive kill");
  expect(await playOn(first, kill.scenario)).toEqual({ kind: "unsupported", features: ["verb:kill", "noun:unit"] });
  const board = { ...kill.scenario, cards: [], objects: kill.scenario.objects.slice(0, 3), script: [] };
  expect(await playOn(first, board)).toMatchObject({ kind: "played", trace: { end: { kind: "complete" } } });
});
