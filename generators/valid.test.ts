import { describe, expect, it } from "vitest";
import type { Scenario } from "../spec/types/index.ts";
import { aUnit, exampleCase, spellCard, unit } from "./example-case.ts";
import { permanent } from "./example-game.ts";
import { isValid, playsThrough } from "./valid.ts";

const { scenario, tested } = exampleCase();
const [own, other] = scenario.cards;
const [first, second, end] = scenario.script;

function changed(change: Partial<Scenario>): boolean {
  return isValid({ ...scenario, ...change }, tested);
}

describe("isValid", () => {
  it("takes a case that plays to its end", () => {
    expect(isValid(scenario, tested)).toBe(true);
    expect(playsThrough(scenario)).toBe(true);
  });

  it("wants the item under test to be played", () => {
    expect(isValid(scenario, "S3")).toBe(false);
    expect(isValid({ ...scenario, script: [] }, tested)).toBe(false);
  });

  it("wants whatever is named to be there", () => {
    expect(changed({ objects: scenario.objects.filter(({ id }) => id !== "U1") })).toBe(false);
    expect(changed({ cards: scenario.cards.slice(0, 1) })).toBe(false);
    expect(changed({ battlefields: ["B"] })).toBe(false);
    expect(changed({ objects: [...scenario.objects, { ...unit("U3", "base:P2", 1), card: "nothing" }] })).toBe(false);
  });

  it("wants ids to be unique, of objects and battlefields alike", () => {
    expect(changed({ objects: [...scenario.objects, unit("U1", "base:P2", 1)] })).toBe(false);
    expect(changed({ objects: [...scenario.objects, unit("A", "base:P2", 1)] })).toBe(false);
  });

  it("wants a board that stands still", () => {
    const beside = (more: Scenario["objects"][number]): boolean => changed({ objects: [...scenario.objects, more] });
    const enemy = { owner: "P1", controller: "P1" } as const;
    expect(beside({ ...unit("U3", "battlefield:A", 1), ...enemy })).toBe(false);
    expect(beside({ ...unit("U3", "battlefield:B", 1), ...enemy })).toBe(true);
    expect(beside(unit("U3", "base:P1", 1))).toBe(false);
    expect(beside({ ...unit("U3", "base:P2", 2), damage: 2 })).toBe(false);
    expect(beside({ ...unit("U3", "hand:P2", 2), token: true })).toBe(false);
  });

  it("takes tokens that are nowhere yet, like new and their owner's", () => {
    const token = { ...unit("U3", "nowhere", 1), token: true };
    const beside = (more: Scenario["objects"][number]): boolean => changed({ objects: [...scenario.objects, more] });
    expect(beside(token)).toBe(true);
    expect(beside({ ...token, token: false })).toBe(false);
    expect(beside({ ...token, exhausted: true })).toBe(false);
    expect(beside({ ...token, damage: 1 })).toBe(false);
    expect(beside({ ...token, controller: "P1" })).toBe(false);
  });

  it("wants texts that hold together", () => {
    const text = (...instructions: Scenario["cards"][number]["text"]): boolean =>
      changed({ cards: [spellCard("S1", "main", instructions), ...(other ? [other] : [])] });
    const dealt = { id: "i1", verb: "deal" as const, amount: 1, object: aUnit("m1") };
    expect(text(dealt)).toBe(true);
    expect(text()).toBe(false);
    expect(text(dealt, { id: "i2", verb: "heal", object: { id: "m2", it: "m9" } })).toBe(false);
    expect(text(dealt, { id: "i1", verb: "heal", object: { id: "m2", it: "m1" } })).toBe(false);
    const draw = { id: "i2", verb: "draw" as const, amount: 1, player: { id: "m2", player: "you" as const } };
    expect(text(dealt, { ...draw, gate: { id: "g1", ifDone: "i1" } })).toBe(true);
    expect(text(dealt, { ...draw, gate: { id: "g1", otherwise: "i1" } })).toBe(false);
  });

  it("wants a game that runs to its end by the choices it wishes", () => {
    const elsewhere = scenario.objects.map((object) => (object.id === "U1" ? { ...object, place: "base:P2" } : object));
    expect(changed({ objects: elsewhere })).toBe(false);
    const late = scenario.cards.map((card) => (card === other ? { ...card, timing: "main" as const } : card));
    expect(changed({ cards: late })).toBe(false);
  });

  it("leaves out games that meet a point which the rules leave open", () => {
    const linked = spellCard("S1", "main", [
      { id: "i1", verb: "move", to: "base", object: aUnit("m1") },
      { id: "i2", verb: "draw", amount: 1, player: { id: "m2", whose: "controller", of: "m1" } },
    ]);
    const home = { ...unit("U1", "base:P2", 4) };
    const objects = [home, ...scenario.objects.slice(1)];
    const script = first && end ? [first, end] : [];
    expect(isValid({ ...scenario, objects, script, cards: [linked] }, tested)).toBe(false);
    expect(own && second).toBeDefined();
  });

  it("takes gear where its unit is, whoever's it is, and nothing else that is attached", () => {
    const held = { ...unit("U3", "battlefield:B", 1), buffed: true, damage: 1 };
    const gear = permanent("G1", "P1", { kind: "gear", place: "battlefield:B", attachedTo: "U3" });
    const beside = (...more: Scenario["objects"]): boolean => changed({ objects: [...scenario.objects, ...more] });
    expect(beside(held, gear)).toBe(true);
    expect(beside({ ...held, buffed: false }, gear)).toBe(false);
    expect(beside(held, { ...gear, place: "base:P1" })).toBe(false);
    expect(beside(held, { ...gear, attachedTo: "S1" })).toBe(false);
    expect(beside(held, { ...gear, buffed: true })).toBe(false);
  });

  it("takes one legend of each player, in its zone", () => {
    const legend = permanent("L1", "P1", { kind: "legend", exhausted: true });
    const beside = (...more: Scenario["objects"]): boolean => changed({ objects: [...scenario.objects, ...more] });
    expect(beside(legend, permanent("L2", "P2", { kind: "legend" }))).toBe(true);
    expect(beside(legend, { ...legend, id: "L2" })).toBe(false);
    expect(beside({ ...legend, place: "base:P1" })).toBe(false);
    expect(beside({ ...legend, token: true })).toBe(false);
  });

  it("takes a play that is said to be refused when the rules refuse it, for what it chooses", () => {
    const refused = (choices: Record<string, string[]>, respondsTo?: string): boolean => {
      const play = { player: "P2" as const, card: "S2", choices, refused: true as const };
      const step = { id: "s2", play: { ...play, ...(respondsTo !== undefined && { respondsTo }) } };
      const moved = scenario.objects.map((object) => (object.id === "U2" ? { ...object, place: "hand:P2" } : object));
      // With a single legal choice an engine may take it, whatever is wished.
      const objects = moved.flatMap((object) => (object.id === "U1" ? [object, { ...object, id: "U3" }] : [object]));
      return first && end ? changed({ objects, script: [first, step, end] }) : false;
    };
    expect(refused({ m1: ["U2"] }, "S1")).toBe(true);
    expect(refused({ m1: ["U1"] }, "S1")).toBe(false);
    expect(refused({ m1: [] }, "S1")).toBe(false);
    expect(refused({ m1: ["U2"] })).toBe(false);
  });

  it("wants choices for what somebody chooses, and wishes for what triggers", () => {
    const choosing = (choices: Record<string, string[]>): boolean => {
      const step = { id: "s1", play: { player: "P1" as const, card: "S1", choices } };
      return second && end ? changed({ script: [step, second, end] }) : false;
    };
    expect(choosing({ m1: ["U1"] })).toBe(true);
    expect(choosing({ m1: ["U1"], m2: ["P1"] })).toBe(false);
    expect(changed({ answers: { U1: { m1: ["U1"] } } })).toBe(false);
  });
});
