import { describe, expect, test } from "vitest";
import { RULEBOOK } from "../../spec/decisions/rulebook.ts";
import { play } from "../../spec/model/play.ts";
import { playSentences } from "../../spec/text/sentences.ts";
import type { Chosen, GameObject, Scenario } from "../../spec/types/index.ts";
import { generateCase } from "../case.ts";
import { renamed } from "../renamed.ts";
import { STREAMS } from "../streams.ts";
import { isValid } from "../valid.ts";
import { counterpart, RELATIONS, TURNED, translated } from "./index.ts";

const unit = (id: string, place: string): GameObject => ({
  id,
  kind: "unit",
  owner: "P2",
  controller: "P2",
  place,
  might: 3,
});
const spell = (id: string, player: "P1" | "P2"): GameObject => ({
  id,
  kind: "spell",
  card: `card${id}`,
  owner: player,
  controller: player,
  place: `hand:${player}`,
});
const one = (id: string): Chosen => ({ id, choose: "unit", count: { min: 1, max: 1 }, filters: [] });

/** Two units are dealt damage and one of them is stunned, but that one is returned meanwhile. */
const EXAMPLE: Scenario = {
  release: "2026-07-24",
  profile: "CR",
  battlefields: ["A", "B"],
  players: { P1: { hand: 0, deck: 12 }, P2: { hand: 0, deck: 12 } },
  cards: [
    {
      id: "cardS1",
      name: "Spell S1",
      kind: "spell",
      timing: "main",
      text: [
        { id: "i1", verb: "deal", amount: 1, object: { ...one("m1"), count: { min: 0, max: 2 } } },
        { id: "i2", verb: "stun", object: one("m2") },
        { id: "i3", verb: "draw", amount: 1, player: { id: "m3", player: "you" } },
      ],
      abilities: [],
    },
    {
      id: "cardS2",
      name: "Spell S2",
      kind: "spell",
      timing: "reaction",
      text: [{ id: "i1", verb: "return", object: one("m1") }],
      abilities: [],
    },
  ],
  objects: [unit("U1", "battlefield:A"), unit("U2", "base:P2"), spell("S1", "P1"), spell("S2", "P2")],
  script: [
    { id: "s1", play: { player: "P1", card: "S1", choices: { m1: ["U1", "U2"], m2: ["U1"] } } },
    { id: "s2", play: { player: "P2", card: "S2", choices: { m1: ["U1"] }, respondsTo: "S1" } },
    { id: "s3", resolve: 0 },
  ],
};

