import { expect, test } from "vitest";
import type { Chosen, Scenario } from "../types/index.ts";
import { pathSentence } from "./path-sentence.ts";

const MENTION: Chosen = {
  id: "m1",
  choose: "unit",
  count: { min: 1, max: 1 },
  filters: [{ id: "f1", is: "at a battlefield" }],
};

test("values at paths", () => {
  const scenario: Scenario = {
    release: "2026-07-24",
    profile: "CR",
    battlefields: ["A"],
    players: { P1: { hand: 0, deck: 12 }, P2: { hand: 0, deck: 12 } },
    cards: [
      {
        id: "s1",
        name: "Spell S1",
        kind: "spell",
        timing: "action",
        text: [{ id: "i1", verb: "kill", object: MENTION }],
        abilities: [],
      },
    ],
    objects: [{ id: "S1", kind: "spell", card: "s1", owner: "P1", controller: "P1", place: "hand:P1" }],
    script: [],
  };
  const sentences = [
    pathSentence("U1.place", "battlefield:A"),
    pathSentence("U1.place", "base:P2"),
    pathSentence("U1.place", "hand:P2"),
    pathSentence("U1.place", "banished:P2"),
    pathSentence("S1.place", "chain"),
    pathSentence("S1.place", "facedown:A"),
    pathSentence("U1.place", "nowhere"),
    pathSentence("U1.place", "base:P2 + trash:P2"),
    pathSentence("U1.place", "limbo"),
    pathSentence("U1.damage", 3),
    pathSentence("U1.damage", 0),
    pathSentence("U1.might", 5),
    pathSentence("U1.exhausted", true),
    pathSentence("U1.exhausted", false),
    pathSentence("U1.stunned", true),
    pathSentence("U1.stunned", false),
    pathSentence("U1.buffed", true),
    pathSentence("U1.buffed", false),
    pathSentence("G1.attachedTo", "U1"),
    pathSentence("L1.place", "legend:P1"),
    pathSentence("U1.controller", "P1"),
    pathSentence("P2.hand", 5),
    pathSentence("P2.hand", 1),
    pathSentence("P2.trash", 0),
    pathSentence("chain", ""),
    pathSentence("chain", "S1"),
    pathSentence("chain", "S1 S2"),
    pathSentence("targets", ""),
    pathSentence("targets", "U1,U2"),
    pathSentence("targets", "U1 |  | U1,U2"),
    pathSentence("S1.asks", "m1"),
    pathSentence("S1.asks", "m1,m7", scenario),
    pathSentence("S3.asks", ""),
    pathSentence("step", "refused"),
    pathSentence("step", "ok"),
    ...["place", "damage", "might", "exhausted", "stunned", "buffed", "attachedTo", "controller", "asks"].map((field) =>
      pathSentence(`U1.${field}`, null),
    ),
    pathSentence("U1.glow", 7),
    pathSentence("glow", 7),
    pathSentence("U1.might", undefined),
  ];
  expect(sentences.join("\n")).toMatchInlineSnapshot(`
    "U1 is at battlefield A
    U1 is in P2's base
    U1 is in P2's hand
    U1 is in P2's banishment
    S1 is on the chain
    S1 is facedown at battlefield A
    U1 is nowhere
    U1 is in P2's base and in P2's trash at once
    U1 is limbo
    U1 has 3 damage
    U1 has no damage
    U1 has 5 Might
    U1 is exhausted
    U1 is ready
    U1 is stunned
    U1 is not stunned
    U1 has a buff
    U1 has no buff
    G1 is attached to U1
    L1 is in P1's legend zone
    U1 is controlled by P1
    P2 has 5 cards in hand
    P2 has 1 card in hand
    P2 has no cards in the trash
    the chain is empty
    the chain holds S1
    the chain holds S1 S2 (newest last)
    nothing on the chain has a target
    the item on the chain targets U1 and U2
    the items on the chain, newest last, target U1; nothing; U1 and U2
    S1 asks for m1 when it is played
    S1 asks for a unit at a battlefield and m7 when it is played
    S3 asks for nothing when it is played
    the step is refused
    the step is carried out
    U1 is nowhere
    U1 has no damage, since it is off the board
    U1 has no Might, since it is off the board
    U1 is neither exhausted nor ready, since it is off the board
    U1 is not stunned, since it is off the board
    U1 has no buff, since it is off the board
    U1 is attached to nothing
    U1 is controlled by nobody, since it is off the board
    U1 asks for nothing when it is played
    U1.glow is 7
    glow is 7
    U1.might is not shown"
  `);
});

test("a game that ended early is told as that, whatever the path", () => {
  expect(pathSentence("U1.place", "the game ended: refused")).toBe("the game goes no further: refused");
});
