import { expect, test } from "vitest";
import { RULEBOOK } from "../spec/decisions/rulebook.ts";
import { play } from "../spec/model/play.ts";
import { afterRefusal } from "./after-refusal.ts";
import { exampleCase } from "./example-case.ts";
import { SHAPES } from "./illegal-plays.ts";

const subject = exampleCase();

test.each([
  { name: "out of the other player's hand", steps: ["refused", "s1", "s2", "s3"] },
  { name: "on a chain without being a reaction", steps: ["s1", "refused", "s2", "s3"] },
])("a case goes on after a card was played $name, and ends as without that", ({ name, steps }) => {
  const illegal = SHAPES.find((shape) => shape.name === name)?.make(subject);
  const pair = illegal && afterRefusal(illegal, subject);
  if (!pair) throw new Error("the case has no such play");
  expect(pair.one.script).toEqual(subject.scenario.script);
  expect(pair.other.script.map(({ id }) => id)).toEqual(steps);
  const [one, other] = [play(pair.one, RULEBOOK), play(pair.other, RULEBOOK)];
  expect(other.end).toEqual({ kind: "complete" });
  expect(other.checkpoints.at(-1)).toEqual(one.checkpoints.at(-1));
});
