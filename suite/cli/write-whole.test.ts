import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { besideOf, isHalf, whyNot, writeWhole } from "./write-whole.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "riftbound-whole-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What a write that fails says, without the folder. */
function saidOf(path: string): string {
  try {
    writeWhole(path, "new");
  } catch (error) {
    return error instanceof Error ? error.message.replaceAll(folder, "<folder>") : "";
  }
  return "nothing";
}

it("writes a file and its folder, and leaves nothing beside it", () => {
  writeWhole(join(folder, "a", "b", "report.json"), "{}\n");
  expect(readdirSync(join(folder, "a", "b"))).toEqual(["report.json"]);
});

it.runIf(existsSync("/dev/full"))("keeps the old file whole when the disk is full", () => {
  const path = join(folder, "report.json");
  writeFileSync(path, "old");
  symlinkSync("/dev/full", besideOf(path));
  expect(saidOf(path)).toBe("<folder>/report.json cannot be written: the disk is full");
  expect(readFileSync(path, "utf8")).toBe("old");
  expect(readdirSync(folder)).toEqual(["report.json"]);
});

it("says when a file is where the folder should be", () => {
  writeFileSync(join(folder, "file"), "");
  expect(saidOf(join(folder, "file", "report.json"))).toMatchInlineSnapshot(
    `"<folder>/file/report.json cannot be written: a file is where its folder should be"`,
  );
});

it("says when a folder has its name", () => {
  mkdirSync(join(folder, "report.json"));
  expect(saidOf(join(folder, "report.json"))).toMatchInlineSnapshot(
    `"<folder>/report.json cannot be written: it is a folder"`,
  );
});

it.each([
  ["ENOSPC", "the disk is full"],
  ["EACCES", "there is no permission to write there"],
  ["EROFS", "the file system is read-only"],
  ["EIO", "EIO: it hurts"],
])("%s is %s", (code, words) => {
  expect(whyNot(Object.assign(new Error(`${code}: it hurts`), { code }))).toBe(words);
});

it("knows what it has not finished", () => {
  expect([besideOf("/x/report.json"), "report.json", ".env"].map((path) => isHalf(path.replace("/x/", "")))).toEqual([
    true,
    false,
    false,
  ]);
});

it.runIf(existsSync("/proc/version"))("says so where nothing can be made, and comes back from it", () => {
  expect(saidOf("/proc/riftbound/report.json")).toBe(
    "/proc/riftbound/report.json cannot be written: no file or folder can be made there",
  );
});

it("takes the place of nothing but a file", () => {
  const pipe = join(folder, "pipe");
  execFileSync("mkfifo", [pipe]);
  expect([saidOf(pipe), saidOf("/proc/self/fd/1"), existsSync(pipe)]).toEqual([
    "<folder>/pipe cannot be written: it is no ordinary file",
    "/proc/self/fd/1 cannot be written: it is no ordinary file",
    true,
  ]);
});
