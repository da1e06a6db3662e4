import { expect, it } from "vitest";
import type { Card, GameObject } from "../../spec/types/index.ts";
import { CARDS } from "./cards.ts";
import { sparring } from "./index.ts";
import { a, board, does, inHand, play, type Step, spell, unit } from "./kit.ts";

const cards: Card[] = [
  ...CARDS,
  spell("animate", [{ id: "i1", verb: "become", object: a("g1", "gear"), becomes: "unit", might: 2 }]),
  spell("petrify", [{ id: "i1", verb: "become", object: a("t1", "unit"), becomes: "gear" }]),
  spell("smash", [does("i1", "kill", a("g1", "gear"))]),
];
const gear: GameObject = { id: "G", kind: "gear", owner: "P2", controller: "P2", place: "base:P2" };
const setup = board(cards, [
  inHand("A", "P1", "animate"),
  inHand("P", "P2", "petrify"),
  inHand("Q", "P1", "petrify"),
  inHand("S", "P1", "smash"),
  inHand("B", "P1", "bounce"),
  unit("U", "P2", "base:P2", 4),
  gear,
]);

async function after(steps: readonly Step[]): Promise<unknown> {
  const { places, objects } = await play(sparring(), setup, steps);
  return [places.U?.[0], places.G?.[0], objects.G?.might];
}

it("what became gear is no unit that was chosen, and what became a unit is no gear (359.3.e.4)", async () => {
  expect(await after([["P1", "B", { t1: ["U"] }], ["P2", "P", { t1: ["U"] }], 0])).toEqual([
    "base:P2",
    "base:P2",
    null,
  ]);
  expect(await after([["P1", "S", { g1: ["G"] }], ["P1", "A", { g1: ["G"] }], 0])).toEqual(["base:P2", "base:P2", 2]);
});

it("it can be chosen as what it is from then on", async () => {
  expect(await after([["P1", "Q", { t1: ["U"] }], 0, ["P1", "S", { g1: ["U"] }], 0])).toEqual([
    "trash:P2",
    "base:P2",
    null,
  ]);
  expect(await after([["P1", "A", { g1: ["G"] }], 0, ["P1", "B", { t1: ["G"] }], 0])).toEqual([
    "base:P2",
    "hand:P2",
    undefined,
  ]);
});
