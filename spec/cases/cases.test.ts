import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { misread, type Patch, RULEBOOK } from "../decisions/rulebook.ts";
import { MISREADINGS } from "../invariants/index.ts";
import { play } from "../model/play.ts";
import type { Trace } from "../model/trace.ts";
import { validateCase } from "../schema/validate.ts";
import type { Case, Value } from "../types/index.ts";
import { CASES, loadCases } from "./index.ts";

const written = loadCases();
const byName = new Map(MISREADINGS.map((misreading) => [misreading.name, misreading]));

type Judged = Record<string, Record<string, Value | undefined>>;

function asWritten({ expected }: Case): Judged {
  return Object.fromEntries(expected.map(({ after, values }) => [after, { ...values }]));
}

/** What a game showed at the places that a case judges. */
function asPlayed({ expected }: Case, trace: Trace): Judged {
  const seen: Judged = {};
  for (const { after, values } of expected) {
    const checkpoint = trace.checkpoints.find((each, index) =>
      after === "end" ? index === trace.checkpoints.length - 1 : each.after === after,
    );
    const valueAt = (name: string): Value | undefined =>
      checkpoint?.values[trace.paths.findIndex((path) => path.name === name)];
    seen[after] = Object.fromEntries(Object.keys(values).map((name) => [name, valueAt(name)]));
  }
  return seen;
}

/** Whether a game with a misreading comes out otherwise than written, or a legal play is refused in it. */
function fails(each: Case, patches: readonly Patch[]): boolean {
  const right = JSON.stringify(asWritten(each));
  return patches.some((patch) => {
    const trace = play(each.scenario, misread(patch));
    if (trace.end.kind === "refused") return true;
    return trace.end.kind === "complete" && JSON.stringify(asPlayed(each, trace)) !== right;
  });
}

describe("the written cases", () => {
  it("are found, sorted, and each once", () => {
    const ids = written.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(100);
    expect(ids).toEqual([...new Set(ids)].sort());
    expect(CASES).toEqual(written.map((each) => each.case));
  });

  it.each(written)("$id comes out as written under the rules", ({ case: each }) => {
    const trace = play(validateCase(each).scenario, RULEBOOK);
    expect(trace.end).toEqual({ kind: "complete" });
    expect(trace.substituted).toBe(false);
    expect(asPlayed(each, trace)).toEqual(asWritten(each));
  });

  it.each(written.filter((each) => each.case.misreadings))(
    "$id is failed by the misreadings that it names",
    ({ case: each }) => {
      const named = each.misreadings ?? [];
      expect(named.filter((name) => !fails(each, byName.get(name)?.patches ?? []))).toEqual([]);
    },
  );

  it("never start with units of both players at one battlefield, nor end so but where P1 attacks", () => {
    const shared = (places: readonly (readonly [place: Value | undefined, controller: Value | undefined])[]): boolean =>
      places.some(([place, controller]) =>
        places.some(
          ([where, whose]) => `${place}`.startsWith("battlefield:") && where === place && whose !== controller,
        ),
      );
    const mixed = written.filter(({ case: each }) => {
      const trace = play(each.scenario, RULEBOOK);
      const units = each.scenario.objects.filter(({ kind }) => kind === "unit");
      const attacked = each.scenario.script.flatMap((step) => ("attack" in step ? [step.attack.battlefield] : []));
      const fought = new Set(attacked.map((battlefield) => `battlefield:${battlefield}`));
      return [trace.checkpoints[0], trace.checkpoints.at(-1)].some((checkpoint) => {
        const valueAt = (name: string): Value | undefined =>
          checkpoint?.values[trace.paths.findIndex((path) => path.name === name)];
        const places = units.map(({ id }) => [valueAt(`${id}.place`), valueAt(`${id}.controller`)] as const);
        const ended = checkpoint !== trace.checkpoints[0];
        return shared(places.filter(([place]) => !(ended && fought.has(`${place}`))));
      });
    });
    expect(mixed.map(({ id }) => id)).toEqual([]);
  });

  it("say which misreadings fail them by names that exist", () => {
    const unknown = written.flatMap((each) => each.case.misreadings ?? []).filter((name) => !byName.has(name));
    expect(unknown).toEqual([]);
  });
});

describe("a folder of cases", () => {
  it("is refused with the name of the file that is wrong", () => {
    const folder = mkdtempSync(join(tmpdir(), "cases-"));
    try {
      mkdirSync(join(folder, "topic"));
      writeFileSync(join(folder, "topic", "broken.json"), "{");
      expect(() => loadCases(folder)).toThrow(/^topic\/broken\.json: /);
      writeFileSync(join(folder, "topic", "broken.json"), '{ "format": 2 }');
      expect(() => loadCases(folder)).toThrowErrorMatchingInlineSnapshot(
        `[Invalid: topic/broken.json: no valid case: at the top: must have the property "name"]`,
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe("every misreading", () => {
  it.each(MISREADINGS)(
    "$name fails a written case that names it, whichever way an engine has it",
    ({ name, patches }) => {
      const named = written.filter((each) => each.case.misreadings?.includes(name));
      const unseen = patches.filter((patch) => !named.some((each) => fails(each.case, [patch])));
      expect(unseen.map((patch) => Object.keys(patch))).toEqual([]);
    },
  );
});
