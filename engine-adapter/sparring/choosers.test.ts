import { describe, expect, it } from "vitest";
import type { Card, Chosen, GameObject } from "../../spec/types/index.ts";
import { CARDS } from "./cards.ts";
import { sparring } from "./index.ts";
import { a, board, does, inHand, is, permanent, play, questions, type Step, spell, unit } from "./kit.ts";

const legend: GameObject = {
  id: "L",
  kind: "legend",
  owner: "P1",
  controller: "P1",
  place: "legend:P1",
  exhausted: true,
};
const must: Chosen = { ...a("t1", "unit", [is("friendly")]), word: "must" };
const pick: Chosen = { ...a("t1", "unit", [is("friendly")]), word: "pick" };
const cards: Card[] = [
  ...CARDS,
  spell("mustKill", [does("i1", "kill", must)]),
  spell("pickKill", [does("i1", "kill", pick)]),
  spell("edict", [does("i1", "kill", { ...a("t1", "unit"), by: "each player" })]),
  spell("tax", [does("i1", "return", { ...a("t1", "gear"), by: "opponent" })]),
  spell("duel", [
    does("i1", "choose", a("p1", "player", [is("enemy")])),
    does("i2", "exhaust", { ...a("t1", "unit"), by: { they: "p1" } }),
  ]),
  spell("dump", [does("i1", "banish", { ...a("t1", "unit"), from: "hand" })]),
  spell("reclaim", [does("i1", "return", { ...a("t1", "unit"), from: "trash" })]),
  spell("raise", [{ id: "i1", verb: "play", object: { ...a("t1", "unit"), from: "trash" }, to: { battlefield: "A" } }]),
  spell("wake", [does("i1", "ready", a("t1", "legend", [is("you control")]))]),
  spell("wakeAny", [does("i1", "ready", a("t1", "legend", [is("friendly")]))]),
  spell("wakeMine", [does("i1", "ready", { id: "l1", legend: "your" })]),
];

/** Plays one card of P1 on a board where each player has two units. */
function game(card: string, profile: "CR" | "FAQ+" = "CR", more: GameObject[] = []) {
  return board(
    cards,
    [
      inHand("S", "P1", card),
      unit("A1", "P1", "base:P1", 3),
      unit("A2", "P1", "base:P1", 3),
      unit("B1", "P2", "base:P2", 3),
      unit("B2", "P2", "base:P2", 3, { qualities: ["cantBeChosen"] }),
      { id: "G", kind: "gear", owner: "P2", controller: "P2", place: "base:P2" },
      { ...inHand("D", "P1", "student", "trash:P1"), kind: "unit", might: 2, qualities: ["cantBeChosen"] },
      { ...inHand("H", "P1", "student"), kind: "unit", might: 2 },
      legend,
      ...more,
    ],
    profile,
  );
}

async function asks(card: string, profile: "CR" | "FAQ+"): Promise<readonly string[] | undefined> {
  const opened = await sparring().open(game(card, profile));
  if (!("session" in opened)) throw new Error("not opened");
  return opened.session.asks?.("S");
}

describe("what is a target", () => {
  const rows: readonly [card: string, cr: string[], faq: string[]][] = [
    ["mustKill", [], []],
    ["pickKill", ["t1"], []],
    ["edict", [], []],
    ["duel", ["p1"], ["p1"]],
    ["dump", [], []],
    ["reclaim", ["t1"], ["t1"]],
    ["wake", ["t1"], []],
    ["wakeAny", ["t1"], ["t1"]],
    ["wakeMine", [], []],
  ];
  for (const [card, cr, faq] of rows) {
    it(card, async () => {
      expect([await asks(card, "CR"), await asks(card, "FAQ+")]).toEqual([cr, faq]);
    });
  }
});

