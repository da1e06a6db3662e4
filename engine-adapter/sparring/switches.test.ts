import { describe, expect, it } from "vitest";
import { CARDS } from "./cards.ts";
import { FAULTS, QUIRKS, sparring, VARIATIONS } from "./index.ts";
import { board, inHand, play, type Step, unit } from "./kit.ts";
import { SHOWCASE } from "./showcase.ts";

const SETUP = board(CARDS, [
  inHand("G", "P1", "grip"),
  inHand("R", "P1", "boost"),
  inHand("Z", "P2", "sting"),
  unit("T1", "P1", "battlefield:A", 4),
  unit("T2", "P1", "base:P1", 3),
  unit("Student", "P1", "base:P1", 2, { card: "student" }),
]);
/** The last step passes until nobody has priority, because some variations do not show the chain. */
const STEPS: readonly Step[] = [["P1", "G", { t1: ["T1"], t2: ["T2"] }], ["P1", "R", { t1: ["T1"] }], -1];

describe("variations", () => {
  it("has enough of everything, each with its own name", () => {
    const names = [...VARIATIONS, ...QUIRKS, ...FAULTS].map(({ name }) => name);
    expect([VARIATIONS.length >= 18, QUIRKS.length >= 37, FAULTS.length]).toEqual([true, true, 5]);
    expect(new Set(names).size).toBe(names.length);
  });

  it("ends as the rules say without any switch", async () => {
    const { places, objects, drew, refused } = await play(sparring(), SETUP, STEPS);
    expect(places).toEqual({
      G: ["trash:P1"],
      R: ["trash:P1"],
      Z: ["hand:P2"],
      T1: ["trash:P1"],
      T2: ["base:P1"],
      Student: ["base:P1"],
    });
    expect([objects.T2?.might, objects.Student?.might, drew.P1, refused]).toEqual([10, 4, 1, []]);
  });

  for (const { name } of VARIATIONS) {
    it(`${name} ends in the same way`, async () => {
      const plain = await play(sparring(), SETUP, STEPS);
      const varied = await play(sparring([name]), SETUP, STEPS);
      expect(varied.places).toEqual(plain.places);
      if (!name.startsWith("hides")) expect(varied).toEqual(plain);
    });
  }

  it("ends in the same way whatever is played", async () => {
    // Without the chain these scripts cannot tell when it is empty.
    const varied = VARIATIONS.filter(({ name }) => name !== "hides-chain");
    for (const { setup, steps } of SHOWCASE) {
      const plain = await play(sparring(), setup, steps);
      for (const { name } of varied) {
        expect([name, (await play(sparring([name]), setup, steps)).places]).toEqual([name, plain.places]);
      }
    }
  });

  it("asks after the play, naming the card and the mention", async () => {
    const opened = await sparring(["asks-later"]).open(SETUP);
    if (!("session" in opened)) throw new Error("not opened");
    const { session } = opened;
    const asked = await session.act({ kind: "play", player: "P1", card: "G", choices: {}, targets: [] });
    expect(asked).toEqual({
      kind: "ok",
      pending: {
        kind: "question",
        player: "P1",
        options: ["T1", "T2", "Student"],
        min: 1,
        max: 1,
        item: "G",
        mention: "t1",
      },
    });
  });

  it("tells the nearest switch of a misspelt one", () => {
    expect(() => sparring(["whole-chian"])).toThrow(
      'The sparring engine has no switch "whole-chian"; the nearest is "whole-chain".',
    );
  });

  it("carries its switches in its name", () => {
    expect([sparring().engine.name, sparring(["async", "draws-nothing"]).engine.name]).toEqual([
      "sparring",
      "sparring:async,draws-nothing",
    ]);
  });
});