describe("the game that must end like this one", () => {
  test("the game", () =>
    expect(playSentences(EXAMPLE)).toMatchInlineSnapshot(`
    [
      "P1 plays S1 ("Deal 1 to each of up to two units. Stun a unit. Draw 1."), choosing U1 and U2, then U1.",
      "P2 responds with S2 ("Return a unit to its owner's hand.") on U1.",
      "Everybody passes until the chain is empty.",
    ]
  `));

  const otherGame = (id: string, game = EXAMPLE): readonly string[] =>
    playSentences(RELATIONS[id]?.(game, "S1")?.other ?? game);

  test("there and back", () =>
    expect(otherGame("self/there-and-back")).toMatchInlineSnapshot(`
    [
      "P1 plays S1 ("Deal 1 to each of up to two units. Stun a unit. Draw 1."), choosing U1 and U2, then U1.",
      "P2 responds with S2 ("Return a unit to its owner's hand.") on U1.",
      "P2 responds to S1 with X1 ("Move a unit to battlefield A.") on U1.",
      "P2 responds to S1 with X2 ("Move a unit to base.") on U1.",
      "Everybody passes until the chain is empty.",
    ]
  `));
  test("never written", () =>
    expect(otherGame("self/never-written")).toMatchInlineSnapshot(`
    [
      "P1 plays S1 ("Deal 1 to each of up to two units. Draw 1.") on U1 and U2.",
      "P2 responds with S2 ("Return a unit to its owner's hand.") on U1.",
      "Everybody passes until the chain is empty.",
    ]
  `));
  test("one less", () =>
    expect(otherGame("self/one-less")).toMatchInlineSnapshot(`
    [
      "P1 plays S1 ("Deal 1 to each of up to two units. Stun a unit. Draw 1."), choosing U2, then U1.",
      "P2 responds with S2 ("Return a unit to its owner's hand.") on U1.",
      "Everybody passes until the chain is empty.",
    ]
  `));
  test("renamed", () =>
    expect(otherGame("self/renamed")).toMatchInlineSnapshot(`
    [
      "P1 plays S2 ("Deal 1 to each of up to two units. Stun a unit. Draw 1."), choosing U2 and U1, then U2.",
      "P2 responds with S1 ("Return a unit to its owner's hand.") on U2.",
      "Everybody passes until the chain is empty.",
    ]
  `));
  test("order", () =>
    expect(otherGame("self/order")).toMatchInlineSnapshot(`
    [
      "P1 plays S1 ("Deal 1 to each of up to two units. Stun a unit. Draw 1."), choosing U1 and U2, then U1.",
      "P2 responds with S2 ("Return a unit to its owner's hand.") on U1.",
      "P2 responds to S1 with X1 ("Give a unit +1 Might this turn.") on U2.",
      "Everybody passes until the chain is empty.",
    ]
  `));
  test("same loss", () =>
    expect(otherGame("self/same-loss")).toMatchInlineSnapshot(`
    [
      "P1 plays S1 ("Deal 1 to each of up to two units. Stun a unit. Draw 1."), choosing U1 and U2, then U1.",
      "P2 responds with S2 ("Banish a unit.") on U1.",
      "Everybody passes until the chain is empty.",
    ]
  `));
  test("saved", () => {
    const saved = TURNED["self/saved"]?.(EXAMPLE) ?? EXAMPLE;
    expect(playSentences(saved)).toMatchInlineSnapshot(`
      [
        "P1 plays S1 ("Deal 1 to each of up to two units. Stun a unit. Draw 1."), choosing U1 and U2, then U1.",
        "The game is saved and loaded.",
        "P2 responds with S2 ("Return a unit to its owner's hand.") on U1.",
        "The game is saved and loaded.",
        "Everybody passes until at most 1 item is left on the chain.",
        "The game is saved and loaded.",
        "Everybody passes until the chain is empty.",
      ]
    `);
    expect(RELATIONS["self/saved"]?.(saved, "S1")).toMatchObject({ one: saved });
    expect(otherGame("self/saved", saved)).toMatchInlineSnapshot(`
      [
        "P1 plays S1 ("Deal 1 to each of up to two units. Stun a unit. Draw 1."), choosing U1 and U2, then U1.",
        "P2 responds with S2 ("Return a unit to its owner's hand.") on U1.",
        "Everybody passes until at most 1 item is left on the chain.",
        "Everybody passes until the chain is empty.",
      ]
    `);
    expect(RELATIONS["self/saved"]?.(EXAMPLE, "S1")).toBeUndefined();
  });
  test("a bystander is on the board only", () => {
    const other = RELATIONS["self/bystander"]?.(EXAMPLE, "S1")?.other;
    expect(other?.objects).toEqual([{ ...unit("U1", "battlefield:A"), id: "U3" }, ...EXAMPLE.objects]);
    expect(other?.script).toEqual(EXAMPLE.script);
  });
});

const CASES = [...STREAMS.keys()].flatMap((stream) =>
  Array.from({ length: 20 }, (_, index) => generateCase(1, stream, index)),
);

describe.each(Object.entries(RELATIONS))("the rules themselves keep %s", (id, relation) => {
  const turned = (scenario: Scenario): Scenario => TURNED[id]?.(scenario) ?? scenario;
  const pairs = CASES.flatMap(({ scenario, tested }) => relation(turned(scenario), tested) ?? []);

  test("in most pairs, and there are enough of them", () => {
    const alike = pairs.filter((pair) => {
      const first = play(pair.one, RULEBOOK);
      const second = play(pair.other, RULEBOOK);
      return first.paths.every((path, index) => {
        const name = counterpart(pair, path);
        const at = second.paths.findIndex((each) => each.name === name);
        const value = first.checkpoints.at(-1)?.values[index] ?? null;
        return name === undefined || (second.checkpoints.at(-1)?.values[at] ?? null) === translated(pair, value);
      });
    });
    expect(pairs.length).toBeGreaterThan(10);
    expect(alike.length).toBeGreaterThan(0.75 * pairs.length);
  });
});

test("a pair is made of well-formed games", () => {
  for (const { scenario, tested } of CASES.slice(0, 100)) {
    for (const relation of Object.values(RELATIONS)) {
      const { other } = relation(scenario, tested) ?? {};
      if (other && scenario.script.length === other.script.length) expect(isValid(other, tested)).toBe(true);
    }
  }
});

test("renaming there and back again changes nothing", () => {
  const names = new Map([
    ["U1", "U2"],
    ["U2", "U1"],
    ["A", "B"],
    ["B", "A"],
  ]);
  for (const { scenario } of CASES.slice(0, 50)) {
    expect(renamed(renamed(scenario, names), names)).toEqual(scenario);
  }
});
