import { expect, it } from "vitest";
import type { Value } from "../../spec/types/index.ts";
import { CASE } from "../example-violation.ts";
import { board } from "./board.ts";

const { scenario } = CASE;

/** A board without its markup, a line for each zone and card; what differs in brackets. */
function shown(values: Readonly<Record<string, Value>>, ...differing: string[]): string {
  const { markup } = board({ scenario, values: new Map(Object.entries(values)), differing: new Set(differing) });
  return markup
    .replaceAll(/<(\w+) class="[^"]* tell"[^>]*>/g, "[≠] ")
    .replaceAll(/<div [^>]*aria-label="([^"]*)"[^>]*>/g, "\n# $1: ")
    .replaceAll(/<li [^>]*class="card ([^"]*)"[^>]*>/g, "\n  ($1) ")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/[ \t]+/g, " ")
    .replaceAll(/ ?\n[ \n]*/g, "\n")
    .trim();
}

const START = {
  "U1.place": "battlefield:A",
  "U1.controller": "P2",
  "U1.might": 4,
  "U1.damage": 3,
  "U2.place": "battlefield:A",
  "U2.controller": "P1",
  "U2.exhausted": true,
  "U2.might": 2,
  "S1.place": "chain",
  "S2.place": "hand:P2",
  "P1.hand": 2,
  "P2.hand": 1,
  "P1.deck": 12,
  "P1.trash": 0,
  "P2.trash": 0,
  chain: "S1",
  targets: "U1",
};

it("shows hands, bases, battlefields, piles and the chain, the far player first", () => {
  expect(shown(START)).toMatchInlineSnapshot(`
    "# P2's side:
    # P2's hand:
    P2 hand 1 card
    (spell P2)
    S2
    spell , owned by P2
    Return a unit to its owner&#39;s hand.
    # P2&#39;s base:
    base
    empty
    # P2's deck:
    deck
    ? cards
    # P2's trash:
    trash
    0 cards
    # Battlefield A:
    (unit P2)
    U1 4 Might
    unit , owned by P2
    3 damage ◎ target of S1
    battlefield A
    (unit P2 turned)
    U2 2 Might
    unit , owned by P2
    exhausted P1 controls
    # P1's side:
    # P1&#39;s base:
    base
    empty
    # P1's deck:
    deck
    12 cards
    # P1's trash:
    trash
    0 cards
    # P1's hand:
    P1 turn player hand 2 cards
    2 face down
    # The chain:
    chain
    S1
    Kill a unit.
    ◎ targets U1"
  `);
});

it("marks what differs, also where it is nothing", () => {
  const values = { ...START, "U1.damage": 0, "U2.exhausted": false };
  expect(
    shown(values, "U1.damage", "U2.exhausted", "P1.hand")
      .split("\n")
      .filter((line) => line.includes("≠")),
  ).toMatchInlineSnapshot(`
    [
      "[≠] 0 damage ◎ target of S1",
      "[≠] ready P1 controls",
      "P1 turn player hand [≠] 2 cards",
    ]
  `);
});

it("shows a card that is in two places in each, and one that is in none apart", () => {
  const values = { ...START, "U1.place": "base:P2 + trash:P2", "U2.place": "nowhere" };
  expect(shown(values, "U1.place", "U2.place")).toMatchInlineSnapshot(`
    "# P2's side:
    # P2's hand:
    P2 hand 1 card
    (spell P2)
    S2
    spell , owned by P2
    Return a unit to its owner&#39;s hand.
    # P2&#39;s base:
    base
    [≠]
    U1 4 Might
    unit , owned by P2
    3 damage ◎ target of S1
    # P2's deck:
    deck
    ? cards
    # P2's trash:
    trash
    0 cards
    [≠] U1
    # Battlefield A:
    battlefield A
    # P1's side:
    # P1&#39;s base:
    base
    empty
    # P1's deck:
    deck
    12 cards
    # P1's trash:
    trash
    0 cards
    # P1's hand:
    P1 turn player hand 2 cards
    2 face down
    # In no zone: in no zone [≠] U2
    # The chain:
    chain
    S1
    Kill a unit.
    ◎ targets U1"
  `);
});

it("shows what a card asked for where that differs", () => {
  expect(shown({ ...START, "S1.asks": "m1" }, "S1.asks")).toContain("[≠] S1 asks for a unit when it is played");
});
