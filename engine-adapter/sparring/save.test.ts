import { describe, expect, it } from "vitest";
import { CARDS } from "./cards.ts";
import { sparring } from "./index.ts";
import { a, board, does, draws, inHand, is, permanent, play, type Step, spell, unit } from "./kit.ts";
import { SHOWCASE } from "./showcase.ts";

const saved = (steps: readonly Step[]): Step[] => steps.flatMap((step): Step[] => [step, "save and load"]);

describe("a game that is saved and loaded after every step ends as it would have ended", () => {
  it.each(SHOWCASE.map(({ setup, steps }, at) => [at, setup, steps] as const))("game %i", async (_, setup, steps) => {
    expect(await play(sparring(), setup, saved(steps))).toEqual(await play(sparring(), setup, steps));
  });
});

describe("what is written down", () => {
  it("which of a card's objects was chosen", async () => {
    const setup = board(CARDS, [
      inHand("S", "P1", "sting"),
      inHand("B", "P2", "blink"),
      unit("U", "P2", "battlefield:A", 4),
    ]);
    const steps: Step[] = [["P1", "S", { t1: ["U"] }], ["P2", "B", { t1: ["U"] }], 1, "save and load", 0];
    expect((await play(sparring(), setup, steps)).objects.U?.damage).toBe(0);
    expect((await play(sparring(["finds-targets-again"]), setup, steps)).objects.U?.damage).toBe(2);
  });

  it("what lasts for this turn", async () => {
    const setup = board(CARDS, [inHand("B", "P1", "boost"), unit("U", "P1", "base:P1", 4)]);
    const steps: Step[] = [["P1", "B", { t1: ["U"] }], 0, "save and load"];
    expect((await play(sparring(), setup, steps)).objects.U?.might).toBe(7);
    expect((await play(sparring(["loses-this-turn"]), setup, steps)).objects.U?.might).toBe(4);
  });

  it("an ability on the chain that another item chooses", async () => {
    const drummer = permanent("drummer", "unit", [{ id: "a1", when: "you play a spell", text: [draws("i1", 1)] }]);
    const hush = spell("hush", [does("i1", "counter", a("t1", "ability"))]);
    const setup = board(
      [...CARDS, drummer, hush],
      [
        inHand("S", "P1", "sting"),
        inHand("H", "P2", "hush"),
        unit("D", "P1", "base:P1", 2, { card: "drummer" }),
        unit("U", "P2", "battlefield:A", 4),
      ],
    );
    const steps: Step[] = [["P1", "S", { t1: ["U"] }], "both pass", ["P2", "H", { t1: ["D"] }], "save and load", 0];
    const { drew, refused } = await play(sparring(), setup, steps);
    expect([drew.P1, refused]).toEqual([0, []]);
  });

  it("what a spell promised instead of the next death", async () => {
    const wouldDie = { id: "w1", all: "unit" as const, filters: [is("friendly")] };
    const vow = spell("vow", [{ id: "i1", verb: "save next", wouldDie, instead: "recall" }]);
    const setup = board(
      [...CARDS, vow],
      [inHand("V", "P2", "vow"), inHand("B", "P1", "blade"), unit("U", "P2", "battlefield:A", 4)],
    );
    const steps: Step[] = [["P1", "B", { t1: ["U"] }], ["P2", "V", {}], 1, "save and load", 0];
    expect((await play(sparring(), setup, steps)).places.U).toEqual(["base:P2"]);
    expect((await play(sparring(["loses-this-turn"]), setup, steps)).places.U).toEqual(["trash:P2"]);
  });
});

it("is not saved while a question is open", async () => {
  const opened = await sparring(["asks-later"]).open(
    board(CARDS, [inHand("S", "P1", "sting"), unit("U", "P2", "battlefield:A", 4)]),
  );
  if (!("session" in opened)) throw new Error("not opened");
  const { session } = opened;
  await session.act({ kind: "play", player: "P1", card: "S", choices: {}, targets: [] });
  expect(await session.act({ kind: "save and load" })).toEqual({ kind: "rejected", reason: "a question is open" });
});
