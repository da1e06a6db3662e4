import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { lockFolder } from "./folder-lock.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "riftbound-lock-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("is there until it is given free", () => {
  const free = lockFolder(folder);
  expect(readFileSync(join(folder, ".lock"), "utf8")).toBe(`${process.pid}\n`);
  free();
  expect(readdirSync(folder)).toEqual([]);
});

it("is refused while another process has it", () => {
  writeFileSync(join(folder, ".lock"), `${process.ppid}\n`);
  const said = (): string => {
    try {
      lockFolder(folder);
      return "nothing";
    } catch (error) {
      return error instanceof Error ? error.message : "";
    }
  };
  expect(said().replaceAll(folder, "<folder>").replace(`${process.ppid}`, "<pid>")).toMatchInlineSnapshot(
    `"another run (process <pid>) is writing to <folder>; wait for its end, or give this one a folder of its own; if there is no such run, take <folder>/.lock away"`,
  );
});

it.each([
  ["a process that is gone", () => `${spawnSync(process.execPath, ["-e", ""]).pid}\n`],
  ["nobody", () => ""],
])("is taken over from %s", (_, left) => {
  writeFileSync(join(folder, ".lock"), left());
  lockFolder(folder);
  expect(readFileSync(join(folder, ".lock"), "utf8")).toBe(`${process.pid}\n`);
});
