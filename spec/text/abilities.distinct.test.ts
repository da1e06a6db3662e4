import { expect, test } from "vitest";
import { a, every, it, me, spell, unit, you } from "../catalogue/tree.ts";
import type { Ability, Card, Cost, Instruction, Quality } from "../types/index.ts";
import { doubles } from "./doubles.ts";
import { rulesText } from "./rules-text.ts";

const QUALITIES: readonly Quality[] = [
  "cantBeChosen",
  "cantBeKilled",
  "cantBeReadied",
  "cantMoveToBase",
  "entersInBase",
];

test("the player who chooses is the one who was chosen", () => {
  const kill = (they: string): Instruction => ({
    id: "i3",
    verb: "kill",
    object: { ...a("m3", "unit"), by: { they } },
  });
  const choose = (id: string, max = 1): Instruction => ({
    id: `i${id}`,
    verb: "choose",
    object: { ...a(id, "player"), count: { min: 1, max: max } },
  });
  const stun: Instruction = { id: "i2", verb: "stun", object: { ...a("m9", "unit"), count: { min: 2, max: 2 } } };
  const cards = [
    spell("Test", "action", choose("m1"), kill("m1")),
    spell("Test", "action", choose("m1"), stun, kill("m1")),
    spell("Test", "action", choose("m1", 2), kill("m1")),
    spell("Test", "action", choose("m1"), choose("m2"), kill("m1")),
    spell("Test", "action", choose("m1"), choose("m2"), kill("m2")),
  ];
  expect(doubles(cards)).toEqual([]);
  expect(cards.map((card) => rulesText(card)).join("\n")).toMatchInlineSnapshot(`
    "Choose a player. They kill one of their units.
    Choose a player. Stun two units. That player kills one of their units.
    Choose one or two players. Each of them kills one of their units.
    Choose a player. Choose a player. The first player kills one of their units.
    Choose a player. Choose a player. The second player kills one of their units."
  `);
});

test("whatever differs in costs and abilities differs in the text", () => {
  const text: Instruction[] = [{ id: "i1", verb: "draw", player: you("p1"), amount: 1 }];
  const costs: readonly Cost[] = (["kill", "exhaust", "return"] as const).flatMap((pay) =>
    [a("m1", "unit"), a("m1", "unit", "friendly"), a("m1", "gear"), me("m1")].map(
      (object): Cost => ({ id: "c1", pay, object }),
    ),
  );
  const paid = costs.flatMap((cost): Cost[][] => [[cost], [cost, { ...cost, id: "c2", object: a("m2", "legend") }]]);
  const abilities: Ability[] = [
    ...[[], ...paid].flatMap((activate) =>
      (["main", "action", "reaction"] as const).map((timing): Ability => ({ id: "a1", activate, timing, text })),
    ),
    ...(
      ["you play a spell", "you choose me", "I move to a battlefield", "an enemy unit moves to a battlefield"] as const
    ).flatMap((when) =>
      [it("m2", "m1"), me("m2")].flatMap((mightOf): Ability[] => [
        {
          id: "a1",
          when,
          subject: "m1",
          if: { id: "q1", mightOf, might: "at most", n: 3 },
          text: [{ id: "i1", verb: "stun", object: it("m3", "m1") }],
        },
        {
          id: "a1",
          when,
          subject: "m1",
          text: [
            {
              id: "i1",
              verb: "stun",
              object: mightOf,
              gate: { if: { id: "q1", mightOf: { ...mightOf, id: "m4" }, might: "at most", n: 3 } },
            },
          ],
        },
        {
          id: "a1",
          when,
          subject: "m1",
          text: [
            { id: "i1", verb: "kill", object: a("m5", "unit") },
            { id: "i2", verb: "stun", object: mightOf },
            { id: "i3", verb: "stun", object: it("m6", "m5") },
          ],
        },
      ]),
    ),
    ...QUALITIES.flatMap((passive) =>
      (["unit", "gear"] as const).flatMap((all) =>
        [every("m1", all), every("m1", all, "friendly"), every("m1", all, "enemy"), every("m1", all, "here")].map(
          (on): Ability => ({ id: "a1", passive, on }),
        ),
      ),
    ),
  ];
  const cards = [
    ...abilities.map((ability) => unit("Test", ability)),
    ...costs.map((cost): Card => ({ ...spell("Test", "action", ...text), costs: [cost] })),
  ];
  expect(doubles(cards)).toEqual([]);
});
