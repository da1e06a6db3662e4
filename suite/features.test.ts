import { expect, it } from "vitest";
import { STREAMS } from "../generators/bias.ts";
import { generateCase } from "../generators/case.ts";
import { CASES } from "../spec/cases/index.ts";
import { FEATURES, featuresOf } from "./features.ts";
import { PRIMITIVES } from "./primitives.ts";

it("publishes exactly the names that games ask for", () => {
  const generated = Array.from({ length: 2000 }, (_, index) => generateCase(1, index % STREAMS.length, index));
  const asked = new Set([...generated, ...PRIMITIVES, ...CASES].flatMap(({ scenario }) => [...featuresOf(scenario)]));
  expect([...asked].sort()).toEqual(Object.keys(FEATURES).sort());
});
