import { expect, it } from "vitest";
import { RULEBOOK } from "../decisions/rulebook.ts";
import type { EditStep, Scenario } from "../types/index.ts";
import { play } from "./play.ts";

const SCENARIO: Scenario = {
  release: "2026-07-24",
  profile: "CR",
  battlefields: ["A", "B"],
  players: { P1: { hand: 0, deck: 6 }, P2: { hand: 0, deck: 6 } },
  cards: [],
  objects: [
    { id: "U", kind: "unit", owner: "P2", controller: "P2", place: "battlefield:A", might: 3 },
    { id: "G", kind: "gear", owner: "P2", controller: "P2", place: "battlefield:A", attachedTo: "U" },
  ],
  script: [{ id: "end", resolve: 0 }],
};

/** What there is to be seen once the board has been edited. */
function after(edit: EditStep["edit"], ...names: readonly string[]): unknown {
  const trace = play({ ...SCENARIO, script: [{ id: "s1", edit }, ...SCENARIO.script] }, RULEBOOK);
  const values = trace.checkpoints[1]?.values;
  return names.map((name) => values?.[trace.paths.findIndex((path) => path.name === name)]);
}

it("is followed by a cleanup: gear whose unit is gone is recalled (323.7)", () => {
  const edit = { verb: "return", object: "U", place: "hand:P2" } as const;
  expect(after(edit, "U.place", "G.place", "G.attachedTo")).toEqual(["hand:P2", "base:P2", null]);
});

it("deals damage, of which a unit may die in that cleanup", () => {
  expect(after({ verb: "deal", object: "U", amount: 2 }, "U.place", "U.damage")).toEqual(["battlefield:A", 2]);
  expect(after({ verb: "deal", object: "U", amount: 3 }, "U.place")).toEqual(["trash:P2"]);
});

it("gives Might and control", () => {
  expect(after({ verb: "might", object: "U", amount: -1 }, "U.might")).toEqual([2]);
  expect(after({ verb: "gain control", object: "U", player: "P1" }, "U.controller")).toEqual(["P1"]);
});
