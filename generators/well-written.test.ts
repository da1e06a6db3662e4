import { describe, expect, it } from "vitest";
import type { Ability, Chosen, Instruction } from "../spec/types/index.ts";
import { aUnit, spellCard } from "./example-case.ts";
import { abled, draws, is, some } from "./example-game.ts";
import { isWellWritten } from "./well-written.ts";

const says = (...text: Instruction[]): boolean => isWellWritten(spellCard("S1", "main", text), ["A"]);
const has = (ability: Ability, kind: "unit" | "legend" = "unit"): boolean =>
  isWellWritten(abled("U1", kind, ability), ["A"]);
const triggers = (when: Extract<Ability, { when: string }>["when"], ...text: Instruction[]): boolean =>
  has({ id: "a1", when, text });
const chooses = (choose: Chosen["choose"], more: Partial<Chosen>): boolean =>
  says({ id: "i1", verb: "return", object: some("m1", choose, 2, more) });

describe("isWellWritten", () => {
  it("wants the source in abilities, and the spell itself in spells", () => {
    expect(says({ id: "i1", verb: "return", object: { id: "m1", this: true } })).toBe(true);
    expect(says({ id: "i1", verb: "return", object: { id: "m1", me: true } })).toBe(false);
    expect(says({ id: "i1", verb: "kill", object: aUnit("m1", [is("f1", "here")]) })).toBe(false);
    expect(triggers("you play a spell", { id: "i1", verb: "return", object: { id: "m1", me: true } })).toBe(true);
    expect(triggers("you play a spell", { id: "i1", verb: "return", object: { id: "m1", this: true } })).toBe(false);
    expect(triggers("you play a spell", { id: "i1", verb: "kill", object: aUnit("m1", [is("f1", "here")]) })).toBe(
      true,
    );
  });

  it("wants that battlefield, and what moved, in abilities that trigger on moves", () => {
    const there = aUnit("m1", [{ id: "f1", at: { id: "m2", there: true } }]);
    expect(triggers("I move to a battlefield", { id: "i1", verb: "kill", object: there })).toBe(true);
    expect(triggers("you choose me", { id: "i1", verb: "kill", object: there })).toBe(false);
    expect(says({ id: "i1", verb: "kill", object: there })).toBe(false);
    const it: Instruction = { id: "i1", verb: "kill", object: { id: "m3", it: "m1" } };
    expect(has({ id: "a1", when: "an enemy unit moves to a battlefield", subject: "m1", text: [it] })).toBe(true);
    expect(has({ id: "a1", when: "an enemy unit moves to a battlefield", text: [it] })).toBe(false);
    expect(has({ id: "a1", when: "you play a spell", subject: "m1", text: [it] })).toBe(false);
  });

  it("lets a text refer to what was paid", () => {
    const object = aUnit("m1");
    const text: Instruction[] = [
      {
        id: "i1",
        verb: "draw",
        amount: { id: "g1", mightOf: { id: "m2", it: "m1" } },
        player: { id: "m3", player: "you" },
      },
    ];
    const card = spellCard("S1", "main", text);
    expect(isWellWritten(card, ["A"])).toBe(false);
    expect(isWellWritten({ ...card, costs: [{ id: "c1", pay: "kill", object }] }, ["A"])).toBe(true);
    expect(
      isWellWritten({ ...card, costs: [{ id: "c1", pay: "kill", object: { ...object, word: "must" } }] }, ["A"]),
    ).toBe(false);
    expect(has({ id: "a1", activate: [{ id: "c1", pay: "exhaust", object }], timing: "main", text })).toBe(true);
  });

  it("lets abilities be countered, by their side and by how many units they choose, and nothing else be done to them", () => {
    const ability = (...filters: Chosen["filters"]): Chosen => some("m1", "ability", 1, { filters });
    expect(says({ id: "i1", verb: "counter", object: ability(is("f1", "enemy"), { id: "f2", choosesUnits: 1 }) })).toBe(
      true,
    );
    expect(says({ id: "i1", verb: "counter", object: some("m1", "spell or ability", 1) })).toBe(true);
    expect(says({ id: "i1", verb: "counter", object: ability(is("f1", "ready")) })).toBe(false);
    expect(says({ id: "i1", verb: "kill", object: ability() })).toBe(false);
  });

  it("keeps legends where they are, and without what looks on from a place", () => {
    expect(says({ id: "i1", verb: "exhaust", object: { id: "m1", legend: "your" } })).toBe(true);
    expect(says({ id: "i1", verb: "kill", object: { id: "m1", legend: "your" } })).toBe(false);
    expect(says({ id: "i1", verb: "return", object: some("m1", "legend", 1) })).toBe(false);
    const passive: Ability = { id: "a1", passive: "cantBeKilled", on: { id: "m1", all: "unit", filters: [] } };
    expect(has(passive)).toBe(true);
    expect(has(passive, "legend")).toBe(false);
    const pay = (what: "exhaust" | "kill"): Ability => ({
      id: "a1",
      activate: [{ id: "c1", pay: what, object: { id: "m1", me: true } }],
      timing: "main",
      text: [draws("i1")],
    });
    expect(has(pay("exhaust"), "legend")).toBe(true);
    expect(has(pay("kill"), "legend")).toBe(false);
  });

  it("wants zones, choosers, limits and splits where they mean something", () => {
    expect(chooses("card", { from: "trash" })).toBe(true);
    expect(chooses("card", {})).toBe(false);
    expect(chooses("unit", { from: "hand", filters: [is("f1", "ready")] })).toBe(false);
    expect(chooses("unit", { by: "opponent" })).toBe(true);
    expect(chooses("unit", { by: { they: "m9" } })).toBe(false);
    expect(chooses("unit", { by: "opponent", word: "must" })).toBe(false);
    expect(chooses("unit", { group: { id: "g1", totalMight: 3 } })).toBe(true);
    expect(chooses("gear", { group: { id: "g1", totalMight: 3 } })).toBe(false);
    const split = (object: Chosen, amount: number): boolean =>
      says({ id: "i1", verb: "deal", amount, split: true, object });
    expect(split(some("m1", "unit", 3), 3)).toBe(true);
    expect(split(some("m1", "unit", 3, { count: { min: 0, max: 3 } }), 3)).toBe(false);
    expect(split(some("m1", "unit", 3, { by: "opponent" }), 3)).toBe(false);
  });

  it("wants actions to suit what they act on", () => {
    const gear = some("m1", "gear", 1);
    expect(says({ id: "i1", verb: "attach", object: gear, unit: aUnit("m2") })).toBe(true);
    expect(says({ id: "i1", verb: "attach", object: aUnit("m2"), unit: gear })).toBe(false);
    expect(says({ id: "i1", verb: "buff", object: gear })).toBe(false);
    expect(says({ id: "i1", verb: "stun", object: some("m1", "player", 1) })).toBe(false);
    expect(says({ id: "i1", verb: "kill", object: some("m1", "card", 1, { from: "hand" }) })).toBe(false);
    const held: Instruction = { id: "i1", verb: "control while I stay", object: aUnit("m1") };
    expect(says(held)).toBe(false);
    expect(triggers("you play a spell", held)).toBe(true);
  });
});
