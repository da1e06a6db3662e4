import { expect, test } from "vitest";
import type { Chosen, Gate, Instruction } from "../types/index.ts";
import { rulesText } from "./rules-text.ts";

const unit = (id: string, max = 1): Chosen => ({ id, choose: "unit", count: { min: 1, max }, filters: [] });
const draw = (id: string, gate?: Gate): Instruction => ({
  id,
  verb: "draw",
  player: { id: `p${id}`, player: "you" },
  amount: 1,
  ...(gate && { gate }),
});

function textOf(...text: Instruction[]): string {
  return rulesText({ id: "c", name: "Test", kind: "spell", timing: "action", text, abilities: [] });
}

test("if you do, right after, speaks of whoever acts", () => {
  const parents: Instruction[] = [
    { id: "i1", verb: "stun", object: unit("m1") },
    draw("i1"),
    { id: "i1", verb: "draw", player: { id: "p1", player: "opponent" }, amount: 1 },
    { id: "i1", verb: "play", to: "base", object: unit("m1") },
    { id: "i1", verb: "grant", quality: "cantBeKilled", object: unit("m1") },
    { id: "i1", verb: "remove", quality: "cantBeChosen", object: unit("m1", 2) },
    { id: "i1", verb: "become", becomes: "gear", object: unit("m1") },
  ];
  expect(
    parents.map((parent) => textOf(parent, draw("i2", { id: "l1", ifDone: "i1" }))).join("\n"),
  ).toMatchInlineSnapshot(`
    "Stun a unit. If you do, draw 1.
    Draw 1. If you do, draw 1.
    Your opponent draws 1. If they do, draw 1.
    The owner of a unit plays it to base. If they do, draw 1.
    A unit can't be killed this turn. If that happens, draw 1.
    One or two units lose their protection from being chosen by enemy spells and abilities this turn. If that happens, draw 1.
    A unit becomes a gear this turn, and is no unit. If that happens, draw 1."
  `);
});

test("further away the action is named", () => {
  const parents: Instruction[] = [
    { id: "i1", verb: "gain control", object: unit("m1") },
    { id: "i1", verb: "deal", amount: 2, object: unit("m1", 2) },
    { id: "i1", verb: "might", amount: 2, object: unit("m1") },
    { id: "i1", verb: "move", to: "base", object: unit("m1") },
    { id: "i1", verb: "play", to: "base", object: unit("m1") },
    { id: "i1", verb: "grant", quality: "cantBeKilled", object: unit("m1") },
    { id: "i1", verb: "remove", quality: "cantBeKilled", object: unit("m1") },
    { id: "i1", verb: "become", becomes: "gear", object: unit("m1") },
    { id: "i1", verb: "draw", player: { id: "p1", player: "opponent" }, amount: 1 },
  ];
  const between: Instruction = { id: "i2", verb: "exhaust", object: { id: "m2", all: "unit", filters: [] } };
  const texts = parents.map((parent) => textOf(parent, between, draw("i3", { id: "l1", ifDone: "i1" })));
  expect(texts.join("\n")).toMatchInlineSnapshot(`
    "Gain control of a unit. Exhaust all units. If you gained control of that unit this way, draw 1.
    Deal 2 to each of one or two units. Exhaust all units. If you dealt damage to the first group of units this way, draw 1.
    Give a unit +2 Might this turn. Exhaust all units. If you gave Might to that unit this way, draw 1.
    Move a unit to base. Exhaust all units. If you moved that unit this way, draw 1.
    The owner of a unit plays it to base. Exhaust all units. If a player played that unit this way, draw 1.
    A unit can't be killed this turn. Exhaust all units. If that unit gained protection this way, draw 1.
    A unit loses its protection from being killed this turn. Exhaust all units. If that unit lost protection this way, draw 1.
    A unit becomes a gear this turn, and is no unit. Exhaust all units. If that unit changed type this way, draw 1.
    Your opponent draws 1. Exhaust all units. If your opponent drew this way, draw 1."
  `);
});

test("away from its if, otherwise says the condition again", () => {
  const mightOf = { id: "m2", it: "m1" };
  const first = draw("i2", { if: { id: "q1", mightOf, might: "at least", n: 4 } });
  const last: Gate = { id: "l1", otherwise: "i2" };
  const text = textOf({ id: "i1", verb: "stun", object: unit("m1") }, first, draw("i3"), draw("i4", last));
  expect(text).toMatchInlineSnapshot(
    `"Stun a unit. If it has 4 Might or more, draw 1. Draw 1. Otherwise, if it doesn't have 4 Might or more, draw 1."`,
  );
});

test("a reference to a reference is one to what that stands for", () => {
  const text = textOf(
    { id: "i1", verb: "stun", object: unit("m1") },
    { id: "i2", verb: "exhaust", object: unit("m2", 2) },
    { id: "i3", verb: "heal", object: { id: "m3", it: "m2" } },
    { id: "i4", verb: "ready", object: { id: "m4", it: "m3" } },
    { id: "i5", verb: "deal", amount: 1, object: { id: "m5", it: "m4" } },
  );
  expect(text).toMatchInlineSnapshot(
    `"Stun a unit. Exhaust one or two units. Heal those units. Ready those units. Deal 1 to each of those units."`,
  );
});

test("a unit speaks of itself", () => {
  const me = { id: "m1", me: true } as const;
  const text: Instruction[] = [
    { id: "i1", verb: "banish", object: me },
    { id: "i2", verb: "play", to: "where it was", object: { id: "m2", it: "m1" } },
    { id: "i3", verb: "return", object: me },
    { id: "i4", verb: "grant", quality: "cantBeKilled", object: me },
    { id: "i5", verb: "remove", quality: "cantBeKilled", object: me },
    draw("i6", { if: { id: "q1", mightOf: { id: "m3", it: "m1" }, might: "at most", n: 1 } }),
  ];
  const card = {
    id: "c",
    name: "Test",
    timing: "main",
    text: [],
    abilities: [{ id: "a1", when: "you play a spell", text }],
  } as const;
  expect(rulesText({ ...card, kind: "unit", text: [], abilities: [...card.abilities] })).toMatchInlineSnapshot(
    `"When you play a spell, banish me. My owner plays me to where I was. Return me to my owner's hand. I can't be killed this turn. I lose my protection from being killed this turn. If I have 1 Might or less, draw 1."`,
  );
  expect(rulesText({ ...card, kind: "gear", text: [], abilities: [...card.abilities] })).toMatchInlineSnapshot(
    `"When you play a spell, banish this. The owner of this plays it to where it was. Return this to its owner's hand. This can't be killed this turn. This loses its protection from being killed this turn. If this has 1 Might or less, draw 1."`,
  );
});
