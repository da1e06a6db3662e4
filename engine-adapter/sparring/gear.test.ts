import { describe, expect, it } from "vitest";
import type { Card, GameObject } from "../../spec/types/index.ts";
import { CARDS } from "./cards.ts";
import { sparring } from "./index.ts";
import { a, board, does, inHand, is, me, permanent, play, type Step, spell, unit } from "./kit.ts";

const cards: Card[] = [
  ...CARDS,
  spell("equip", [
    { id: "i1", verb: "attach", object: a("g1", "gear"), unit: a("t1", "unit", [is("friendly")]) },
    { id: "i2", verb: "might", object: { id: "r1", it: "t1" }, amount: 1 },
  ]),
  spell("strip", [does("i1", "detach", a("g1", "gear"))]),
  spell("fetch", [does("i1", "return", a("g1", "gear"))]),
  spell("home", [does("i1", "recall", a("g1", "gear"))]),
  spell("smash", [does("i1", "kill", a("t1", "unit", [is("equipped")]))]),
  permanent("akshan", "unit", [
    {
      id: "take",
      activate: [],
      timing: "main",
      text: [
        { id: "i1", verb: "control while I stay", object: a("g1", "gear", [is("enemy")]) },
        { id: "i2", verb: "attach", object: { id: "r1", it: "g1" }, unit: me("m1") },
      ],
    },
  ]),
];
const gear = (id: string, owner: "P1" | "P2", place: string, more: Partial<GameObject> = {}): GameObject => ({
  id,
  kind: "gear",
  owner,
  controller: owner,
  place,
  ...more,
});

const setup = board(cards, [
  inHand("E", "P1", "equip"),
  inHand("S", "P1", "strip"),
  inHand("F", "P1", "fetch"),
  inHand("H", "P1", "home"),
  inHand("X", "P1", "smash"),
  inHand("B", "P1", "toB"),
  inHand("K", "P1", "bounce"),
  inHand("R", "P2", "bounce"),
  unit("U", "P1", "battlefield:A", 3),
  unit("V", "P1", "base:P1", 3),
  gear("G", "P1", "base:P1"),
  gear("W", "P1", "battlefield:A", { attachedTo: "U" }),
]);

async function after(steps: readonly Step[]): Promise<unknown> {
  const { places, objects } = await play(sparring(), setup, steps);
  const look = (id: string) => [places[id]?.[0], objects[id]?.attachedTo];
  return { U: places.U?.[0], G: look("G"), W: look("W") };
}

const W = ["battlefield:A", "U"];

describe("attaching and detaching", () => {
  const rows: readonly [name: string, steps: Step[], end: unknown][] = [
    [
      "stays at a battlefield while attached",
      [["P1", "E", { g1: ["G"], t1: ["U"] }]],
      { U: "battlefield:A", G: ["battlefield:A", "U"], W },
    ],
    [
      "goes to another unit",
      [["P1", "E", { g1: ["W"], t1: ["V"] }]],
      { U: "battlefield:A", G: ["base:P1", null], W: ["base:P1", "V"] },
    ],
    [
      "follows its unit",
      [["P1", "B", { t1: ["U"] }]],
      { U: "battlefield:B", G: ["base:P1", null], W: ["battlefield:B", "U"] },
    ],
    [
      "is recalled in the cleanup once it is detached (323.7)",
      [["P1", "S", { g1: ["W"] }]],
      { U: "battlefield:A", G: ["base:P1", null], W: ["base:P1", null] },
    ],
    [
      "is recalled once its unit has left (435.4.b)",
      [["P1", "K", { t1: ["U"] }]],
      { U: "hand:P1", G: ["base:P1", null], W: ["base:P1", null] },
    ],
    [
      "is detached when recalled itself",
      [["P1", "H", { g1: ["W"] }]],
      { U: "battlefield:A", G: ["base:P1", null], W: ["base:P1", null] },
    ],
    [
      "is detached when returned itself",
      [["P1", "F", { g1: ["W"] }]],
      { U: "battlefield:A", G: ["base:P1", null], W: ["hand:P1", undefined] },
    ],
    ["finds the equipped unit only", [["P1", "X", { t1: ["V"] }]], { U: "battlefield:A", G: ["base:P1", null], W }],
    [
      "finds the equipped unit",
      [["P1", "X", { t1: ["U"] }]],
      { U: "trash:P1", G: ["base:P1", null], W: ["base:P1", null] },
    ],
    [
      "misses a unit that is equipped no more",
      [
        ["P1", "X", { t1: ["U"] }],
        ["P1", "S", { g1: ["W"] }],
      ],
      { U: "battlefield:A", G: ["base:P1", null], W: ["base:P1", null] },
    ],
    [
      "does nothing without its unit",
      [
        ["P1", "E", { g1: ["G"], t1: ["U"] }],
        ["P2", "R", { t1: ["U"] }],
      ],
      { U: "hand:P1", G: ["base:P1", null], W: ["base:P1", null] },
    ],
  ];
  for (const [name, steps, end] of rows) {
    it(name, async () => expect(await after([...steps, 0])).toEqual(end));
  }

  it("goes on with the unit that gear was attached to", async () => {
    const end = await play(sparring(), setup, [["P1", "E", { g1: ["G"], t1: ["U"] }], 0]);
    expect(end.objects.U?.might).toBe(4);
  });

  it("has no text while it is attached (434.1.e)", async () => {
    const hourglass = gear("Z", "P1", "base:P1", { card: "hourglass", attachedTo: "V" });
    const end = await play(sparring(), { ...setup, objects: [...setup.objects, hourglass] }, [
      ["P1", "X", { t1: ["U"] }],
      0,
    ]);
    expect([end.places.U, end.places.Z]).toEqual([["trash:P1"], ["base:P1"]]);
  });
});

describe("control while I stay", () => {
  const taking = board(cards, [
    unit("A", "P1", "base:P1", 4, { card: "akshan" }),
    gear("G", "P2", "base:P2"),
    inHand("R", "P2", "bounce"),
    inHand("K", "P1", "bounce"),
  ]);
  async function end(steps: readonly Step[]): Promise<unknown> {
    const { places, objects } = await play(sparring(), taking, steps);
    return [places.A?.[0], places.G?.[0], objects.G?.controller, objects.G?.attachedTo];
  }

  it("takes it, attached to the source", async () => {
    expect(await end([["P1", "A.take", { g1: ["G"] }], 0])).toEqual(["base:P1", "base:P1", "P1", "A"]);
  });

  it("gives it back when the source leaves", async () => {
    const steps: readonly Step[] = [["P1", "A.take", { g1: ["G"] }], 0, ["P1", "K", { t1: ["A"] }], 0];
    expect(await end(steps)).toEqual(["hand:P1", "base:P2", "P2", null]);
  });

  it("never takes it if the source has left already (359.3.e.16)", async () => {
    const steps: readonly Step[] = [["P1", "A.take", { g1: ["G"] }], ["P2", "R", { t1: ["A"] }], 0];
    expect(await end(steps)).toEqual(["hand:P1", "base:P2", "P2", null]);
  });
});
