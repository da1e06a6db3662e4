import { describe, expect, it } from "vitest";
import type { Card, Chosen, Filter, GameObject } from "../../spec/types/index.ts";
import { CARDS } from "./cards.ts";
import { sparring } from "./index.ts";
import { a, board, does, inHand, is, it as its, play, questions, type Step, spell, unit } from "./kit.ts";

const group = (more: Partial<Chosen> = {}): Chosen => ({
  ...a("t1", "unit", [is("enemy")], { min: 0, max: 4 }),
  group: { id: "g1", totalMight: 4 },
  ...more,
});
const cards: Card[] = [
  ...CARDS,
  spell("foxfire", [does("i1", "kill", group())]),
  spell("repulse", [does("i1", "counter", a("t1", "spell", [is("enemy"), { id: "f2", choosesUnits: 1 }]))]),
  spell("grow", [{ id: "i1", verb: "might", object: a("t1", "unit"), amount: 1 }]),
  spell("twin", [
    does("i1", "stun", a("t1", "unit", [is("friendly")])),
    does("i2", "stun", a("t2", "unit", [is("friendly"), is("another")])),
  ]),
  spell("challenge", [
    does("i1", "choose", a("t1", "unit", [is("friendly")])),
    {
      id: "i2",
      verb: "deal",
      object: a("t2", "unit", [is("another")]),
      amount: { id: "n1", mightOf: its("r1", "t1") },
    },
  ]),
];

describe("groups (355.11)", () => {
  const recruits = ["A", "B", "C", "D"].map((id) => unit(id, "P2", "base:P2", 1));
  const setup = board(cards, [
    inHand("S", "P1", "foxfire"),
    inHand("G1", "P2", "grow"),
    inHand("G2", "P2", "grow"),
    ...recruits,
    unit("E", "P2", "base:P2", 3),
  ]);
  const all = ["A", "B", "C", "D"];
  const grown = (g1: string[]): readonly Step[] => [
    ["P1", "S", { t1: all }],
    ["P2", "G1", { t1: ["C"], g1 }],
    ["P2", "G2", { t1: ["D"], g1 }],
    0,
  ];

  it("refuses what is over the limit", async () => {
    expect((await play(sparring(), setup, [["P1", "S", { t1: ["A", "B", "E"] }]])).refused).toEqual([
      "t1 is over its limit",
    ]);
  });

  it("asks who remains if the group no longer fits, and takes no more", async () => {
    expect(await questions(sparring(), setup, grown(["C", "D"]))).toEqual(["P1 g1: A B C D"]);
    const { places } = await play(sparring(), setup, grown(["C", "D"]));
    expect(all.map((id) => places[id]?.[0])).toEqual(["base:P2", "base:P2", "trash:P2", "trash:P2"]);
    await expect(play(sparring(), setup, grown(["A", "C", "D"]))).rejects.toThrow("g1 is over its limit");
  });

  it("wants as many as fit by the rulings page only", async () => {
    expect((await play(sparring(), setup, grown(["A", "C"]))).places.A).toEqual(["trash:P2"]);
    await expect(play(sparring(), { ...setup, profile: "FAQ+" }, grown(["A", "C"]))).rejects.toThrow(
      "g1 leaves room for more",
    );
  });

  it("takes as many as fit where the text wants more", async () => {
    const must = spell("cull", [
      does("i1", "kill", group({ word: "must", count: { min: 3, max: 3 }, group: { id: "g1", totalMight: 2 } })),
    ]);
    const culling = { ...setup, cards: [...cards, must], objects: [...setup.objects, inHand("M", "P1", "cull")] };
    const steps: readonly Step[] = [["P1", "M", { t1: ["A", "B", "C"] }], 0];
    expect(await questions(sparring(), culling, steps)).toEqual(["P1 t1: A B C D"]);
    const { places } = await play(sparring(), culling, steps);
    expect(all.map((id) => places[id]?.[0])).toEqual(["trash:P2", "trash:P2", "base:P2", "base:P2"]);
  });

  it("asks nothing if the legal rest fits", async () => {
    const bounced = { ...setup, objects: [...setup.objects, inHand("R", "P2", "bounce")] };
    const steps: readonly Step[] = [
      ["P1", "S", { t1: all }],
      ["P2", "G1", { t1: ["C"] }],
      ["P2", "R", { t1: ["A"] }],
      0,
    ];
    expect(await questions(sparring(), bounced, steps)).toEqual([]);
    expect((await play(sparring(), bounced, steps)).places.C).toEqual(["trash:P2"]);
  });
});

describe("how many units a spell chooses (359.3.e.9.a)", () => {
  const setup = board(cards, [
    inHand("S", "P1", "singularity"),
    inHand("F", "P2", "flash"),
    inHand("B", "P2", "bounce"),
    inHand("R", "P2", "repulse"),
    unit("U", "P2", "battlefield:A", 9),
    unit("V", "P2", "battlefield:A", 9),
  ]);
  const chosen = ["P1", "S", { t1: ["U", "V"] }] as const;

  it("counts what is on the board still, wherever it went there", async () => {
    const end = await play(sparring(), setup, [chosen, ["P2", "F", { t1: ["U"] }], 1, ["P2", "R", { t1: ["S"] }]]);
    expect(end.refused).toEqual(["there is no valid choice for R"]);
  });

  it("does not count what left the board", async () => {
    const end = await play(sparring(), setup, [chosen, ["P2", "B", { t1: ["U"] }], 1, ["P2", "R", { t1: ["S"] }], 0]);
    expect([end.objects.V?.damage, end.refused]).toEqual([0, []]);
  });
});

describe("another", () => {
  it("is none of what was chosen before, neither when chosen nor later", async () => {
    const setup = board(cards, [
      inHand("S", "P1", "twin"),
      inHand("C", "P1", "challenge"),
      unit("U", "P1", "base:P1", 3),
    ]);
    const end = await play(sparring(), setup, [
      ["P1", "S", { t1: ["U"], t2: ["U"] }],
      ["P1", "C", { t1: ["U"], t2: ["U"] }],
    ]);
    expect(end.refused).toEqual(["there is no valid choice for S", "there is no valid choice for C"]);
  });
});

describe("states", () => {
  const rows: readonly [Filter, Partial<GameObject>, Partial<GameObject>][] = [
    [is("buffed"), { buffed: true }, {}],
    [is("token"), { token: true }, {}],
    [is("alone"), { place: "battlefield:B" }, {}],
    [is("you control"), { controller: "P1", place: "base:P1" }, {}],
    [is("in a base"), {}, { place: "battlefield:A" }],
  ];
  for (const [filter, fits, not] of rows) {
    it("is" in filter ? filter.is : filter.id, async () => {
      const stun = spell("pin", [does("i1", "stun", a("t1", "unit", [filter]))]);
      const setup = board(
        [...cards, stun],
        [
          inHand("S", "P1", "pin"),
          unit("U", "P2", "base:P2", 3, fits),
          unit("V", "P2", "base:P2", 3, not),
          unit("W", "P2", "battlefield:A", 3),
          unit("X", "P2", "base:P2", 3, not),
        ],
      );
      const end = await play(sparring(), setup, [["P1", "S", { t1: ["V"] }], ["P1", "S", { t1: ["U"] }], 0]);
      expect([end.refused, end.objects.U?.stunned]).toEqual([["t1 does not allow one of V"], true]);
    });
  }
});
