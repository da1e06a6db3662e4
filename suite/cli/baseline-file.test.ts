import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { demandFit, readBaseline } from "./baseline-file.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "riftbound-baseline-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const HEAD = "format: 1\nengine: mine\nrelease: 2026-07-24\nprofile: CR\n";

function file(text: string): string {
  const path = join(folder, "b.yaml");
  writeFileSync(path, text);
  return path;
}

/** What is said against a baseline, without the folder. */
function saidOf(text: string): string {
  try {
    readBaseline(file(text));
  } catch (error) {
    return error instanceof Error ? error.message.replaceAll(folder, "") : "";
  }
  return "nothing";
}

it("reads what is known, dates as they stand", () => {
  const text = `${HEAD}violations:\n  - misreading: link/ignored-parent/child-runs\n    reason:\n`;
  expect(readBaseline(file(text)).baseline).toEqual({
    format: 1,
    engine: "mine",
    release: "2026-07-24",
    profile: "CR",
    violations: [{ misreading: "link/ignored-parent/child-runs", reason: null }],
  });
});

describe("what is no baseline is refused with its line", () => {
  it.each([
    ["nothing", "", "/b.yaml:1: at the top: must be object, but is null"],
    [
      "broken YAML",
      "format: 1\nfaults:\n  - [\n",
      "/b.yaml:4: broken YAML: Flow sequence in block collection must be sufficiently indented and end with a ]",
    ],
    ["a key twice", `${HEAD}format: 1\n`, "/b.yaml:5: broken YAML: Map keys must be unique"],
    [
      "a missing key",
      "format: 1\nengine: mine\nrelease: 2026-07-24\n",
      '/b.yaml:1: at the top: must have the property "profile"',
    ],
    ["another format", HEAD.replace("1", "2"), "/b.yaml:1: at /format: must be 1, but is 2"],
    [
      "an unknown key",
      `${HEAD}violations:\n  - misreading: link/ignored-parent/child-runs\n    why: later\n`,
      '/b.yaml:6: at /violations/0: must not have the property "why"',
    ],
    [
      "a reason that is no text",
      `${HEAD}gaps:\n  - invariant: illegal/stays\n    reason: 7\n`,
      "/b.yaml:7: at /gaps/0/reason: must be string or null, but is 7",
    ],
    [
      "an unknown misreading",
      `${HEAD}violations:\n  - misreading: link/ignored-parent/child-run\n`,
      '/b.yaml:6: no misreading is called "link/ignored-parent/child-run"; the nearest is "link/ignored-parent/child-runs"',
    ],
    [
      "an unknown invariant",
      `${HEAD}gaps:\n  - invariant: illegal/stay\n`,
      '/b.yaml:6: no invariant is called "illegal/stay"; the nearest is "illegal/stays"',
    ],
    [
      "an entry twice",
      `${HEAD}findings:\n  - finding: crash\n  - finding: crash\n`,
      '/b.yaml:7: "crash" is listed twice; the first is in line 6',
    ],
  ])("%s", (_, text, said) => expect(saidOf(text)).toBe(said));
});

it("says how to make one that is not there", () => {
  expect(() => readBaseline(join(folder, "none.yaml"))).toThrow(
    /^no such baseline: .*none\.yaml; "baseline write" makes one from a run$/,
  );
});

it("is only for its engine, release and profile", () => {
  const { baseline } = readBaseline(file(HEAD));
  const run = { engine: "mine", release: "2026-07-24", profile: "CR" };
  expect(demandFit("b.yaml", baseline, run)).toBeUndefined();
  expect(() => demandFit("b.yaml", baseline, { ...run, engine: "yours" })).toThrowErrorMatchingInlineSnapshot(
    `[WrongUse: b.yaml is of engine "mine", but this run is of "yours"; write a baseline of its own with --file, or mend the name]`,
  );
});
