import { expect, it } from "vitest";
import { a, gear, it as itself, spell } from "../catalogue/tree.ts";
import { RULEBOOK } from "../decisions/rulebook.ts";
import type { GameObject, Instruction, Scenario } from "../types/index.ts";
import { playOut } from "./play.ts";

const unit: GameObject = { id: "X", kind: "unit", owner: "P2", controller: "P2", place: "base:P2", might: 4 };

/** What a game leaves open that is played to its end. */
function openAfter({ cards, objects, script }: Pick<Scenario, "cards" | "objects" | "script">): readonly string[] {
  const scenario: Scenario = {
    release: "2026-07-24",
    profile: "CR",
    battlefields: ["A", "B"],
    players: { P1: { hand: 0, deck: 6 }, P2: { hand: 0, deck: 6 } },
    cards,
    objects,
    script,
  };
  const { trace, state } = playOut(scenario, RULEBOOK);
  expect(trace.end).toEqual({ kind: "complete" });
  return [...state.open];
}

/** What is open when P1 plays a spell on X, to whose reflexive ability somebody answers with another one on X. */
function openIn(text: readonly Instruction[], answer?: Instruction): readonly string[] {
  const cards = [spell("Text", "main", ...text), ...(answer ? [spell("Answer", "reaction", answer)] : [])];
  const spells = cards.map(
    ({ id }): GameObject => ({ id, kind: "spell", card: id, owner: "P1", controller: "P1", place: "hand:P1" }),
  );
  const choices = { m1: ["X"] };
  return openAfter({
    cards,
    objects: [unit, ...spells],
    script: [
      { id: "s1", play: { player: "P1", card: "text", choices } },
      ...(answer
        ? [{ id: "s2", play: { player: "P1", card: "answer", choices, respondsTo: "text", later: true } } as const]
        : []),
      { id: "end", resolve: 0 },
    ],
  });
}

const stun: Instruction = { id: "i1", verb: "stun", object: a("m1", "unit") };
const kill: Instruction = { id: "i1", verb: "kill", object: a("m1", "unit") };
const steal: Instruction = { id: "i1", verb: "gain control", object: a("m1", "unit") };
const weaken: Instruction = { id: "i1", verb: "might", amount: -1, object: a("m1", "unit") };
const draws = (whose: "controller" | "owner"): Instruction => ({
  id: "i2",
  verb: "draw",
  amount: 1,
  player: { id: "m2", whose, of: "m1" },
  later: "do this",
});

it.each(["banish", "return", "recycle"] as const)("leaves open whether what was killed is there to %s", (verb) => {
  const then: Instruction = { id: "i2", verb, object: itself("m2", "m1") };
  expect(openIn([kill, then])).toEqual(["taken off"]);
  expect(openIn([kill, { ...then, later: "do this" }])).toEqual(["taken off"]);
});

it("leaves nothing open where only a permanent could have it done", () => {
  expect(openIn([kill, { id: "i2", verb: "stun", object: itself("m2", "m1"), later: "do this" }])).toEqual([]);
});

it("leaves open whom a reflexive ability means once the unit has left, or is another's", () => {
  expect(openIn([stun, draws("controller")], kill)).toEqual(["afterwards"]);
  expect(openIn([stun, draws("owner")], kill)).toEqual(["afterwards"]);
  expect(openIn([stun, draws("controller")], steal)).toEqual(["afterwards"]);
});

it("leaves nothing open of what has not changed", () => {
  expect(openIn([stun, draws("owner")], steal)).toEqual([]);
  expect(openIn([stun, draws("controller")], weaken)).toEqual([]);
  expect(openIn([stun, { id: "i2", verb: "return", object: itself("m2", "m1"), later: "do this" }], kill)).toEqual([]);
});

it("leaves open whom a triggered ability means by the controller of what set it off, once that is another's", () => {
  const bell = gear("Bell", {
    id: "a1",
    when: "you play a unit",
    subject: "m0",
    text: [{ id: "i1", verb: "draw", amount: 1, player: { id: "p1", whose: "controller", of: "m0" } }],
  });
  const replay = spell(
    "Replay",
    "main",
    { id: "i1", verb: "banish", object: a("m1", "unit") },
    { id: "i2", verb: "play", object: itself("m2", "m1"), to: "base" },
  );
  const answers = (answer: Instruction): readonly string[] => {
    const cards = [bell, replay, spell("Answer", "reaction", answer)];
    const mine = { owner: "P1", controller: "P1" } as const;
    return openAfter({
      cards,
      objects: [
        { ...unit, ...mine, place: "base:P1" },
        { id: "bell", kind: "gear", card: "bell", ...mine, place: "base:P1" },
        { id: "replay", kind: "spell", card: "replay", ...mine, place: "hand:P1" },
        { id: "answer", kind: "spell", card: "answer", owner: "P2", controller: "P2", place: "hand:P2" },
      ],
      script: [
        { id: "s1", play: { player: "P1", card: "replay", choices: { m1: ["X"] } } },
        { id: "s2", play: { player: "P2", card: "answer", choices: { m1: ["X"] }, respondsTo: "bell" } },
        { id: "end", resolve: 0 },
      ],
    });
  };
  expect(answers(steal)).toEqual(["afterwards"]);
  expect(answers(weaken)).toEqual([]);
});
