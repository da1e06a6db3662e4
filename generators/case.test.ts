import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { RULEBOOK } from "../spec/decisions/rulebook.ts";
import { playOut } from "../spec/model/play.ts";
import { validateScenario } from "../spec/schema/validate.ts";
import { canonicalKey } from "./canonical.ts";
import { type GeneratedCase, generateCase } from "./case.ts";
import { STREAMS } from "./streams.ts";
import { isValid } from "./valid.ts";

/** Cases of all streams in turns. */
function cases(seed: number, n: number): readonly GeneratedCase[] {
  return Array.from({ length: n }, (_, index) =>
    generateCase(seed, index % STREAMS.length, Math.floor(index / STREAMS.length)),
  );
}

describe("generateCase", () => {
  it("makes the same case for the same seed, stream and index", () => {
    expect(JSON.stringify(cases(3, 60))).toBe(JSON.stringify(cases(3, 60)));
    expect(JSON.stringify(cases(3, 60))).not.toBe(JSON.stringify(cases(4, 60)));
  });

  it("knows no stream beside its own", () => {
    expect(() => generateCase(1, STREAMS.length, 0)).toThrow("there is no stream");
  });

  it("makes valid cases; the few that meet an open point are not judged", () => {
    let open = 0;
    const made = cases(42, 2_000);
    for (const { scenario, tested } of made) {
      if (isValid(scenario, tested)) continue;
      expect(playOut(scenario, RULEBOOK).state.open.size).toBeGreaterThan(0);
      open += 1;
    }
    expect(open).toBeLessThan(made.length / 20);
  });

  it("makes scenarios of the schema that survive JSON", () => {
    for (const { scenario } of cases(43, 300)) {
      expect(validateScenario(JSON.parse(JSON.stringify(scenario)))).toEqual(scenario);
    }
  });

  it("makes the cases that it made before, in canonical form", () => {
    const hashes = STREAMS.map(({ name }, stream) => {
      const { scenario, tested } = generateCase(42, stream, 0);
      const hash = createHash("sha256").update(canonicalKey(scenario, tested)).digest("hex");
      return `${name}: ${hash.slice(0, 8)}`;
    });
    expect(hashes).toMatchInlineSnapshot(`
      [
        "plain: 45285aba",
        "first: 185c103b",
        "reads: c0902750",
        "reads live: c7fe242c",
        "looks back: f615cfbb",
        "them: 27c4255c",
        "replaced: 8ad9fd8c",
        "whose: 110f554f",
        "whose, undisturbed: 07f26eef",
        "whose, looking back: 1c627342",
        "Might, looking back: fd3a2e9a",
        "conditions: 69acd8a1",
        "whose in turn: c8f143d4",
        "if you do: 0bfcf8e3",
        "taken: b3b05fcb",
        "two targets: 3517a319",
        "impossible: 5c47090d",
        "states: 2d01cfc6",
        "linked: d75062b5",
        "Might: 99d9e3fc",
        "several: 08672933",
        "several deals: e0169529",
        "ordered: 437a2ab3",
        "lethal: 55755032",
        "harmless: 122e25d2",
        "damaged: 8043926e",
        "observed: 08757948",
        "replayed: d7e23c58",
        "between battlefields: 09f8c78c",
        "hidden: 49fdc37f",
        "nouns: f1a3a4af",
        "back: 8f01012c",
        "protected: 6278b643",
        "places and sides: 5c8d55d9",
        "stolen: 756d4a8b",
        "trash: 7321a342",
        "hand: 1d311316",
        "cost: ab207d1e",
        "saved: 174472ab",
        "everything: 5b00e1a7",
        "your legend: 3e40d851",
        "a legend: 35243cd1",
        "others: 0c6629f7",
        "must: 96268f35",
        "refused: 46194b5e",
        "buff: 57cbcbdb",
        "activated: e20a5cc6",
        "staying: 9e14c3bd",
        "fixed: 33e02bbf",
        "ambushed: f9fe9c60",
        "targetless: 41c9aacd",
        "statuses: 23266c5c",
        "discard: 4d8dfc36",
        "leaving: f236a42d",
        "split: c86d10d9",
        "group: 1c483cf2",
        "guarded: c62f9645",
        "counted: 0e8b2e77",
        "chosen me: a69f51e1",
        "prevented: 0b5e451d",
        "diverted: a26c92dc",
        "dying: 48aee8fc",
        "mourning: d457b8cd",
        "arriving: f7f76013",
        "greeted: d4303090",
        "offered: fa6e5aa4",
        "spared: 28345801",
        "reflexive: 437de91a",
        "delayed: b3665390",
        "looked: 940e6565",
        "here: 74e003fc",
        "there: f766910e",
        "swapped: 37cfcd7b",
        "if so: 33171899",
        "existing: d00ccc2c",
        "numerous: e15776bb",
        "company: 44f43034",
        "gathered: 82546475",
        "runes: 49fcb493",
        "experience: 59a233c8",
        "facedown: fd056c65",
        "again: 9827fd24",
        "landing: d26f25dd",
        "tired: 659d8169",
        "hurt: dc05ec53",
        "undone: b2b3ba71",
        "nothing to read: 5d4cb098",
        "put back: d882a190",
        "some of them: ca1370ba",
        "made: 8b1217f5",
        "countering: cee43ea8",
        "promised: e7e1dbf4",
        "priced: cdd48ad0",
        "fetched: f8676286",
        "resettled: c76be48c",
        "unhidden: 604858eb",
        "elsewhere: d0a6132c",
        "sheltered: 9aee6d39",
        "equipping: 4b81b0be",
        "retyped: f99e55bc",
        "reflexive ability: 3c878fb2",
        "delayed ability: e62a0f75",
        "answered: a8375c74",
      ]
    `);
  });
});
