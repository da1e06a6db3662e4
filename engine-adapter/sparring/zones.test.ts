import { describe, expect, it } from "vitest";
import type { Card, GameObject } from "../../spec/types/index.ts";
import { CARDS } from "./cards.ts";
import { sparring } from "./index.ts";
import { a, board, does, draws, inHand, is, play, type Step, spell, unit } from "./kit.ts";

const cards: Card[] = [
  ...CARDS,
  spell("sink", [does("i1", "recycle", a("t1", "unit"))]),
  spell("sweep", [does("i1", "recycle", { id: "a1", all: "card", from: "trash", filters: [] })]),
  spell("loop", [does("i1", "return", { id: "t1", this: true }), draws("i2", 1)]),
  spell("hush", [draws("i1", 1), does("i2", "banish", { id: "t1", this: true }), draws("i3", 1)]),
  spell("renew", [does("i1", "recycle", { id: "t1", this: true })]),
  spell("agent", [
    { id: "i1", verb: "discard", player: { id: "p1", player: "you" }, amount: 2 },
    { ...draws("i2", 2), gate: { id: "y1", ifDone: "i1" } },
    draws("i3", 1),
  ]),
  spell("tidy", [
    { id: "i1", verb: "discard", player: { id: "p1", player: "you" }, amount: 1 },
    does("i2", "recycle", { id: "a1", all: "card", from: "trash", filters: [] }),
  ]),
  spell("flood", [draws("i1", 11)]),
];
const student: GameObject = unit("Student", "P1", "base:P1", 2, { card: "student" });

describe("leaving the chain while resolving (359.3.e.15)", () => {
  const rows: readonly [card: string, place: string[], drew: number][] = [
    ["loop", ["hand:P1"], 0],
    ["hush", ["banished:P1"], 1],
    ["renew", ["deck:P1"], 0],
  ];
  for (const [card, place, drew] of rows) {
    it(`${card} stops there and was played`, async () => {
      const end = await play(sparring(), board(cards, [inHand("S", "P1", card), student]), [["P1", "S", {}], 0]);
      expect([end.places.S, end.drew.P1 + (card === "renew" ? 1 : 0), end.objects.Student?.might]).toEqual([
        place,
        drew,
        3,
      ]);
    });
  }
});

describe("recycle", () => {
  it("puts a unit at the bottom of its owner's deck, where it is drawn last", async () => {
    const objects = [
      inHand("S", "P1", "sink"),
      inHand("F", "P2", "flood"),
      inHand("G", "P1", "flash"),
      unit("U", "P2", "base:P1", 3, { controller: "P1" }),
    ];
    const sunk: readonly Step[] = [["P1", "S", { t1: ["U"] }], 0];
    expect((await play(sparring(), board(cards, objects), sunk)).places.U).toEqual(["deck:P2"]);
    const drawn = await play(sparring(), board(cards, objects), [...sunk, ["P1", "G", { t1: [] }], ["P2", "F", {}], 0]);
    expect(drawn.places.U).toEqual(["hand:P2"]);
  });

  it("takes all of the controller's trash, but not itself", async () => {
    const objects = [
      inHand("S", "P1", "sweep"),
      inHand("T", "P1", "flash", "trash:P1"),
      inHand("X", "P2", "flash", "trash:P2"),
    ];
    const end = await play(sparring(), board(cards, objects), [["P1", "S", {}], 0]);
    expect(end.places).toEqual({ S: ["trash:P1"], T: ["deck:P1"], X: ["trash:P2"] });
  });

  it("ends a token", async () => {
    const setup = board(cards, [inHand("S", "P1", "sink"), unit("U", "P2", "base:P2", 3, { token: true })]);
    expect((await play(sparring(), setup, [["P1", "S", { t1: ["U"] }], 0])).places.U).toEqual([]);
  });
});

describe("discard (359.3.e.11)", () => {
  async function counts(hand: number, card = "agent"): Promise<unknown> {
    const setup = board(cards, [inHand("S", "P1", card)]);
    const opened = await sparring().open({ ...setup, players: { ...setup.players, P1: { hand, deck: 10 } } });
    if (!("session" in opened)) throw new Error("not opened");
    const { session } = opened;
    await session.act({ kind: "play", player: "P1", card: "S", choices: {}, targets: [] });
    await session.act({ kind: "pass", player: "P1" });
    await session.act({ kind: "pass", player: "P2" });
    return (await session.observe()).counts?.P1;
  }

  it("discards what there is; of no card nothing is done", async () => {
    expect(await counts(3)).toEqual({ hand: 4, deck: 7, trash: 3 });
    expect(await counts(1)).toEqual({ hand: 3, deck: 7, trash: 2 });
    expect(await counts(1, "tidy")).toEqual({ hand: 0, deck: 11, trash: 1 });
    expect(await counts(0)).toEqual({ hand: 1, deck: 9, trash: 1 });
  });
});

it("a card in a hand or trash is found by its type", async () => {
  const dig = spell("dig", [does("i1", "return", { ...a("t1", "spell", [is("friendly")]), from: "trash" })]);
  const setup = board([...cards, dig], [inHand("S", "P1", "dig"), inHand("T", "P1", "flash", "trash:P1")]);
  expect((await play(sparring(), setup, [["P1", "S", { t1: ["T"] }], 0])).places.T).toEqual(["hand:P1"]);
});
