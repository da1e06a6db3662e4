import { expect, it } from "vitest";
import { generateCase } from "../generators/case.ts";
import { STREAMS } from "../generators/streams.ts";
import { CASES } from "../spec/cases/index.ts";
import { CATALOGUE } from "../spec/catalogue/index.ts";
import { PIECES } from "../spec/catalogue/pieces/index.ts";
import { EDIT_VERBS } from "../spec/model/edit.ts";
import type { GameObject } from "../spec/types/index.ts";
import { FEATURES } from "./feature-names.ts";
import { featuresOf } from "./features.ts";
import { PRIMITIVES } from "./primitives/index.ts";

const published = Object.keys(FEATURES);

it("publishes every name that a game asks for", () => {
  const generated = Array.from({ length: 2000 }, (_, index) => generateCase(1, index % STREAMS.length, index));
  const asked = new Set([...generated, ...PRIMITIVES, ...CASES].flatMap(({ scenario }) => [...featuresOf(scenario)]));
  expect([...asked].filter((name) => !published.includes(name))).toEqual([]);
});

it("publishes no name that nothing asks for", () => {
  const shown = [...Object.values(PIECES).flat(), ...CATALOGUE].map(({ card }) => card);
  const unit: GameObject = { id: "U1", kind: "unit", owner: "P1", controller: "P1", place: "battlefield:A", might: 1 };
  const objects: readonly GameObject[] = [
    { ...unit, token: true, buffed: true, controller: "P2", qualities: ["cantBeChosen", "cantBeKilled"] },
    { ...unit, id: "G1", kind: "gear", attachedTo: "U1" },
    { ...unit, id: "L1", kind: "legend", place: "legend:P1" },
    { ...unit, id: "U2", place: "hand:P1", card: "cruel-patron" },
    { ...unit, id: "G2", kind: "gear", place: "hand:P1", card: "cruel-patron" },
    { ...unit, id: "S1", kind: "spell", place: "facedown:A" },
    { ...unit, id: "U3", place: "facedown:A", card: "cruel-patron" },
    { ...unit, id: "G3", kind: "gear", place: "facedown:B", card: "cruel-patron" },
  ];
  const edits = EDIT_VERBS.map((verb) => ({ id: verb, edit: { verb, object: "U1" } }));
  const script = [
    ...edits,
    { id: "s1", attack: { units: ["U1"], battlefield: "A" } },
    { id: "saved", saveAndLoad: true as const },
  ];
  const asked = featuresOf({ cards: shown, objects: [...objects], script });
  expect([...asked].sort()).toEqual(published.toSorted());
});
