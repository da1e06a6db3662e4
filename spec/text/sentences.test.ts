import { expect, test } from "vitest";
import type { Scenario } from "../types/index.ts";
import { boardTable, objectName, playSentences } from "./sentences.ts";

const SCENARIO: Scenario = {
  release: "2026-07-24",
  profile: "CR",
  battlefields: ["A", "B"],
  players: { P1: { hand: 0, deck: 12 }, P2: { hand: 1, deck: 0 } },
  cards: [
    {
      id: "s1",
      name: "Spell S1",
      kind: "spell",
      timing: "action",
      text: [
        {
          id: "i1",
          verb: "kill",
          object: {
            id: "m1",
            choose: "unit",
            count: { min: 1, max: 1 },
            filters: [{ id: "f1", is: "at a battlefield" }],
          },
        },
        { id: "i2", verb: "draw", player: { id: "m2", whose: "controller", of: "m1" }, amount: 2 },
      ],
      abilities: [],
    },
    {
      id: "s2",
      name: "Retreat",
      kind: "spell",
      timing: "reaction",
      text: [
        {
          id: "i1",
          verb: "move",
          to: "base",
          object: { id: "m1", choose: "unit", count: { min: 0, max: 2 }, filters: [{ id: "f1", is: "friendly" }] },
        },
      ],
      abilities: [],
    },
    { id: "s3", name: "Blank", kind: "spell", timing: "reaction", text: [], abilities: [] },
    {
      id: "s4",
      name: "Sweep",
      kind: "spell",
      timing: "reaction",
      text: [
        {
          id: "i1",
          verb: "kill",
          object: {
            id: "m1",
            all: "unit",
            filters: [{ id: "f1", at: { id: "m2", choose: "battlefield", count: { min: 1, max: 1 }, filters: [] } }],
          },
        },
        {
          id: "i2",
          verb: "draw",
          player: { id: "m3", choose: "player", count: { min: 1, max: 1 }, filters: [] },
          amount: 1,
        },
      ],
      abilities: [],
    },
    {
      id: "observer",
      name: "Observer",
      kind: "unit",
      timing: "main",
      text: [],
      abilities: [
        {
          id: "a1",
          when: "you play a spell",
          text: [{ id: "i1", verb: "might", amount: 1, object: { id: "m1", me: true } }],
        },
      ],
    },
  ],
  objects: [
    { id: "U1", kind: "unit", owner: "P2", controller: "P2", place: "battlefield:A", might: 4 },
    {
      id: "U2",
      kind: "unit",
      card: "observer",
      owner: "P2",
      controller: "P1",
      place: "base:P1",
      might: 2,
      bonus: 1,
      damage: 1,
      exhausted: true,
      stunned: true,
      token: true,
      qualities: ["cantBeChosen", "cantBeKilled"],
    },
    { id: "G1", kind: "gear", owner: "P1", controller: "P1", place: "base:P1" },
    { id: "S1", kind: "spell", card: "s1", owner: "P1", controller: "P1", place: "facedown:A" },
    { id: "S2", kind: "spell", card: "s2", owner: "P2", controller: "P2", place: "hand:P2" },
    { id: "S3", kind: "spell", card: "s3", owner: "P1", controller: "P1", place: "hand:P1" },
    { id: "S4", kind: "spell", card: "s4", owner: "P1", controller: "P1", place: "banished:P1" },
  ],
  script: [
    { id: "t1", play: { player: "P1", card: "S1", choices: { m1: ["U1"] } } },
    { id: "t2", play: { player: "P2", card: "S2", choices: { m1: ["U1", "U2"] }, respondsTo: "S1" } },
    { id: "t3", play: { player: "P1", card: "S3", choices: {}, respondsTo: "S1" } },
    { id: "t4", resolve: 1 },
    { id: "t5", play: { player: "P1", card: "S4", choices: { m2: ["B"], m3: ["P2"] }, respondsTo: "S1" } },
    { id: "t6", play: { player: "P2", card: "S2", choices: { m1: [] }, respondsTo: "S4" } },
    { id: "t7", resolve: 0 },
  ],
};

test("the board as a table", () => {
  expect(
    boardTable(SCENARIO)
      .map((row) => row.join(" | "))
      .join("\n"),
  ).toMatchInlineSnapshot(`
    "Object | Owner | Place | Might | Remarks
    Unit U1 | P2 | battlefield A | 4 | 
    Unit U2 | P2 (controlled by P1) | P1's base | 2 | token, +1 this turn, damage 1, exhausted, stunned, can't be chosen by enemies, can't be killed, "When you play a spell, give me +1 Might this turn."
    Gear G1 | P1 | P1's base |  | 
    Spell S1 | P1 | facedown at battlefield A |  | "Kill a unit at a battlefield. Its controller draws 2."
    Retreat S2 | P2 | P2's hand |  | reaction, "Move up to two friendly units to base."
    Blank S3 | P1 | P1's hand |  | reaction
    Sweep S4 | P1 | P1's banishment |  | reaction, "Kill all units at a battlefield. A player draws 1."
    P2 |  |  |  | 1 other card in hand, no cards in the deck"
  `);
});

test("the play in sentences, one for each step", () => {
  const sentences = playSentences(SCENARIO);
  expect(sentences).toHaveLength(SCENARIO.script.length);
  expect(sentences.join("\n")).toMatchInlineSnapshot(`
    "P1 plays S1 ("Kill a unit at a battlefield. Its controller draws 2.") on U1, from hidden at battlefield A.
    P2 responds with S2 ("Move up to two friendly units to base.") on U1 and U2.
    P1 responds to S1 with S3 (without text).
    Everybody passes until at most 1 item is left on the chain.
    P1 responds to S1 with S4 ("Kill all units at a battlefield. A player draws 1."), choosing battlefield B, then P2.
    P2 responds with S2 ("Move up to two friendly units to base."), choosing nothing.
    Everybody passes until the chain is empty."
  `);
});

test("an answer to what an item leaves on the chain", () => {
  const play = { player: "P2" as const, card: "S2", choices: { m1: ["U1"] }, respondsTo: "S1", later: true as const };
  expect(playSentences({ ...SCENARIO, script: [{ id: "t1", play }] }).join("\n")).toBe(
    `P2 responds to what S1 does later with S2 ("Move up to two friendly units to base.") on U1.`,
  );
});

test("names keep their ids", () => {
  const names = ["U1", "G1", "S1", "S2", "A", "P1", "X9"].map((id) => objectName(SCENARIO, id));
  expect(names.join(", ")).toMatchInlineSnapshot(`"unit U1, gear G1, Spell S1, Retreat S2, battlefield A, P1, X9"`);
});
