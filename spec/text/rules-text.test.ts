import { expect, test } from "vitest";
import type { Ability, Card, Chosen, Filter, Instruction, It, Noun } from "../types/index.ts";
import { mentionText, rulesText } from "./rules-text.ts";

const spell = (...text: Instruction[]): Card => ({
  id: "c",
  name: "Test",
  kind: "spell",
  timing: "action",
  text,
  abilities: [],
});
const permanent = (kind: "unit" | "gear", ...abilities: Ability[]): Card => ({ ...spell(), kind, abilities });
const it = (id: string, of: string): It => ({ id, it: of });
const is = (...words: Extract<Filter, { is: unknown }>["is"][]): Filter[] =>
  words.map((word, n) => ({ id: `f${n}`, is: word }));

function a(id: string, noun: Noun, filters: Filter[] = [], min = 1, max = 1): Chosen {
  return { id, choose: noun, count: { min, max }, filters };
}

const field = a("b1", "battlefield");
const atField: Filter[] = [{ id: "f1", at: field }];

test("a number is dealt, and an unlinked draw follows", () => {
  const card = spell(
    { id: "i1", verb: "deal", amount: 4, object: a("m1", "unit", is("at a battlefield")) },
    { id: "i2", verb: "draw", player: { id: "m2", player: "you" }, amount: 1 },
  );
  expect(rulesText(card)).toMatchInlineSnapshot(`"Deal 4 to a unit at a battlefield. Draw 1."`);
});

test("a player is read off the killed unit", () => {
  const card = spell(
    { id: "i1", verb: "kill", object: a("m1", "unit", is("at a battlefield")) },
    { id: "i2", verb: "draw", player: { id: "m2", whose: "controller", of: "m1" }, amount: 2 },
  );
  expect(rulesText(card)).toMatchInlineSnapshot(`"Kill a unit at a battlefield. Its controller draws 2."`);
});

test("one instruction each", () => {
  const texts = (
    [
      { id: "i1", verb: "deal", amount: 6, object: a("m1", "unit", [], 0, 2) },
      {
        id: "i1",
        verb: "return",
        object: a("m1", "unit", [...is("at a battlefield"), { id: "f9", might: "at most", n: 3 }]),
      },
      { id: "i1", verb: "return", object: { id: "m1", all: "unit", filters: is("friendly", "in a base") } },
      { id: "i1", verb: "move", to: "base", object: a("m1", "unit", is("friendly")) },
      { id: "i1", verb: "move", to: { battlefield: "B" }, object: a("m1", "unit", is("enemy", "exhausted")) },
      { id: "i1", verb: "might", amount: 3, object: a("m1", "unit") },
      { id: "i1", verb: "might", amount: -2, object: a("m1", "unit", [], 2, 2) },
      {
        id: "i1",
        verb: "deal",
        amount: { id: "n1", mightOf: a("m1", "unit", is("friendly")) },
        object: a("m2", "unit", is("enemy")),
      },
      { id: "i1", verb: "kill", object: { id: "m1", all: "unit", filters: atField } },
      { id: "i1", verb: "kill", object: { id: "m1", all: "unit", filters: is("at a battlefield") } },
      { id: "i1", verb: "stun", object: a("m1", "unit", atField, 1, 3) },
      { id: "i1", verb: "draw", player: a("m1", "player"), amount: 1 },
      { id: "i1", verb: "draw", player: a("m1", "player"), amount: { id: "n1", mightOf: a("m2", "unit") } },
      { id: "i1", verb: "draw", player: { id: "m1", player: "opponent" }, amount: 1 },
      { id: "i1", verb: "counter", object: a("m1", "spell") },
      { id: "i1", verb: "gain control", object: a("m1", "gear", is("enemy")) },
      { id: "i1", verb: "grant", quality: "cantBeChosen", object: a("m1", "unit") },
      { id: "i1", verb: "grant", quality: "cantBeKilled", object: a("m1", "unit", [], 0, 2) },
      { id: "i1", verb: "remove", quality: "cantBeChosen", object: a("m1", "unit") },
      { id: "i1", verb: "become", becomes: "unit", might: 3, object: a("m1", "gear", is("friendly")) },
      { id: "i1", verb: "become", becomes: "gear", object: { id: "m1", all: "unit", filters: is("enemy") } },
      { id: "i1", verb: "become", becomes: "unit", might: 1, object: { id: "m1", all: "gear", filters: [] } },
      { id: "i1", verb: "play", to: "base", object: a("m1", "unit") },
      { id: "i1", verb: "kill", object: { ...a("m1", "unit", is("at a battlefield")), word: "choose" } },
    ] satisfies Instruction[]
  ).map((instruction) => rulesText(spell(instruction)));
  expect(texts.join("\n")).toMatchInlineSnapshot(`
    "Deal 6 to each of up to two units.
    Return a unit at a battlefield with 3 Might or less to its owner's hand.
    Return all friendly units in bases to their owners' hands.
    Move a friendly unit to base.
    Move an exhausted enemy unit to battlefield B.
    Give a unit +3 Might this turn.
    Give each of two units -2 Might this turn.
    Deal damage equal to the Might of a friendly unit to an enemy unit.
    Kill all units at a battlefield.
    Kill all units at battlefields.
    Stun one to three units at one battlefield.
    A player draws 1.
    For each point of the Might of a unit, a player draws 1.
    Your opponent draws 1.
    Counter a spell.
    Gain control of an enemy gear.
    A unit can't be chosen by enemy spells and abilities this turn.
    Up to two units can't be killed this turn.
    A unit loses its protection from being chosen by enemy spells and abilities this turn.
    A friendly gear becomes a 3 Might unit this turn, and is no gear.
    All enemy units become gear this turn, and are no units.
    All gear become 1 Might units this turn, and are no gear.
    The owner of a unit plays it to base.
    Kill a unit you choose at a battlefield."
  `);
});

