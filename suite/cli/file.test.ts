import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { outFile } from "./file.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "riftbound-file-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

it("writes a file, and the folders that it lies in", () => {
  outFile(join(folder, "a", "b.html"), "--html")("text");
  expect(readFileSync(join(folder, "a", "b.html"), "utf8")).toBe("text");
});

it("leaves what is there alone until there is something to write", () => {
  writeFileSync(join(folder, "old.html"), "old");
  outFile(join(folder, "old.html"), "--html");
  expect(readFileSync(join(folder, "old.html"), "utf8")).toBe("old");
});

it("says at once that nothing can be written", () => {
  writeFileSync(join(folder, "file"), "");
  expect(() => outFile(" ", "--html")).toThrow("--html needs the name of a file, but got an empty one");
  expect(() => outFile(folder, "--html")).toThrow(`--html needs the name of a file, but ${folder} is a folder`);
  expect(() => outFile(join(folder, "file", "b.html"), "--html")).toThrow("nothing can be written to");
});
