import { expect, test } from "vitest";
import { a, costing, every, gear, it, me, spell, unit, upTo, you } from "../catalogue/tree.ts";
import type { Card, Instruction } from "../types/index.ts";
import { rulesText } from "./rules-text.ts";

const textOf = (...text: readonly Instruction[]): string => rulesText(spell("Test", "action", ...text));
const lines = (cards: readonly Card[]): string => cards.map((card) => rulesText(card)).join("\n");

test("others act where nobody else cares who does, and only select where it is the controller who acts", () => {
  const theirs = { ...a("m1", "unit", "exhausted"), by: "opponent" } as const;
  const texts = [
    textOf({ id: "i1", verb: "move", to: "base", object: theirs }),
    textOf({ id: "i1", verb: "remove buff", object: { ...theirs, by: "each player" } }),
    textOf({ id: "i1", verb: "ready", object: { ...theirs, count: { min: 0, max: 2 } } }),
    textOf({ id: "i1", verb: "recycle", object: { ...a("m1", "card"), from: "hand", by: "each player" } }),
    textOf({ id: "i1", verb: "return", object: { ...a("m1", "gear"), from: "trash", by: "opponent" } }),
    textOf({ id: "i1", verb: "play", to: "base", object: { ...a("m1", "unit"), from: "trash", by: "opponent" } }),
    textOf({ id: "i1", verb: "kill", object: { ...theirs, word: "must" } }),
    textOf({ id: "i1", verb: "choose", object: { ...theirs, word: "pick" } }),
    textOf({ id: "i1", verb: "gain control", object: theirs }),
    textOf({ id: "i1", verb: "deal", amount: 2, object: { ...theirs, word: "must" } }),
    textOf({ id: "i1", verb: "grant", quality: "cantBeReadied", object: theirs }),
  ];
  expect(texts.join("\n")).toMatchInlineSnapshot(`
    "Your opponent moves one of their exhausted units to base.
    Each player removes a buff from one of their exhausted units.
    Your opponent readies up to two of their exhausted units.
    Each player recycles a card from their hand.
    Your opponent returns a gear from their trash to their hand.
    Your opponent plays a unit from their trash to base.
    Your opponent must kill one of their exhausted units.
    Your opponent picks one of their exhausted units.
    Gain control of an exhausted unit your opponent selects among theirs.
    Deal 2 to an exhausted unit your opponent must select among theirs.
    An exhausted unit your opponent selects among theirs can't be readied this turn."
  `);
});

test("must is said of whoever is told to do it", () => {
  const must = { ...a("m1", "unit", "friendly"), word: "must" } as const;
  const texts = [
    textOf({ id: "i1", verb: "choose", object: must }, { id: "i2", verb: "kill", object: it("m2", "m1") }),
    textOf({ id: "i1", verb: "play", to: "base", object: { ...must, from: "hand" } }),
    textOf({ id: "i1", verb: "attach", object: a("m2", "gear"), unit: must }),
    textOf({ id: "i1", verb: "draw", player: you("m2"), amount: { id: "n1", mightOf: must } }),
    textOf({ id: "i1", verb: "grant", quality: "entersInBase", object: must }),
  ];
  expect(texts.join("\n")).toMatchInlineSnapshot(`
    "You must choose a friendly unit. Kill it.
    You must play a friendly unit from your hand to base.
    Attach a gear to a friendly unit you must select.
    Draw cards equal to the Might of a friendly unit you must select.
    A friendly unit you must select enters in base this turn."
  `);
});

