import { expect, it } from "vitest";
import { FEATURES } from "../feature-names.ts";
import { PRIMITIVES } from "../primitives/index.ts";
import { LEVELS, levelOf, levelOfPrimitive } from "./level.ts";

const featuresOn = (level: number): string[] => Object.keys(FEATURES).filter((name) => levelOf(name) === level);
const primitivesOn = (level: number): string[] =>
  PRIMITIVES.filter((game) => levelOfPrimitive({ game }) === level).map(({ name }) => name);

it("the first level is plain units and one chosen unit", () => {
  expect(featuresOn(0)).toEqual(["verb:kill", "verb:return", "verb:move", "verb:deal", "verb:draw", "noun:unit"]);
  expect(primitivesOn(0)).toMatchInlineSnapshot(`
    [
      "deal",
      "deal to an exhausted unit",
      "deal more than its Might",
      "death by damage",
      "kill",
      "return",
      "move to base",
      "move to a battlefield",
      "draw",
      "draw 3",
      "draws of the other player",
      "a reaction resolves first",
      "two reactions in one chain",
      "a reaction after a reaction",
    ]
  `);
});

it("what a level adds is published", () => {
  const names = Object.keys(FEATURES);
  const known = (each: string): boolean =>
    each.endsWith("*") ? names.some((name) => name.startsWith(each.slice(0, -1))) : names.includes(each);
  expect(LEVELS.flatMap(({ adds }) => adds).filter((each) => !known(each))).toEqual([]);
});

it("every level has features and primitives of its own", () => {
  expect(LEVELS.map((_, level) => [featuresOn(level).length, primitivesOn(level).length])).toMatchInlineSnapshot(`
    [
      [
        6,
        14,
      ],
      [
        19,
        18,
      ],
      [
        28,
        17,
      ],
      [
        40,
        57,
      ],
      [
        63,
        63,
      ],
    ]
  `);
});
