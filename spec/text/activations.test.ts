import { expect, test } from "vitest";
import { a, costing, gear, it, me, spell, unit, upTo, you } from "../catalogue/tree.ts";
import type { Scenario } from "../types/index.ts";
import { boardTable, objectName, playSentences } from "./sentences.ts";

const SCENARIO: Scenario = {
  release: "2026-07-24",
  profile: "CR",
  battlefields: ["A"],
  players: { P1: { hand: 0, deck: 12 }, P2: { hand: 0, deck: 12 } },
  cards: [
    {
      ...costing(
        { id: "c1", pay: "kill", object: a("m1", "unit", "friendly") },
        spell(
          "Offering",
          "action",
          { id: "i1", verb: "stun", object: a("m2", "unit", "enemy") },
          { id: "i2", verb: "kill", object: { ...a("m3", "unit"), by: "each player" } },
        ),
      ),
      id: "s1",
    },
    {
      ...spell("Barrage", "reaction", {
        id: "i1",
        verb: "deal",
        amount: 3,
        object: { ...upTo(2, "m1", "unit", "enemy"), group: { id: "g1", totalMight: 4 } },
        split: true,
      }),
      id: "s2",
    },
    {
      ...spell("Pick", "reaction", { id: "i1", verb: "kill", object: { ...a("m1", "unit"), word: "pick" } }),
      id: "s3",
    },
    {
      ...gear("Ballista", {
        id: "a1",
        activate: [{ id: "c1", pay: "exhaust", object: me("m1") }],
        timing: "reaction",
        text: [{ id: "i1", verb: "deal", amount: 2, object: a("m2", "unit") }],
      }),
      id: "g",
    },
    {
      ...unit("Watcher", {
        id: "a1",
        when: "you choose me",
        text: [
          { id: "i1", verb: "stun", object: a("m1", "unit") },
          { id: "i2", verb: "exhaust", object: it("m2", "m1") },
          { id: "i3", verb: "draw", player: you("m3"), amount: 1 },
        ],
      }),
      id: "u",
    },
  ],
  objects: [
    {
      id: "U1",
      kind: "unit",
      card: "u",
      owner: "P1",
      controller: "P1",
      place: "battlefield:A",
      might: 2,
      buffed: true,
    },
    {
      id: "U2",
      kind: "unit",
      owner: "P2",
      controller: "P2",
      place: "base:P2",
      might: 2,
      qualities: ["cantBeReadied", "cantMoveToBase", "entersInBase"],
    },
    { id: "U3", kind: "unit", owner: "P2", controller: "P2", place: "base:P2", might: 2 },
    { id: "G1", kind: "gear", card: "g", owner: "P2", controller: "P2", place: "base:P2" },
    { id: "G2", kind: "gear", owner: "P1", controller: "P1", place: "battlefield:A", attachedTo: "U1" },
    { id: "L1", kind: "legend", owner: "P1", controller: "P1", place: "legend:P1", exhausted: true },
    { id: "S1", kind: "spell", card: "s1", owner: "P1", controller: "P1", place: "hand:P1" },
    { id: "S2", kind: "spell", card: "s2", owner: "P1", controller: "P1", place: "hand:P1" },
    { id: "S3", kind: "spell", card: "s3", owner: "P2", controller: "P2", place: "hand:P2" },
  ],
  answers: { U1: { m1: ["U2"] }, U3: {} },
  script: [
    { id: "t1", play: { player: "P1", card: "S1", choices: { m1: ["U1"], m2: ["U2"], m3: ["U3"] } } },
    { id: "t2", activate: { player: "P2", object: "G1", ability: "a1", choices: { m2: ["U1"] }, respondsTo: "S1" } },
    { id: "t3", play: { player: "P2", card: "S3", choices: { m1: ["U1"] }, respondsTo: "S1", refused: true } },
    {
      id: "t4",
      play: {
        player: "P1",
        card: "S2",
        choices: { m1: ["U2", "U3"], g1: ["U3"], i1: ["U2", "U3", "U3"] },
        respondsTo: "G1",
      },
    },
    { id: "t5", resolve: 0 },
    { id: "t6", activate: { player: "P2", object: "G1", ability: "a1", choices: {}, refused: true } },
    { id: "t7", activate: { player: "P2", object: "U2", ability: "a1", choices: {} } },
  ],
};

test("activations, costs, later choices and refusals in sentences", () => {
  expect(playSentences(SCENARIO).join("\n")).toMatchInlineSnapshot(`
    "P1 plays S1 ("As an additional cost to play this, kill a friendly unit. / Stun an enemy unit. Each player kills one of their units.") on U2, paying with U1. Taken on resolution: U3.
    P2 responds with G1's ability ("(Reaction) Exhaust: Deal 2 to a unit.") on U1.
    P2 tries to respond to S1 with S3 ("Kill a unit you pick.") on U1; it is refused.
    P1 responds with S2 ("Deal 3 split among up to two enemy units with total Might 4 or less.") on U2 and U3. Kept in the group: U3. A point each to: U2, U3 and U3.
    Everybody passes until the chain is empty.
    P2 tries to activate G1's ability ("(Reaction) Exhaust: Deal 2 to a unit."), choosing nothing; it is refused.
    P2 activates U2's ability (without text)."
  `);
});

test("what is picked comes later by the rulings page", () => {
  const [, , picked] = playSentences({ ...SCENARIO, profile: "FAQ+" });
  expect(picked).toMatchInlineSnapshot(`"P2 tries to respond to S1 with S3 ("Kill a unit you pick."); it is refused."`);
});

test("buffs, attachments, qualities, legends and coming choices on the board", () => {
  const rows = boardTable(SCENARIO).filter(([name = ""]) => /^(?:Unit|Gear|Legend)/.test(name));
  expect(rows.map((row) => row.join(" | ")).join("\n")).toMatchInlineSnapshot(`
    "Unit U1 | P1 | battlefield A | 2 | buffed, "When you choose me, stun a unit. Exhaust it. Draw 1.", its ability chooses U2
    Unit U2 | P2 | P2's base | 2 | can't be readied, can't move to base, enters in base
    Unit U3 | P2 | P2's base | 2 | 
    Gear G1 | P2 | P2's base |  | "(Reaction) Exhaust: Deal 2 to a unit."
    Gear G2 | P1 | battlefield A |  | attached to U1
    Legend L1 | P1 | P1's legend zone |  | exhausted"
  `);
  expect(objectName(SCENARIO, "L1")).toBe("legend L1");
});
