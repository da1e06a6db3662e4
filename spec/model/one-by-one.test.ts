import { expect, it } from "vitest";
import { WRITTEN } from "../cases/index.ts";
import { RULEBOOK } from "../decisions/rulebook.ts";
import { oneByOne } from "./one-by-one.ts";
import { play } from "./play.ts";

it("stops after each item", () => {
  const three = WRITTEN.find(({ id }) => id === "whole/three-deep");
  const script = three ? oneByOne(three.case.scenario).script : [];
  expect(script.flatMap((step) => ("resolve" in step ? [step.resolve] : []))).toEqual([2, 1, 0]);
});

it.each(WRITTEN)("leaves the outcome of $id as it is", ({ case: { scenario } }) => {
  const split = play(oneByOne(scenario), RULEBOOK);
  expect(split.end).toEqual({ kind: "complete" });
  expect(split.checkpoints.at(-1)).toEqual(play(scenario, RULEBOOK).checkpoints.at(-1));
});
