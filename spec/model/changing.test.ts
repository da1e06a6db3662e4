import { expect, it } from "vitest";
import { a, spell } from "../catalogue/tree.ts";
import { RULEBOOK } from "../decisions/rulebook.ts";
import type { GameObject, Instruction, Scenario, Step } from "../types/index.ts";
import { pathsOf } from "./paths.ts";
import { playOut } from "./play.ts";

const stiffen: Instruction = { id: "i1", verb: "become", becomes: "gear", object: a("m1", "unit") };
const waken: Instruction = { id: "i1", verb: "become", becomes: "unit", might: 3, object: a("m1", "gear") };
const unit: GameObject = { id: "X", kind: "unit", owner: "P1", controller: "P1", place: "base:P1", might: 4 };
const gear: GameObject = { id: "X", kind: "gear", owner: "P1", controller: "P1", place: "base:P1" };

/** A game in which P1 plays spells on X, one after another. */
function gameOf(x: GameObject, texts: readonly Instruction[], more: readonly GameObject[] = []): Scenario {
  const cards = texts.map((text, n) => spell(`S${n}`, "main", text));
  const spells = cards.map(
    ({ id }): GameObject => ({ id, kind: "spell", card: id, owner: "P1", controller: "P1", place: "hand:P1" }),
  );
  const script = cards.flatMap(({ id }): Step[] => [
    { id: `play ${id}`, play: { player: "P1", card: id, choices: { m1: ["X"] } } },
    { id: `end ${id}`, resolve: 0 },
  ]);
  return {
    release: "2026-07-24",
    profile: "CR",
    battlefields: ["A", "B"],
    players: { P1: { hand: 0, deck: 6 }, P2: { hand: 0, deck: 6 } },
    cards,
    objects: [x, ...more, ...spells],
    script,
  };
}

const openIn = (scenario: Scenario): readonly string[] => [...playOut(scenario, RULEBOOK).state.open];
/** The same, and then the turn ends. */
const toTheEnd = (scenario: Scenario): Scenario => ({
  ...scenario,
  script: [...scenario.script, { id: "over", resolve: 0, endTurn: true }],
});

it("makes gear a unit with that Might, and a unit gear", () => {
  const look = (scenario: Scenario) => {
    const [{ kind, base } = { kind: undefined, base: undefined }] = playOut(scenario, RULEBOOK).state.things;
    return { kind, base };
  };
  expect(look(gameOf(gear, [waken]))).toEqual({ kind: "unit", base: 3 });
  expect(look(gameOf(unit, [stiffen]))).toEqual({ kind: "gear", base: 4 });
  expect(look(gameOf(unit, [stiffen, waken]))).toEqual({ kind: "unit", base: 3 });
});

it.each<[string, Partial<GameObject>]>([
  ["damage", { damage: 1 }],
  ["Might of this turn", { bonus: 1 }],
  ["a stun", { stunned: true }],
  ["a buff", { buffed: true }],
])("leaves open what becomes of a unit with %s", (_, like) => {
  expect(openIn(gameOf({ ...unit, ...like }, [stiffen]))).toEqual(["type"]);
});

it("leaves open what becomes of what is attached", () => {
  const held: GameObject = { ...gear, id: "G", attachedTo: "X" };
  expect(openIn(gameOf(unit, [stiffen], [held]))).toEqual(["type"]);
  expect(openIn(gameOf({ ...gear, attachedTo: "U" }, [waken], [{ ...unit, id: "U" }]))).toEqual(["type"]);
});

it("leaves nothing open of gear that is a unit in a base, nor of a unit without anything about it, wherever it is", () => {
  expect(openIn(gameOf(gear, [waken]))).toEqual([]);
  expect(openIn(gameOf(unit, [stiffen]))).toEqual([]);
  const away = gameOf({ ...unit, place: "battlefield:A" }, [stiffen]);
  expect(openIn(away)).toEqual([]);
  expect(playOut(away, RULEBOOK).state.things[0]?.place).toBe("base:P1");
});

it("is as printed when the turn is over; of what stands at a battlefield then that is open", () => {
  const move: Instruction = { id: "i1", verb: "move", to: { battlefield: "A" }, object: a("m1", "unit") };
  const home = toTheEnd(gameOf(gear, [waken]));
  expect(playOut(home, RULEBOOK).state.things[0]?.kind).toBe("gear");
  expect(openIn(home)).toEqual([]);
  expect(playOut(gameOf(gear, [waken, move]), RULEBOOK).state.things[0]?.place).toBe("battlefield:A");
  expect(openIn(toTheEnd(gameOf(gear, [waken, move])))).toEqual(["type"]);
});

it("judges of what may change only where it is and whose", () => {
  const judged = (scenario: Scenario) =>
    pathsOf(scenario).flatMap(({ name, of, unsaid }) => (of === "X" && !unsaid ? [name] : []));
  expect(judged(gameOf(unit, [stiffen]))).toEqual(["X.place", "X.controller"]);
  expect(judged(gameOf(gear, [waken]))).toEqual(["X.place", "X.controller"]);
  expect(judged(gameOf(gear, [stiffen]))).toEqual(["X.place", "X.controller", "X.exhausted", "X.attachedTo"]);
});