test("what was chosen is spoken of again", () => {
  const text = rulesText(
    spell(
      { id: "i1", verb: "choose", object: { ...a("m1", "unit", is("friendly")), word: "choose" } },
      { id: "i2", verb: "kill", object: it("m2", "m1") },
    ),
  );
  expect(text).toMatchInlineSnapshot(`"Choose a friendly unit. Kill it."`);
});

test("a banished unit is played again", () => {
  const text = rulesText(
    spell(
      { id: "i1", verb: "banish", object: a("m1", "unit", is("friendly")) },
      { id: "i2", verb: "play", to: "where it was", object: it("m2", "m1") },
    ),
  );
  expect(text).toMatchInlineSnapshot(`"Banish a friendly unit. Its owner plays it to where it was."`);
});

test("conditions, otherwise, and an action that was done", () => {
  const mightOf = it("m2", "m1");
  const text = rulesText(
    spell(
      { id: "i1", verb: "kill", object: a("m1", "unit") },
      { id: "i2", verb: "draw", player: { id: "p1", player: "you" }, amount: 1, gate: { ifDone: "i1", id: "l1" } },
      {
        id: "i3",
        verb: "draw",
        player: { id: "p2", player: "you" },
        amount: 1,
        gate: { if: { id: "q1", mightOf, might: "at most", n: 3 } },
      },
      { id: "i4", verb: "draw", player: { id: "p3", player: "you" }, amount: 2, gate: { id: "l2", otherwise: "i3" } },
    ),
  );
  expect(text).toMatchInlineSnapshot(
    `"Kill a unit. If you do, draw 1. If it has 3 Might or less, draw 1. Otherwise, draw 2."`,
  );
});

test("links that skip a sentence say what they mean", () => {
  const text = rulesText(
    spell(
      { id: "i1", verb: "kill", object: a("m1", "unit", is("friendly")) },
      { id: "i2", verb: "stun", object: a("m2", "unit", is("enemy")) },
      { id: "i3", verb: "draw", player: { id: "p1", player: "you" }, amount: 1, gate: { ifDone: "i1", id: "l1" } },
      { id: "i4", verb: "deal", object: it("m3", "m2"), amount: { id: "n1", mightOf: it("m4", "m1") } },
      { id: "i5", verb: "exhaust", object: a("m5", "gear") },
      { id: "i6", verb: "draw", player: { id: "p2", whose: "owner", of: "m5" }, amount: 1 },
    ),
  );
  expect(text).toMatchInlineSnapshot(
    `"Kill a friendly unit. Stun an enemy unit. If you killed the first unit this way, draw 1. Deal damage equal to the Might of the first unit to the second unit. Exhaust a gear. The owner of that gear draws 1."`,
  );
});

test("several things at once are spoken of in the plural", () => {
  const text = rulesText(
    spell(
      { id: "i1", verb: "banish", object: { id: "m1", all: "unit", filters: atField } },
      { id: "i2", verb: "play", to: "where it was", object: it("m2", "m1") },
      { id: "i3", verb: "deal", amount: 1, object: it("m3", "m1") },
      { id: "i4", verb: "draw", player: { id: "m4", whose: "controller", of: "m1" }, amount: 1 },
    ),
  );
  expect(text).toMatchInlineSnapshot(
    `"Banish all units at a battlefield. Their owners play them to where they were. Deal 1 to each of them. Their controllers each draw 1."`,
  );
});

test("abilities of permanents", () => {
  const observer = permanent("unit", {
    id: "a1",
    when: "you play a spell",
    text: [{ id: "i1", verb: "might", amount: 1, object: { id: "m1", me: true } }],
  });
  const rescue = permanent("gear", {
    id: "a1",
    wouldDie: { id: "m1", all: "unit", filters: is("friendly") },
    instead: [
      { id: "i1", verb: "kill", object: { id: "m2", me: true } },
      { id: "i2", verb: "heal", object: it("m3", "m1") },
      { id: "i3", verb: "exhaust", object: it("m4", "m1") },
      { id: "i4", verb: "recall", object: it("m5", "m1") },
    ],
  });
  expect(`${rulesText(observer)}\n${rulesText(rescue)}`).toMatchInlineSnapshot(`
    "When you play a spell, give me +1 Might this turn.
    If a friendly unit would die, kill this instead; heal it, exhaust it and recall it."
  `);
});

test("Might can be a symbol", () => {
  const card = spell(
    { id: "i1", verb: "might", amount: 3, object: a("m1", "unit", [{ id: "f1", might: "at least", n: 2 }]) },
    { id: "i2", verb: "deal", amount: { id: "n1", mightOf: it("m2", "m1") }, object: a("m3", "unit") },
  );
  expect(rulesText(card, { Might: "[M]" })).toMatchInlineSnapshot(
    `"Give a unit with 2 [M] or more +3 [M] this turn. Deal damage equal to its [M] to a unit."`,
  );
});

test("a mention by itself", () => {
  expect(mentionText(a("m1", "unit", is("enemy", "stunned", "in a base")))).toBe("a stunned enemy unit in a base");
});

test("a blank card has no text", () => {
  expect(rulesText(spell())).toBe("");
});
