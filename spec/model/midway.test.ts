import { expect, it } from "vitest";
import { a, every, gear, it as itself, me, spell, unit } from "../catalogue/tree.ts";
import { RULEBOOK } from "../decisions/rulebook.ts";
import type { GameObject, Instruction, Scenario } from "../types/index.ts";
import { playOut } from "./play.ts";

const banish: Instruction = { id: "i1", verb: "banish", object: a("m1", "unit") };
const replay: Instruction = { id: "i2", verb: "play", to: "base", object: itself("m2", "m1") };

const student = (id: string): GameObject => ({
  id,
  kind: "unit",
  card: "student",
  owner: "P1",
  controller: "P1",
  place: "base:P1",
  might: 2,
});

/** P1 has W and V, which grow whenever P1 plays a spell, and plays one on V. */
const withSpell = (...text: Instruction[]): Scenario => ({
  release: "2026-07-24",
  profile: "CR",
  battlefields: ["A"],
  players: { P1: { hand: 0, deck: 6 }, P2: { hand: 0, deck: 6 } },
  cards: [
    unit("Student", {
      id: "a1",
      when: "you play a spell",
      text: [{ id: "i1", verb: "might", object: me("t1"), amount: 1 }],
    }),
    spell("Blink", "main", ...text),
  ],
  objects: [
    student("W"),
    student("V"),
    { id: "S1", kind: "spell", card: "blink", owner: "P1", controller: "P1", place: "hand:P1" },
  ],
  script: [
    { id: "s1", play: { player: "P1", card: "S1", choices: { m1: ["V"] } } },
    { id: "end", resolve: 0 },
  ],
});

it("leaves open whether what a spell has played sees that the spell was played: by 354.3 it is not there yet", () => {
  const { state } = playOut(withSpell(banish, replay), RULEBOOK);
  expect(state.things.map(({ id, place, bonus }) => ({ id, place, bonus }))).toMatchObject([
    { id: "W", place: "base:P1", bonus: 1 },
    { id: "V", place: "base:P1", bonus: 0 },
    { id: "S1" },
  ]);
  expect([...state.open]).toEqual(["played midway"]);
});

it("leaves open whether what a spell has played replaces a death that follows on it", () => {
  const rescue: GameObject = {
    id: "G",
    kind: "gear",
    card: "rescue",
    owner: "P1",
    controller: "P1",
    place: "base:P1",
  };
  const scenario = withSpell(
    { id: "i0", verb: "deal", amount: 3, object: every("m3", "unit") },
    { ...banish, object: a("m1", "gear") },
    replay,
  );
  const saving: Scenario = {
    ...scenario,
    cards: [
      ...scenario.cards,
      gear("Rescue", {
        id: "a1",
        wouldDie: every("m1", "unit"),
        instead: [{ id: "i1", verb: "recall", object: itself("m2", "m1") }],
      }),
    ],
    objects: [...scenario.objects.filter(({ id }) => id !== "W"), rescue],
    script: [
      { id: "s1", play: { player: "P1", card: "S1", choices: { m1: ["G"] } } },
      { id: "end", resolve: 0 },
    ],
  };
  const { state } = playOut(saving, RULEBOOK);
  expect(state.byId.get("V")?.place).toBe("trash:P1");
  expect([...state.open]).toEqual(["played midway"]);
});

it("leaves nothing open where that has nothing to see", () => {
  expect([...playOut(withSpell(banish), RULEBOOK).state.open]).toEqual([]);
});
