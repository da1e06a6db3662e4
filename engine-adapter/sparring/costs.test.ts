import { describe, expect, it } from "vitest";
import type { Card } from "../../spec/types/index.ts";
import { CARDS } from "./cards.ts";
import { sparring } from "./index.ts";
import { a, board, draws, inHand, is, it as its, me, permanent, play, questions, spell, unit } from "./kit.ts";

/** "As an additional cost, kill a friendly unit. Give a friendly unit Might equal to its Might." */
const sacrifice: Card = {
  ...spell("sacrifice", [
    {
      id: "i1",
      verb: "might",
      object: a("t1", "unit", [is("friendly")]),
      amount: { id: "m1", mightOf: its("r1", "k1") },
    },
  ]),
  costs: [{ id: "c1", pay: "kill", object: a("k1", "unit", [is("friendly")]) }],
};
/** "As an additional cost, exhaust a friendly unit. Deal 2 to a unit." */
const muster: Card = {
  ...spell("muster", [{ id: "i1", verb: "deal", object: a("t1", "unit"), amount: 2 }]),
  costs: [{ id: "c1", pay: "exhaust", object: a("k1", "unit", [is("friendly")]) }],
};
/** "Exhaust me: deal 1 to a unit." "Kill me: deal my Might to a unit here." */
const gunner = permanent("gunner", "unit", [
  {
    id: "shoot",
    activate: [{ id: "c1", pay: "exhaust", object: me("m1") }],
    timing: "reaction",
    text: [{ id: "i1", verb: "deal", object: a("t1", "unit"), amount: 1 }],
  },
  {
    id: "burst",
    activate: [{ id: "c2", pay: "kill", object: me("m2") }],
    timing: "main",
    text: [
      { id: "i2", verb: "deal", object: a("t2", "unit", [is("here")]), amount: { id: "n1", mightOf: me("m3") } },
      draws("i3", 1),
    ],
  },
]);
const cards = [...CARDS, sacrifice, muster, gunner];
const friends = [unit("T", "P1", "base:P1", 3), unit("K", "P1", "base:P1", 2, { bonus: 3 })];

describe("costs of spells", () => {
  const setup = board(cards, [inHand("S", "P1", "sacrifice"), inHand("M", "P1", "muster"), ...friends]);

  it("looks back at what was killed to pay (359.3.e.13)", async () => {
    const end = await play(sparring(), setup, [["P1", "S", { t1: ["T"], k1: ["K"] }], 0]);
    expect(end.places).toEqual({ S: ["trash:P1"], M: ["hand:P1"], T: ["base:P1"], K: ["trash:P1"] });
    expect(end.objects.T?.might).toBe(8);
  });

  it("undoes a play whose target was killed to pay (358.1, 358.5)", async () => {
    const end = await play(sparring(), setup, [["P1", "S", { t1: ["K"], k1: ["K"] }], 0]);
    expect(end.places).toEqual({ S: ["hand:P1"], M: ["hand:P1"], T: ["base:P1"], K: ["base:P1"] });
    expect([end.objects.K?.might, end.refused]).toEqual([5, ["paying made a target illegal"]]);
  });

  it("is paid even if the death is replaced (203.2)", async () => {
    const hourglass = { ...unit("H", "P1", "base:P1", 0, { card: "hourglass" }), kind: "gear" as const };
    const saving = board(cards, [...setup.objects, hourglass]);
    const end = await play(sparring(), saving, [["P1", "S", { t1: ["T"], k1: ["K"] }], 0]);
    expect([end.places.K, end.places.H, end.objects.T?.might]).toEqual([["base:P1"], ["trash:P1"], 8]);
  });

  it("cannot be paid with what is so already or cannot be done (203.3, 414.4)", async () => {
    const worn = board(cards, [
      inHand("S", "P1", "sacrifice"),
      inHand("M", "P1", "muster"),
      unit("K", "P1", "base:P1", 2, { exhausted: true, qualities: ["cantBeKilled"] }),
    ]);
    const end = await play(sparring(), worn, [
      ["P1", "S", { t1: ["K"], k1: ["K"] }],
      ["P1", "M", { t1: ["K"], k1: ["K"] }],
    ]);
    expect(end.refused).toEqual(["there is no valid choice for S", "there is no valid choice for M"]);
    expect(end.places).toEqual({ S: ["hand:P1"], M: ["hand:P1"], K: ["base:P1"] });
  });

  it("asks what to pay with only if it is told to ask", async () => {
    const steps = [["P1", "M", { t1: ["T"], k1: ["K"] }] as const, 0];
    expect(await questions(sparring(), setup, steps)).toEqual([]);
    expect(await questions(sparring(["asks-costs"]), setup, steps)).toEqual(["P1 k1: T K"]);
  });
});

describe("a play that turns out illegal after a question", () => {
  it("is undone, and the answer counts as taken", async () => {
    const setup = board(cards, [inHand("S", "P1", "sacrifice"), ...friends]);
    const end = await play(sparring(["asks-costs"]), setup, [["P1", "S", { t1: ["K"], k1: ["K"] }]]);
    expect(end.places).toEqual({ S: ["hand:P1"], T: ["base:P1"], K: ["base:P1"] });
    expect(end.refused).toEqual([]);
  });
});

describe("activated abilities", () => {
  const setup = board(cards, [
    inHand("B", "P2", "bounce"),
    unit("G", "P1", "battlefield:A", 4, { card: "gunner" }),
    unit("U", "P2", "battlefield:A", 9),
    unit("V", "P2", "base:P2", 9),
  ]);

  it("exhausts to pay and goes on the chain as its source", async () => {
    const opened = await sparring().open(setup);
    if (!("session" in opened)) throw new Error("not opened");
    const action = { kind: "activate", player: "P1", object: "G", ability: "shoot", targets: ["U"] } as const;
    await opened.session.act({ ...action, choices: { t1: ["U"] } });
    const { chain, objects } = await opened.session.observe();
    expect(chain).toEqual([{ source: "G", controller: "P1", targets: ["U"] }]);
    expect(objects?.G?.exhausted).toBe(true);
  });

  it("resolves although its source has left, and once only", async () => {
    const end = await play(sparring(), setup, [
      ["P1", "G.shoot", { t1: ["U"] }],
      ["P1", "G.shoot", { t1: ["U"] }],
      ["P2", "B", { t1: ["G"] }],
      0,
    ]);
    expect([end.places.G, end.objects.U?.damage]).toEqual([["hand:P1"], 1]);
    expect(end.refused).toEqual(["there is no valid choice for G"]);
  });

  it("reads 'my Might' and 'here' as they were before the source was killed to pay", async () => {
    const end = await play(sparring(), setup, [["P1", "G.burst", { t2: ["U"] }], 0]);
    expect([end.places.G, end.objects.U?.damage, end.drew.P1]).toEqual([["trash:P1"], 4, 1]);
  });

  it("cannot choose what is not here, and no other player activates it", async () => {
    const end = await play(sparring(), setup, [
      ["P1", "G.burst", { t2: ["V"] }],
      ["P2", "G.shoot", { t1: ["U"] }],
    ]);
    expect(end.refused).toEqual(["t2 does not allow one of V", "P2 does not control G"]);
    expect(end.places.G).toEqual(["battlefield:A"]);
  });
});
