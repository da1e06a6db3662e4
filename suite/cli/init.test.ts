import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
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
