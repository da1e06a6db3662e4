import { describe, expect, it } from "vitest";
import type { Card, Quality } from "../../spec/types/index.ts";
import { CARDS } from "./cards.ts";
import { sparring } from "./index.ts";
import { a, board, does, draws, inHand, is, permanent, play, spell, unit } from "./kit.ts";

const warden = (passive: Quality): Card =>
  permanent("warden", "unit", [
    { id: "ab1", passive, on: { id: "a1", all: "unit", filters: [is("friendly"), is("here")] } },
  ]);
const cards: Card[] = [
  ...CARDS,
  spell("blinkA", [
    does("i1", "banish", a("t1", "unit", [is("friendly")])),
    { id: "i2", verb: "play", object: { id: "r1", it: "t1" }, to: { battlefield: "A" } },
    { ...draws("i3", 1), gate: { id: "y1", ifDone: "i2" } },
  ]),
];

describe("qualities of an object", () => {
  it("entersInBase: it enters in its base, and was played (359.3.e.14.c)", async () => {
    const setup = board(cards, [
      inHand("S", "P1", "blinkA"),
      unit("U", "P1", "battlefield:A", 3, { qualities: ["entersInBase"] }),
    ]);
    const end = await play(sparring(), setup, [["P1", "S", { t1: ["U"] }], 0]);
    expect([end.places.U, end.drew.P1]).toEqual([["base:P1"], 1]);
  });

  it("cantBeReadied: readying it is impossible", async () => {
    const setup = board(cards, [
      inHand("S", "P1", "rise"),
      unit("U", "P1", "base:P1", 3, { exhausted: true, qualities: ["cantBeReadied"] }),
    ]);
    expect((await play(sparring(), setup, [["P1", "S", { t1: ["U"] }], 0])).objects.U?.exhausted).toBe(true);
  });

  it("cantMoveToBase: it stays, but can be recalled", async () => {
    const setup = board(cards, [
      inHand("S", "P1", "flash"),
      inHand("R", "P1", "retreat"),
      unit("U", "P1", "battlefield:A", 3, { qualities: ["cantMoveToBase"] }),
    ]);
    expect((await play(sparring(), setup, [["P1", "S", { t1: ["U"] }], 0])).places.U).toEqual(["battlefield:A"]);
    expect((await play(sparring(), setup, [["P1", "R", { t1: ["U"] }], 0])).places.U).toEqual(["base:P1"]);
  });
});

describe("passive abilities", () => {
  const setup = (quality: Quality) =>
    board(
      [...cards, warden(quality)],
      [
        inHand("B", "P1", "blade"),
        inHand("R", "P2", "toB"),
        inHand("K", "P1", "exile"),
        unit("W", "P2", "battlefield:A", 5, { card: "warden" }),
        unit("U", "P2", "battlefield:A", 3),
        unit("X", "P1", "battlefield:A", 3),
      ],
    );

  it("give everything else that fits the quality, not the source itself", async () => {
    const tried = (id: string) => play(sparring(), setup("cantBeChosen"), [["P1", "B", { t1: [id] }], 0]);
    expect((await tried("U")).refused).toEqual(["t1 does not allow one of U"]);
    expect([(await tried("W")).places.W, (await tried("X")).places.X]).toEqual([["trash:P2"], ["trash:P1"]]);
  });

  it("hold only while the source is on the board", async () => {
    const end = await play(sparring(), setup("cantBeKilled"), [
      ["P1", "K", { t1: ["W"] }],
      0,
      ["P1", "B", { t1: ["U"] }],
      0,
    ]);
    expect(end.places.U).toEqual(["trash:P2"]);
    const kept = await play(sparring(), setup("cantBeKilled"), [["P1", "B", { t1: ["U"] }], 0]);
    expect(kept.places.U).toEqual(["battlefield:A"]);
  });

  it("hold only where the source is", async () => {
    const end = await play(sparring(), setup("cantBeKilled"), [
      ["P1", "B", { t1: ["U"] }],
      ["P2", "R", { t1: ["W"] }],
      0,
    ]);
    expect([end.places.W, end.places.U]).toEqual([["battlefield:B"], ["trash:P2"]]);
  });
});
