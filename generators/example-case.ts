import type { Chosen, GameObject, Instruction, PlayerId, Scenario } from "../spec/types/index.ts";
import type { Subject } from "./canonical.ts";

/** "Deal 2 to a unit at a battlefield. Its controller draws 1." on U1, which is returned in response; U2 stands by. */
export function exampleCase(): Subject {
  const place = { id: "f1", is: "at a battlefield" as const };
  return {
    tested: "S1",
    scenario: {
      release: "2026-07-24",
      profile: "CR",
      battlefields: ["A", "B"],
      players: { P1: { hand: 1, deck: 12 }, P2: { hand: 0, deck: 12 } },
      cards: [
        spellCard("S1", "main", [
          { id: "i1", verb: "deal", amount: 2, object: aUnit("m1", [place]) },
          { id: "i2", verb: "draw", amount: 1, player: { id: "m2", whose: "controller", of: "m1" } },
        ]),
        spellCard("S2", "reaction", [{ id: "i1", verb: "return", object: aUnit("m1") }]),
      ],
      objects: [unit("U1", "battlefield:A", 4), unit("U2", "base:P2", 3), spell("S1", "P1"), spell("S2", "P2")],
      script: [
        { id: "s1", play: { player: "P1", card: "S1", choices: { m1: ["U1"] } } },
        { id: "s2", play: { player: "P2", card: "S2", choices: { m1: ["U1"] }, respondsTo: "S1" } },
        { id: "s3", resolve: 0 },
      ],
    },
  };
}

/** "A unit", with restrictions. */
export function aUnit(id: string, filters: Chosen["filters"] = []): Chosen {
  return { id, choose: "unit", count: { min: 1, max: 1 }, filters };
}

/** A spell card with that text. */
export function spellCard(id: string, timing: "main" | "reaction", text: Instruction[]): Scenario["cards"][number] {
  return { id: `card${id}`, name: `Spell ${id}`, kind: "spell", timing, text, abilities: [] };
}

/** A spell in its player's hand. */
export function spell(id: string, player: PlayerId): GameObject {
  return { id, kind: "spell", card: `card${id}`, owner: player, controller: player, place: `hand:${player}` };
}

/** A unit of P2's. */
export function unit(id: string, place: string, might: number): GameObject {
  return { id, kind: "unit", owner: "P2", controller: "P2", place, might };
}