test("if you do, after what others do and after what only takes hold", () => {
  const parents: Instruction[] = [
    { id: "i1", verb: "kill", object: { ...a("m1", "unit"), by: "opponent" } },
    { id: "i1", verb: "kill", object: { ...a("m1", "unit"), by: "each player" } },
    { id: "i1", verb: "play", to: "base", object: { ...a("m1", "unit"), from: "trash" } },
    { id: "i1", verb: "discard", player: { id: "m1", player: "opponent" }, amount: 1 },
    { id: "i1", verb: "prevent", amount: 2, object: a("m1", "unit") },
    { id: "i1", verb: "save", instead: "recall", object: upTo(2, "m1", "unit") },
    { id: "i1", verb: "attach", object: a("m1", "gear"), unit: a("m2", "unit") },
    { id: "i1", verb: "banish", object: { id: "m1", this: true } },
    { id: "i1", verb: "exhaust", object: { id: "m1", legend: "your" } },
  ];
  const draw: Instruction = { id: "i3", verb: "draw", player: you("m9"), amount: 1, gate: { id: "l1", ifDone: "i1" } };
  const heal: Instruction = { id: "i2", verb: "heal", object: every("m8", "unit") };
  const texts = parents.flatMap((parent) => [textOf(parent, draw), textOf(parent, heal, draw)]);
  expect(texts.join("\n")).toMatchInlineSnapshot(`
    "Your opponent kills one of their units. If they do, draw 1.
    Your opponent kills one of their units. Heal all units. If your opponent killed that unit this way, draw 1.
    Each player kills one of their units. If they do, draw 1.
    Each player kills one of their units. Heal all units. If each player killed the first group of units this way, draw 1.
    Play a unit from your trash to base. If you do, draw 1.
    Play a unit from your trash to base. Heal all units. If a player played that unit this way, draw 1.
    Your opponent discards 1. If they do, draw 1.
    Your opponent discards 1. Heal all units. If your opponent discarded this way, draw 1.
    Prevent the next 2 damage to a unit this turn. If this takes hold, draw 1.
    Prevent the next 2 damage to a unit this turn. Heal all units. If you prevented damage to that unit this way, draw 1.
    Save up to two units; the next time each of them would die this turn, heal, exhaust and recall it instead. If you do, draw 1.
    Save up to two units; the next time each of them would die this turn, heal, exhaust and recall it instead. Heal all units. If you saved the first group of units this way, draw 1.
    Attach a gear to a unit. If you do, draw 1.
    Attach a gear to a unit. Heal all units. If you attached that gear this way, draw 1.
    Banish this. If you do, draw 1.
    Banish this. Heal all units. If you banished this spell this way, draw 1.
    Exhaust your legend. If you do, draw 1.
    Exhaust your legend. Heal all units. If you exhausted that legend this way, draw 1."
  `);
});

test("what was paid counts among what was named", () => {
  const card = costing(
    { id: "c1", pay: "return", object: a("m1", "unit", "friendly") },
    spell(
      "Test",
      "action",
      { id: "i1", verb: "deal", amount: { id: "n1", mightOf: it("m2", "m1") }, object: a("m3", "unit", "enemy") },
      { id: "i2", verb: "stun", object: it("m4", "m3") },
      { id: "i3", verb: "draw", player: { id: "m5", whose: "owner", of: "m1" }, amount: 1 },
    ),
  );
  expect(rulesText(card)).toMatchInlineSnapshot(`
    "As an additional cost to play this, return a friendly unit to its owner's hand.
    Deal damage equal to its Might to an enemy unit. Stun the second unit. The owner of the first unit draws 1."
  `);
});

test("units and legends say me, gear says this", () => {
  const abilities: Card["abilities"] = [
    { id: "a1", when: "you choose me", text: [{ id: "i1", verb: "buff", object: me("m1") }] },
    {
      id: "a2",
      when: "I move to a battlefield",
      subject: "m2",
      if: { id: "q1", mightOf: me("m3"), might: "at least", n: 3 },
      text: [
        { id: "i2", verb: "control while I stay", object: a("m4", "gear", "enemy") },
        { id: "i3", verb: "ready", object: it("m5", "m2") },
        { id: "i4", verb: "exhaust", object: it("m6", "m4") },
        { id: "i5", verb: "save", instead: "return", object: me("m7") },
      ],
    },
    {
      id: "a3",
      timing: "reaction",
      activate: [
        { id: "c1", pay: "exhaust", object: me("m8") },
        { id: "c2", pay: "kill", object: a("m9", "unit", "another", "friendly") },
      ],
      text: [{ id: "i6", verb: "draw", player: you("m10"), amount: { id: "n1", mightOf: it("m11", "m9") } }],
    },
    { id: "a4", passive: "entersInBase", on: every("m12", "unit", "enemy") },
    { id: "a5", passive: "cantBeKilled", on: every("m13", "unit", "another", "here") },
  ];
  expect(
    lines([unit("Test", ...abilities), gear("Test", ...abilities), { ...unit("Test", ...abilities), kind: "legend" }]),
  ).toMatchInlineSnapshot(`
    "When you choose me, buff me.
    When I move to a battlefield while I have 3 Might or more, gain control of an enemy gear while I'm on the board. Ready the unit that moved. Exhaust that gear. Save me; the next time I would die this turn, return me to my owner's hand instead.
    (Reaction) Exhaust, kill another friendly unit: Draw cards equal to its Might.
    Enemy units enter in base.
    Other units here can't be killed.
    When you choose this, buff this.
    When this moves to a battlefield while this has 3 Might or more, gain control of an enemy gear while this is on the board. Ready the unit that moved. Exhaust that gear. Save this; the next time it would die this turn, return it to its owner's hand instead.
    (Reaction) Exhaust, kill another friendly unit: Draw cards equal to its Might.
    Enemy units enter in base.
    Units here can't be killed.
    When you choose me, buff me.
    When I move to a battlefield while I have 3 Might or more, gain control of an enemy gear while I'm on the board. Ready the unit that moved. Exhaust that gear. Save me; the next time I would die this turn, return me to my owner's hand instead.
    (Reaction) Exhaust, kill another friendly unit: Draw cards equal to its Might.
    Enemy units enter in base.
    Units here can't be killed."
  `);
});
