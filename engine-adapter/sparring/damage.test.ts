import { describe, expect, it } from "vitest";
import type { Card } from "../../spec/types/index.ts";
import { CARDS } from "./cards.ts";
import { sparring } from "./index.ts";
import { a, board, does, draws, inHand, is, it as its, play, questions, type Step, spell, unit } from "./kit.ts";

const many = { min: 1, max: 5 };
/** "Deal that much to a unit. If you do, draw 1. Its controller draws 1." */
const strike = (id: string, amount: number): Card =>
  spell(id, [
    { id: "i1", verb: "deal", object: a("t1", "unit"), amount },
    { ...draws("i2", 1), gate: { id: "y1", ifDone: "i1" } },
    { id: "i3", verb: "draw", player: { id: "w1", whose: "controller", of: "t1" }, amount: 1 },
  ]);
const cards: Card[] = [
  ...CARDS,
  spell("shield", [{ id: "i1", verb: "prevent", object: a("t1", "unit"), amount: 2 }]),
  strike("strike", 3),
  strike("tap", 2),
  spell("buff", [does("i1", "buff", a("t1", "unit")), { ...draws("i2", 1), gate: { id: "y1", ifDone: "i1" } }]),
  spell("unbuff", [does("i1", "remove buff", a("t1", "unit", [is("buffed")]))]),
  spell("rescue", [{ id: "i1", verb: "save", object: a("t1", "unit"), instead: "recall" }]),
  spell("escape", [{ id: "i1", verb: "save", object: a("t1", "unit"), instead: "return" }]),
  spell("volley", [{ id: "i1", verb: "deal", object: a("t1", "unit", [is("enemy")], many), amount: 5, split: true }]),
  spell("alpha", [
    does("i1", "choose", a("s1", "unit", [is("friendly")])),
    {
      id: "i2",
      verb: "deal",
      object: a("t1", "unit", [is("enemy")], many),
      amount: { id: "n1", mightOf: its("r1", "s1") },
      split: true,
    },
  ]),
];
const inP1 = ["shield", "strike", "tap", "buff", "unbuff", "rescue", "escape", "volley", "alpha", "boost", "blade"];
const setup = board(cards, [
  ...inP1.map((card) => inHand(card.toUpperCase(), "P1", card)),
  inHand("S2", "P1", "strike"),
  inHand("WEAKEN", "P2", "mend"),
  inHand("R", "P2", "bounce"),
  unit("T", "P1", "base:P1", 3),
  unit("U", "P2", "battlefield:A", 9),
  unit("V", "P2", "battlefield:A", 9),
  unit("X", "P2", "battlefield:A", 2, { damage: 1 }),
]);
const run = (steps: readonly Step[]) => play(sparring(), setup, steps);

describe("prevent", () => {
  it("lets the rest through, which was dealt (437.3)", async () => {
    const end = await run([["P1", "SHIELD", { t1: ["U"] }], 0, ["P1", "STRIKE", { t1: ["U"] }], 0]);
    expect([end.objects.U?.damage, end.drew]).toEqual([1, { P1: 1, P2: 1 }]);
  });

  it("of all is no damage dealt, and a link by object goes on (437.4)", async () => {
    const twice: readonly Step[] = [
      ["P1", "SHIELD", { t1: ["U"] }],
      0,
      ["P1", "VOLLEY", { t1: ["U", "V"], i1: ["U", "V", "V", "V", "V"] }],
      0,
    ];
    const end = await run([...twice, ["P1", "STRIKE", { t1: ["U"] }], 0]);
    expect([end.objects.U?.damage, end.objects.V?.damage, end.drew]).toEqual([2, 4, { P1: 1, P2: 1 }]);
    const none = await run([["P1", "SHIELD", { t1: ["U"] }], 0, ["P1", "TAP", { t1: ["U"] }], 0]);
    expect([none.objects.U?.damage, none.drew]).toEqual([0, { P1: 0, P2: 1 }]);
  });
});

