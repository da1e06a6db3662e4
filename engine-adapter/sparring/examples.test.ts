import { describe, expect, it } from "vitest";
import { CARDS } from "./cards.ts";
import { sparring } from "./index.ts";
import { board, inHand, play, unit } from "./kit.ts";

describe("worked examples", () => {
  it("359.3.e.5: a target in base takes no damage, the card is drawn", async () => {
    const setup = board(CARDS, [
      inHand("S", "P1", "seeker"),
      inHand("F", "P2", "flash"),
      unit("U", "P2", "battlefield:A", 5),
    ]);
    const end = await play(sparring(), setup, [["P1", "S", { t1: ["U"] }], ["P2", "F", { t1: ["U"] }], 0]);
    expect(end.places).toEqual({ S: ["trash:P1"], F: ["trash:P2"], U: ["base:P2"] });
    expect([end.objects.U?.damage, end.drew.P1]).toEqual([0, 1]);
  });

  it("359.3.e.8: only the legal target takes damage, and no more of it", async () => {
    const setup = board(CARDS, [
      inHand("S", "P1", "singularity"),
      inHand("R", "P2", "bounce"),
      unit("U1", "P2", "battlefield:A", 9),
      unit("U2", "P2", "battlefield:A", 9),
    ]);
    const end = await play(sparring(), setup, [["P1", "S", { t1: ["U1", "U2"] }], ["P2", "R", { t1: ["U1"] }], 0]);
    expect(end.places.U1).toEqual(["hand:P2"]);
    expect(end.objects.U2?.damage).toBe(6);
  });

  it("359.3.e.3: a target that went away and came back is legal", async () => {
    const setup = board(CARDS, [
      inHand("S", "P1", "sting"),
      inHand("F", "P2", "flash"),
      inHand("B", "P2", "toA"),
      unit("U", "P2", "battlefield:A", 5),
    ]);
    const end = await play(sparring(), setup, [
      ["P1", "S", { t1: ["U"] }],
      ["P2", "B", { t1: ["U"] }],
      ["P2", "F", { t1: ["U"] }],
      0,
    ]);
    expect([end.places.U, end.objects.U?.damage]).toEqual([["battlefield:A"], 2]);
  });

  it("359.3.e.4: a bound on Might must hold on resolution", async () => {
    const setup = board(CARDS, [
      inHand("G", "P1", "gust"),
      inHand("R", "P2", "boost"),
      unit("U", "P2", "battlefield:A", 3),
    ]);
    const end = await play(sparring(), setup, [["P1", "G", { t1: ["U"] }], ["P2", "R", { t1: ["U"] }], 0]);
    expect(end.places).toEqual({ G: ["trash:P1"], R: ["trash:P2"], U: ["battlefield:A"] });
    expect((await play(sparring(), setup, [["P1", "G", { t1: ["U"] }], 0])).places.U).toEqual(["hand:P2"]);
  });

  it("359.3.e.10: a spell that did nothing was played", async () => {
    const setup = board(CARDS, [
      inHand("S", "P1", "sting"),
      inHand("F", "P2", "flash"),
      unit("U", "P2", "battlefield:A", 5),
      unit("Student", "P1", "base:P1", 2, { card: "student" }),
    ]);
    const end = await play(sparring(), setup, [["P1", "S", { t1: ["U"] }], ["P2", "F", { t1: ["U"] }], 0]);
    expect([end.objects.U?.damage, end.objects.Student?.might]).toEqual([0, 3]);
  });

  it("359.3.e.12: a condition on an illegal target neither holds nor fails", async () => {
    const objects = [inHand("J", "P1", "judge"), inHand("F", "P2", "flash"), unit("U", "P2", "battlefield:A", 3)];
    const weak = board(CARDS, objects);
    const strong = board(CARDS, [...objects.slice(0, 2), unit("U", "P2", "battlefield:A", 4)]);
    const ends = [
      await play(sparring(), weak, [["P1", "J", { t1: ["U"] }], 0]),
      await play(sparring(), strong, [["P1", "J", { t1: ["U"] }], 0]),
      await play(sparring(), strong, [["P1", "J", { t1: ["U"] }], ["P2", "F", { t1: ["U"] }], 0]),
    ];
    expect(ends.map(({ places, drew }) => [places.U, drew.P1])).toEqual([
      [["trash:P2"], 0],
      [["battlefield:A"], 1],
      [["base:P2"], 0],
    ]);
  });

  it("321: nothing dies before the chain's newest item has resolved completely", async () => {
    const setup = board(CARDS, [
      inHand("Q", "P1", "quake"),
      unit("U1", "P2", "battlefield:A", 2),
      unit("U2", "P2", "battlefield:A", 5),
      unit("U3", "P2", "battlefield:B", 2),
    ]);
    const end = await play(sparring(), setup, [["P1", "Q", { b1: ["A"] }], 0]);
    expect(end.places).toEqual({ Q: ["trash:P1"], U1: ["trash:P2"], U2: ["battlefield:A"], U3: ["battlefield:B"] });
    expect([end.objects.U2?.damage, end.objects.U3?.damage]).toEqual([2, 0]);
  });

  it("a stolen object that is in its owner's base goes to that of its controller", async () => {
    const setup = board(CARDS, [inHand("S", "P1", "steal"), unit("U", "P2", "base:P2", 4)]);
    const end = await play(sparring(), setup, [["P1", "S", { t1: ["U"] }], 0]);
    expect([end.places.U, end.objects.U?.controller]).toEqual([["base:P1"], "P1"]);
  });

  it("a replayed unit is a new one of its owner, exhausted and as printed", async () => {
    const setup = board(CARDS, [
      inHand("B", "P1", "blink"),
      unit("U", "P2", "battlefield:A", 4, { controller: "P1", bonus: 2, damage: 1, stunned: true }),
    ]);
    const end = await play(sparring(), setup, [["P1", "B", { t1: ["U"] }], 0]);
    expect(end.places.U).toEqual(["battlefield:A"]);
    expect(end.objects.U).toEqual({
      owner: "P2",
      controller: "P2",
      exhausted: true,
      stunned: false,
      buffed: false,
      attachedTo: null,
      damage: 0,
      might: 4,
    });
  });
});