describe("who is asked when, and what becomes of it", () => {
  const rows: readonly [card: string, Step[], asked: string[], places: Record<string, string[]>][] = [
    ["mustKill", [["P1", "S", { t1: ["A2"] }]], ["P1 t1: A1 A2"], { A2: ["trash:P1"] }],
    [
      "edict",
      [["P1", "S", { t1: ["A2", "B2"] }]],
      ["P1 t1: A1 A2", "P2 t1: B1 B2"],
      { A2: ["trash:P1"], B2: ["trash:P2"] },
    ],
    ["tax", [["P1", "S", { t1: ["G"] }]], ["P2 t1: G"], { G: ["hand:P2"] }],
    ["dump", [["P1", "S", { t1: ["H"] }]], ["P1 t1: H"], { H: ["banished:P1"] }],
    ["reclaim", [["P1", "S", { t1: ["D"] }]], [], { D: ["hand:P1"] }],
    ["raise", [["P1", "S", { t1: ["D"] }]], [], { D: ["battlefield:A"] }],
  ];
  for (const [card, steps, asked, places] of rows) {
    it(card, async () => {
      expect(await questions(sparring(), game(card), [...steps, 0])).toEqual(asked);
      expect((await play(sparring(), game(card), [...steps, 0])).places).toMatchObject(places);
    });
  }

  it("asks the chosen player", async () => {
    const steps: readonly Step[] = [["P1", "S", { p1: ["P2"], t1: ["B2"] }], 0];
    expect(await questions(sparring(), game("duel"), steps)).toEqual(["P2 t1: B1 B2"]);
    expect((await play(sparring(), game("duel"), steps)).objects.B2?.exhausted).toBe(true);
  });

  it("takes the only option without a question if told so", async () => {
    const steps: readonly Step[] = [["P1", "S", { t1: ["G"] }], 0];
    expect(await questions(sparring(["takes-only-option"]), game("tax"), steps)).toEqual([]);
  });

  it("ignores an instruction for which nobody has anything (355.10.f)", async () => {
    const empty = board(cards, [inHand("S", "P1", "mustKill"), unit("B1", "P2", "base:P2", 3)]);
    const end = await play(sparring(), empty, [["P1", "S", {}], 0]);
    expect(end.places).toEqual({ S: ["trash:P1"], B1: ["base:P2"] });
    expect(await questions(sparring(), empty, [["P1", "S", {}], 0])).toEqual([]);
  });

  it("loses a card in the trash that left it, even if it came back", async () => {
    const setup = game("reclaim", "CR", [inHand("R", "P1", "raise"), inHand("K", "P1", "blade")]);
    const end = await play(sparring(), setup, [
      ["P1", "S", { t1: ["D"] }],
      ["P1", "R", { t1: ["D"] }],
      1,
      ["P1", "K", { t1: ["D"] }],
      0,
    ]);
    // "Can't be chosen" does not keep P1 from choosing it on the board: P1 is no enemy.
    expect([end.places.D, end.places.S]).toEqual([["trash:P1"], ["trash:P1"]]);
  });

  it("readies a legend", async () => {
    for (const card of ["wake", "wakeAny", "wakeMine"]) {
      const end = await play(sparring(), game(card), [["P1", "S", { t1: ["L"] }], 0]);
      expect([card, end.places.L, end.objects.L?.exhausted]).toEqual([card, ["legend:P1"], false]);
    }
  });

  it("asks for what a replacement effect mentions when it replaces, and protection does not matter (355.10.c)", async () => {
    const shroud = permanent("shroud", "gear", [
      {
        id: "ab1",
        wouldDie: { id: "d1", all: "unit", filters: [is("friendly")] },
        instead: [does("i1", "exhaust", a("x1", "unit", [is("enemy")]))],
      },
    ]);
    const setup = board(
      [...cards, shroud],
      [
        inHand("S", "P1", "blade"),
        unit("A1", "P1", "battlefield:A", 3),
        unit("B2", "P2", "base:P2", 3, { qualities: ["cantBeChosen"] }),
        { id: "G", kind: "gear", card: "shroud", owner: "P1", controller: "P1", place: "base:P1" },
      ],
    );
    const steps: readonly Step[] = [["P1", "S", { t1: ["A1"], x1: ["B2"] }], 0];
    expect(await questions(sparring(), setup, steps)).toEqual(["P1 x1: B2"]);
    const end = await play(sparring(), setup, steps);
    expect([end.places.A1, end.objects.B2?.exhausted, end.drew.P1]).toEqual([["battlefield:A"], true, 2]);
  });
});
