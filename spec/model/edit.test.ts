import { expect, it } from "vitest";
import { RULEBOOK } from "../decisions/rulebook.ts";
import type { Scenario } from "../types/index.ts";
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
  script: [
    { id: "s1", edit: { verb: "return", object: "U", place: "hand:P2" } },
    { id: "end", resolve: 0 },
  ],
};

it("is followed by a cleanup: gear whose unit is gone is recalled (323.7)", () => {
  const trace = play(SCENARIO, RULEBOOK);
  const [, edited] = trace.checkpoints;
  const valueAt = (name: string) => edited?.values[trace.paths.findIndex((path) => path.name === name)];
  expect(["U.place", "G.place", "G.attachedTo"].map(valueAt)).toEqual(["hand:P2", "base:P2", null]);
});
