import { describe, expect, it } from "vitest";
import { misread, type Patch, RULEBOOK, type Rulebook } from "../decisions/rulebook.ts";
import { MISREADINGS } from "../invariants/index.ts";
import { play } from "../model/play.ts";
import type { Trace } from "../model/script.ts";
import { validateCase } from "../schema/validate.ts";
import type { Case, Value } from "../types/index.ts";
import { CASES, loadCases } from "./index.ts";

const written = loadCases();
const byName = new Map(MISREADINGS.map((misreading) => [misreading.name, misreading]));

/** Misreadings that no case can show, with the reason. */
const UNSHOWN: Readonly<Record<string, string>> = {};

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

const outcome = (each: Case, book: Rulebook): Judged => asPlayed(each, play(each.scenario, book));

/** Whether a game with a misreading comes out otherwise than written. */
function fails(each: Case, patches: readonly Patch[]): boolean {
  const right = JSON.stringify(asWritten(each));
  return patches.some((patch) => JSON.stringify(outcome(each, misread(patch))) !== right);
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

  it.each(written.filter((each) => each.case.misreadings))("$id is failed by the misreadings that it names", (it) => {
    const named = it.case.misreadings ?? [];
    expect(named.filter((name) => !fails(it.case, byName.get(name)?.patches ?? []))).toEqual([]);
  });

  it("never start with units of both players at one battlefield, nor end so", () => {
    const shared = (places: readonly (readonly [place: Value | undefined, controller: Value | undefined])[]): boolean =>
      places.some(([place, controller]) =>
        places.some(
          ([where, whose]) => `${place}`.startsWith("battlefield:") && where === place && whose !== controller,
        ),
      );
    const mixed = written.filter(({ case: each }) => {
      const trace = play(each.scenario, RULEBOOK);
      const units = each.scenario.objects.filter(({ kind }) => kind === "unit");
      return [trace.checkpoints[0], trace.checkpoints.at(-1)].some((checkpoint) => {
        const valueAt = (name: string): Value | undefined =>
          checkpoint?.values[trace.paths.findIndex((path) => path.name === name)];
        return shared(units.map(({ id }) => [valueAt(`${id}.place`), valueAt(`${id}.controller`)]));
      });
    });
    expect(mixed.map(({ id }) => id)).toEqual([]);
  });

  it("say which misreadings fail them by names that exist", () => {
    const unknown = written.flatMap((each) => each.case.misreadings ?? []).filter((name) => !byName.has(name));
    expect(unknown).toEqual([]);
  });
});

describe("every misreading", () => {
  it.each(MISREADINGS.filter(({ name }) => !(name in UNSHOWN)))("$name is named by a written case", ({ name }) => {
    expect(written.some((each) => each.case.misreadings?.includes(name))).toBe(true);
  });

  it("that is said to show nowhere shows nowhere", () => {
    for (const name of Object.keys(UNSHOWN)) {
      const patches = byName.get(name)?.patches;
      expect(patches, name).toBeDefined();
      expect(written.filter((each) => fails(each.case, patches ?? [])).map(({ id }) => id)).toEqual([]);
    }
  });
});