describe("buff", () => {
  it("adds 1 Might, once (702.3, 703)", async () => {
    const end = await run([["P1", "BUFF", { t1: ["T"] }], 0]);
    expect([end.objects.T?.might, end.objects.T?.buffed, end.drew.P1]).toEqual([4, true, 1]);
    const buffed = { ...setup, objects: setup.objects.map((one) => (one.id === "T" ? { ...one, buffed: true } : one)) };
    const again = await play(sparring(), buffed, [["P1", "BUFF", { t1: ["T"] }], 0]);
    expect([again.objects.T?.might, again.drew.P1]).toEqual([4, 0]);
    const gone = await play(sparring(), buffed, [["P1", "UNBUFF", { t1: ["T"] }], 0]);
    expect([gone.objects.T?.might, gone.objects.T?.buffed]).toEqual([3, false]);
  });
});

describe("save", () => {
  it("recalls instead, healed and exhausted, once", async () => {
    const saved: readonly Step[] = [["P1", "RESCUE", { t1: ["X"] }], 0, ["P1", "STRIKE", { t1: ["X"] }], 0];
    const end = await run(saved);
    expect([end.places.X, end.objects.X?.damage, end.objects.X?.exhausted]).toEqual([["base:P2"], 0, true]);
    expect((await run([...saved, ["P1", "S2", { t1: ["X"] }], 0])).places.X).toEqual(["trash:P2"]);
  });

  it("returns instead, and the kill counts as replaced", async () => {
    const end = await run([["P1", "ESCAPE", { t1: ["X"] }], 0, ["P1", "BLADE", { t1: ["X"] }], 0]);
    expect([end.places.X, end.drew]).toEqual([["hand:P2"], { P1: 0, P2: 2 }]);
  });
});

describe("split", () => {
  it("asks on resolution how it is divided (355.14.e)", async () => {
    const steps: readonly Step[] = [["P1", "VOLLEY", { t1: ["U", "V"], i1: ["U", "U", "U", "V", "V"] }], 0];
    expect(await questions(sparring(), setup, steps)).toEqual(["P1 i1: U V"]);
    const end = await run(steps);
    expect([end.objects.U?.damage, end.objects.V?.damage]).toEqual([3, 2]);
  });

  it("gives everything to the one that is left", async () => {
    const steps: readonly Step[] = [["P1", "VOLLEY", { t1: ["U", "V"] }], ["P2", "R", { t1: ["U"] }], 0];
    expect(await questions(sparring(), setup, steps)).toEqual([]);
    expect((await run(steps)).objects.V?.damage).toBe(5);
    expect(
      await questions(sparring(["asks-split-of-one"]), setup, [
        ["P1", "VOLLEY", { t1: ["V"], i1: ["V", "V", "V", "V", "V"] }],
        0,
      ]),
    ).toEqual(["P1 i1: V"]);
  });

  it("takes at most one target for each point (355.14.c)", async () => {
    const weak = { ...setup, objects: setup.objects.map((one) => (one.id === "T" ? { ...one, might: 2 } : one)) };
    const end = await play(sparring(), weak, [["P1", "ALPHA", { s1: ["T"], t1: ["U", "V", "X"] }]]);
    expect(end.refused).toEqual(["t1 takes 1 to 2 choices"]);
  });

  it("drops exactly the surplus if there are fewer points by then (355.14.h.1)", async () => {
    const drain = spell("drain", [{ id: "i1", verb: "might", object: a("t1", "unit"), amount: -1 }]);
    const weaker = { ...setup, cards: [...cards, drain], objects: [...setup.objects, inHand("D", "P2", "drain")] };
    const steps = (...i2: string[]): readonly Step[] => [
      ["P1", "ALPHA", { s1: ["T"], t1: ["U", "V", "X"], i2 }],
      ["P2", "D", { t1: ["T"], i2 }],
      0,
    ];
    const end = await play(sparring(), weaker, steps("U", "X"));
    expect([end.objects.U?.damage, end.objects.V?.damage, end.places.X]).toEqual([1, 0, ["trash:P2"]]);
    await expect(play(sparring(), weaker, steps("U", "U"))).rejects.toThrow("i2 must give points to 2 of them");
  });
});
