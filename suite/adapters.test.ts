import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { loadAdapter } from "./adapters.ts";

it.each([
  "reference",
  "sparring",
  "sparring:async,move-heals",
  "mutant:link/ignored-parent/child-runs",
  "mutant:link/ignored-parent/child-runs#2+whole/lifo/first-in-first-out",
  "broken:random",
])("%s is built in", async (name) => {
  expect((await loadAdapter(name)).engine.name).toBe(name);
});

it.each([
  ["sparring:asink", 'the sparring engine has no switch "asink"; the nearest is "async"'],
  ["sparring:", 'the sparring engine has no switch ""; the nearest is "async"'],
  ["mutant", 'no misreading is called ""; the nearest is "info/null/zero"'],
  ["mutant:info/null/zer", 'no misreading is called "info/null/zer"; the nearest is "info/null/zero"'],
  ["broken:randon", 'no broken engine is called "randon"; the nearest is "random"'],
  ["stdio:", 'stdio: needs the command that starts the engine, as in "stdio:python3 engine.py"'],
  ['stdio:python3 "engine.py', 'a quote is not closed in stdio:python3 "engine.py'],
])("%s is refused, with the nearest name where there is one", async (name, message) => {
  await expect(loadAdapter(name)).rejects.toThrow(message);
});

it("a way of a misreading that there is not is refused", async () => {
  await expect(loadAdapter("mutant:info/null/zero#9")).rejects.toMatchObject({ name: "BadAdapter", exitCode: 2 });
});

it("a program that cannot be started is no wrong use, but an adapter that failed", async () => {
  await expect(loadAdapter("stdio:no-such-program --fast")).rejects.toMatchObject({
    name: "AdapterFailed",
    message: 'the engine "no-such-program --fast": it cannot be started: there is no program "no-such-program"',
  });
});

it.each(["adapter.mjs", "adapter.ts"])("%s outside of a clone is told how to find the suite", async (file) => {
  const folder = mkdtempSync(join(tmpdir(), "riftbound-adapter-"));
  writeFileSync(
    join(folder, file),
    'import { defineAdapter } from "riftbound-conformance"; export default defineAdapter;',
  );
  try {
    await expect(loadAdapter(join(folder, file))).rejects.toThrow(
      /cannot be loaded: .*Cannot find (package|module) 'riftbound-conformance'.*; install the suite beside the adapter/,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
