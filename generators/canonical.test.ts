import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { RULEBOOK } from "../spec/decisions/rulebook.ts";
import { play } from "../spec/model/play.ts";
import { validateScenario } from "../spec/schema/validate.ts";
import type { Scenario } from "../spec/types/index.ts";
import { gameCase } from "./arbitrary.ts";
import { canonical, canonicalKey } from "./canonical.ts";
import { exampleCase, spellCard } from "./example-case.ts";
import { isValid } from "./valid.ts";

/** What a game shows at every checkpoint, without the names of battlefields, objects and cards. */
function shown(scenario: Scenario): unknown {
  const { paths, checkpoints, end } = play(scenario, RULEBOOK);
  const rows = checkpoints.map(({ values }) =>
    values.map((value, index) => {
      const field = paths[index]?.field;
      if (field === "place") return String(value).replace(/^(battlefield|facedown):.*/, "$1");
      return field === "chain" || field === "targets" ? String(value).split(/[ ,|]+/).length : value;
    }),
  );
  return { rows, end: end.kind };
}

describe("canonical", () => {
  it("names everything by kind in table order, and battlefields in the order of their use", () => {
    const { scenario, tested } = exampleCase();
    const text = JSON.stringify(scenario).replaceAll("battlefield:A", "battlefield:B");
    const elsewhere = validateScenario(JSON.parse(text.replaceAll('"U1"', '"X"').replaceAll('"m1"', '"m7"')));
    const form = canonical(elsewhere, tested);
    expect(form.scenario.battlefields).toEqual(["A"]);
    expect(form.scenario.objects.map(({ id, place }) => `${id} ${place}`)).toEqual([
      "U1 battlefield:A",
      "U2 base:P2",
      "S1 hand:P1",
      "S2 hand:P2",
    ]);
    expect(form).toEqual(canonical(scenario, tested));
    expect(canonicalKey(elsewhere, tested)).toBe(canonicalKey(scenario, tested));
  });

  it("drops unused cards, and keys that say what is so without them", () => {
    const { scenario, tested } = exampleCase();
    const idle = spellCard("S9", "main", [{ id: "i1", verb: "draw", amount: 1, player: { id: "m1", player: "you" } }]);
    const plain = { bonus: 0, damage: 0, exhausted: false, stunned: false, token: false, qualities: [] };
    const wordy: Scenario = {
      ...scenario,
      cards: [idle, ...scenario.cards],
      objects: scenario.objects.map((object) => ({ ...object, ...(object.kind === "unit" && plain) })),
    };
    expect(canonical(wordy, tested)).toEqual(canonical(scenario, tested));
  });

  it("keeps a battlefield when none is used", () => {
    const { scenario, tested } = exampleCase();
    const objects = scenario.objects.filter(({ kind }) => kind === "spell");
    expect(canonical({ ...scenario, objects, script: [] }, tested).scenario.battlefields).toEqual(["A"]);
  });

  it("is its own canonical form", () => {
    fc.assert(
      fc.property(gameCase(), ({ scenario, tested }) => {
        const form = canonical(scenario, tested);
        expect(JSON.stringify(canonical(form.scenario, form.tested))).toBe(JSON.stringify(form));
      }),
      { seed: 1, numRuns: 150 },
    );
  });

  it("stays a valid case of the schema in which the same happens", () => {
    fc.assert(
      fc.property(gameCase(), ({ scenario, tested }) => {
        const form = canonical(scenario, tested);
        expect(isValid(validateScenario(form.scenario), form.tested)).toBe(true);
        expect(shown(form.scenario)).toEqual(shown(scenario));
      }),
      { seed: 2, numRuns: 150 },
    );
  });
});