describe("quirks and faults show", () => {
  const seeker = board(CARDS, [
    inHand("S", "P1", "seeker"),
    inHand("B", "P1", "blade"),
    inHand("F", "P2", "flash"),
    unit("U", "P2", "battlefield:A", 5, { damage: 1, exhausted: true }),
    unit("V", "P2", "battlefield:A", 5),
  ]);
  const plays: Record<string, readonly Step[]> = {
    deal: [["P1", "S", { t1: ["U"] }], 0],
    kill: [["P1", "B", { t1: ["V"] }], 0],
    dodge: [["P1", "S", { t1: ["V"] }], ["P2", "F", { t1: ["V"] }], 0],
  };
  const rows: readonly [string | undefined, string, unknown][] = [
    [undefined, "deal", { U: ["trash:P2"], S: ["trash:P1"], V: ["battlefield:A"], drew: [1, 0] }],
    ["nobody-dies-of-damage", "deal", { U: ["battlefield:A"], S: ["trash:P1"], V: ["battlefield:A"], drew: [1, 0] }],
    ["spells-vanish", "deal", { U: ["trash:P2"], S: [], V: ["battlefield:A"], drew: [1, 0] }],
    ["draws-nothing", "deal", { U: ["trash:P2"], S: ["trash:P1"], V: ["battlefield:A"], drew: [0, 0] }],
    ["draws-from-opponent", "deal", { U: ["trash:P2"], S: ["trash:P1"], V: ["battlefield:A"], drew: [0, 1] }],
    ["only-first-instruction", "deal", { U: ["trash:P2"], S: ["trash:P1"], V: ["battlefield:A"], drew: [0, 0] }],
    [undefined, "kill", { U: ["battlefield:A"], S: ["hand:P1"], V: ["trash:P2"], drew: [0, 2] }],
    ["kill-banishes", "kill", { U: ["battlefield:A"], S: ["hand:P1"], V: ["banished:P2"], drew: [0, 2] }],
    ["draws-one-more", "kill", { U: ["battlefield:A"], S: ["hand:P1"], V: ["trash:P2"], drew: [0, 3] }],
    ["controller-is-opponent", "kill", { U: ["battlefield:A"], S: ["hand:P1"], V: ["trash:P2"], drew: [0, 2] }],
    [undefined, "dodge", { U: ["battlefield:A"], S: ["trash:P1"], V: ["base:P2"], drew: [1, 0] }],
    ["move-does-nothing", "dodge", { U: ["battlefield:A"], S: ["trash:P1"], V: ["battlefield:A"], drew: [1, 0] }],
    ["stops-when-first-fails", "dodge", { U: ["battlefield:A"], S: ["trash:P1"], V: ["base:P2"], drew: [0, 0] }],
  ];
  for (const [name, what, expected] of rows) {
    it(`${name ?? "plain"}: ${what}`, async () => {
      const end = await play(sparring(name === undefined ? [] : [name]), seeker, plays[what] ?? []);
      const { U, S, V } = end.places;
      expect({ U, S, V, drew: [end.drew.P1, end.drew.P2] }).toEqual(expected);
    });
  }

  it("every switch plays a game to its end", async () => {
    for (const { name } of [...QUIRKS, ...FAULTS]) {
      const end = await play(sparring([name]), SETUP, STEPS);
      expect([name, end.places.G]).toEqual([name, name === "spells-vanish" ? [] : ["trash:P1"]]);
    }
  });

  it("reads the opponent of the item's controller for the last controller", async () => {
    const own = board(CARDS, [inHand("B", "P1", "blade"), unit("U", "P1", "battlefield:A", 5)]);
    const steps: readonly Step[] = [["P1", "B", { t1: ["U"] }], 0];
    expect((await play(sparring(), own, steps)).drew).toEqual({ P1: 2, P2: 0 });
    expect((await play(sparring(["controller-is-opponent"]), own, steps)).drew).toEqual({ P1: 0, P2: 2 });
  });

  it("checks only the first of two targets", async () => {
    const setup = board(CARDS, [
      inHand("S", "P1", "grip"),
      inHand("R", "P2", "steal"),
      unit("T1", "P1", "base:P1", 4),
      unit("T2", "P1", "battlefield:A", 3),
    ]);
    const steps: readonly Step[] = [["P1", "S", { t1: ["T1"], t2: ["T2"] }], ["P2", "R", { t1: ["T2"] }], 0];
    expect((await play(sparring(), setup, steps)).objects.T2?.might).toBe(3);
    expect((await play(sparring(["checks-first-target-only"]), setup, steps)).objects.T2?.might).toBe(7);
    // A stolen unit is an enemy by then, so this fault does not show here.
    expect((await play(sparring(["checks-enemies-only"]), setup, steps)).objects.T2?.might).toBe(3);
  });

  it("checks no friend of the item's controller", async () => {
    const setup = board(CARDS, [
      inHand("S", "P1", "sting"),
      inHand("F", "P1", "flash"),
      unit("T", "P1", "battlefield:A", 4),
    ]);
    const steps: readonly Step[] = [["P1", "S", { t1: ["T"] }], ["P1", "F", { t1: ["T"] }], 0];
    expect((await play(sparring(), setup, steps)).objects.T?.damage).toBe(0);
    expect((await play(sparring(["checks-enemies-only"]), setup, steps)).objects.T?.damage).toBe(2);
  });
});
