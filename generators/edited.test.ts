import { expect, it } from "vitest";
import { a } from "../spec/catalogue/tree.ts";
import { RULEBOOK } from "../spec/decisions/rulebook.ts";
import { play } from "../spec/model/play.ts";
import type { Card, GameObject, Instruction, Scenario } from "../spec/types/index.ts";
import type { GeneratedCase } from "./case.ts";
import { edited } from "./edited.ts";

const U = a("m1", "unit");
const spell = (id: string, instruction: Instruction): Card => ({
  id,
  name: id,
  kind: "spell",
  timing: "reaction",
  text: [instruction],
  abilities: [],
});
const inHand = (id: string, card: string): GameObject => ({
  id,
  kind: "spell",
  card,
  owner: "P1",
  controller: "P1",
  place: "hand:P1",
});

/** P1 has a unit of P2's killed, and that unit returned in response. */
const scenario: Scenario = {
  release: "2026-07-24",
  profile: "CR",
  battlefields: ["A"],
  players: { P1: { hand: 0, deck: 12 }, P2: { hand: 0, deck: 12 } },
  cards: [
    spell("slay", { id: "i1", verb: "kill", object: U }),
    spell("retreat", { id: "i1", verb: "return", object: U }),
  ],
  objects: [
    { id: "U1", kind: "unit", owner: "P2", controller: "P2", place: "battlefield:A", might: 2 },
    inHand("S1", "slay"),
    inHand("S2", "retreat"),
  ],
  script: [
    { id: "s1", play: { player: "P1", card: "S1", choices: { m1: ["U1"] } } },
    { id: "s2", play: { player: "P1", card: "S2", choices: { m1: ["U1"] }, respondsTo: "S1" } },
    { id: "s3", resolve: 1 },
    { id: "s4", resolve: 0 },
  ],
};
const generated: GeneratedCase = { scenario, tested: "S1", carrier: "one chain", disturbances: ["returned"] };

it("has the board edited in place of a spell that does just that", () => {
  const { scenario: made } = edited(generated, new Set(["return"]));
  expect(made.script).toEqual([
    { id: "s1", play: { player: "P1", card: "S1", choices: { m1: ["U1"] } } },
    { id: "s2", edit: { verb: "return", object: "U1", place: "hand:P2", respondsTo: "S1" } },
    { id: "s4", resolve: 0 },
  ]);
  expect([made.cards, made.objects].map((list) => list.map(({ id }) => id))).toEqual([["slay"], ["U1", "S1"]]);
});

it("comes out as with the spell", () => {
  const { scenario: made } = edited(generated, new Set(["return"]));
  const placeOf = (each: Scenario): unknown => play(each, RULEBOOK).checkpoints.at(-1)?.values[0];
  expect([placeOf(scenario), placeOf(made)]).toEqual(["hand:P2", "hand:P2"]);
});

it("leaves the item under test alone", () => {
  expect(edited(generated, new Set(["kill"]))).toBe(generated);
});

/** What is made of P1's answer to S1, that instruction. */
function madeOf(answer: Instruction, more: readonly GameObject[] = []): unknown {
  const cards = [spell("slay", { id: "i1", verb: "kill", object: U }), spell("retreat", answer)];
  const made = edited(
    { ...generated, scenario: { ...scenario, cards, objects: [...scenario.objects, ...more] } },
    new Set(["return", "deal", "might", "gain control"]),
  );
  return made.scenario.script.flatMap((step) => ("edit" in step ? [step.edit] : []));
}

it("has damage, Might and control given by edits", () => {
  const on = { object: "U1", respondsTo: "S1" };
  expect(madeOf({ id: "i1", verb: "deal", amount: 2, object: U })).toEqual([{ verb: "deal", amount: 2, ...on }]);
  expect(madeOf({ id: "i1", verb: "might", amount: -1, object: U })).toEqual([{ verb: "might", amount: -1, ...on }]);
  expect(madeOf({ id: "i1", verb: "gain control", object: U })).toEqual([
    { verb: "gain control", player: "P1", ...on },
  ]);
});

it("has everything edited that an answer without targets acts on", () => {
  const all: Instruction = {
    id: "i1",
    verb: "return",
    object: { id: "m1", all: "unit", filters: [{ id: "f1", is: "enemy" }] },
  };
  const more: readonly GameObject[] = [
    { id: "U2", kind: "unit", owner: "P2", controller: "P2", place: "base:P2", might: 1 },
    { id: "U3", kind: "unit", owner: "P1", controller: "P1", place: "base:P1", might: 1 },
  ];
  expect(madeOf(all, more)).toEqual(
    ["U1", "U2"].map((object) => ({ verb: "return", object, place: "hand:P2", respondsTo: "S1" })),
  );
});
