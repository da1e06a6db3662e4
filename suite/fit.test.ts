import { describe, expect, test } from "vitest";
import { rulesText } from "../spec/text/rules-text.ts";
import type { Card } from "../spec/types/index.ts";
import { BadFit, builtCard } from "./fit.ts";

const card: Card = {
  id: "cardS1",
  name: "Spell S1",
  kind: "spell",
  timing: "main",
  text: [
    {
      id: "i1",
      verb: "kill",
      object: { id: "m1", choose: "unit", count: { min: 1, max: 1 }, filters: [{ id: "f1", is: "enemy" }] },
    },
    {
      id: "i2",
      verb: "draw",
      amount: 2,
      player: { id: "m2", whose: "controller", of: "m1" },
      gate: { id: "l1", ifDone: "i1" },
    },
  ],
  abilities: [],
};

const built = (fit: unknown): ReturnType<typeof builtCard> => builtCard(card, fit, ["A", "B"]);

test("the card as it was sent", () => {
  expect(rulesText(card)).toBe("Kill an enemy unit. If you do, its controller draws 2.");
  expect(built(undefined)).toEqual({ card, lost: [] });
});

test.each([
  ["an instruction", ["i2"], "Kill an enemy unit.", ["link:action", "verb:draw", "whose:controller"]],
  ["a requirement", ["f1"], "Kill a unit. If you do, its controller draws 2.", ["filter:enemy"]],
  ["a link", ["l1"], "Kill an enemy unit. Its controller draws 2.", ["link:action"]],
  [
    "all of it",
    ["i1", "i2"],
    "",
    ["filter:enemy", "link:action", "noun:unit", "verb:draw", "verb:kill", "whose:controller"],
  ],
])("%s is ignored", (_, ignored, text, lost) => {
  const fitted = built({ ignored });
  expect([rulesText(fitted.card), fitted.lost.toSorted()]).toEqual([text, lost]);
});

test("with what is acted on the instruction goes", () => {
  expect(rulesText(built({ ignored: ["m1", "i2"] }).card)).toBe("");
});

test("another tree has the id of the card that was sent", () => {
  const as = { ...card, id: "anything", text: card.text.slice(0, 1) };
  expect(built({ as })).toEqual({
    card: { ...as, id: "cardS1" },
    lost: ["verb:draw", "link:action", "whose:controller"],
  });
});

test("nobody knows", () => {
  expect(built({ unknown: true })).toEqual({ card, unknown: true, lost: [] });
});

describe("what cannot be", () => {
  const form = "fit of cardS1: expected { ignored: [ids of nodes] }, { as: tree } or { unknown: true }";

  test.each([
    ["an unknown node", { ignored: ["i9"] }, 'fit of cardS1: no node is called "i9"; there are i1, m1, f1, i2, m2, l1'],
    ["no list", { ignored: "i1" }, form],
    ["no answer", { unknown: false }, form],
    ["a number", 7, form],
    [
      "a rest that hangs on nothing",
      { ignored: ["i1"] },
      "fit of cardS1: what is left without what is ignored refers to m1, but has no such node",
    ],
    ["a tree of another kind", { as: { ...card, kind: "gear" } }, "fit of cardS1: as is a gear, but the card a spell"],
    [
      "a tree that hangs on nothing",
      { as: { ...card, text: [card.text[1]] } },
      "fit of cardS1: as refers to m1, but has no such node",
    ],
    ["no tree", { as: { ...card, text: 7 } }, "fit of cardS1: as is no valid card: at /text: must be array, but is 7"],
  ])("%s", (_, fit, message) => {
    expect(() => built(fit)).toThrow(new BadFit(message));
  });
});
