import { SECOND_MENTION } from "../releases/2026-07-24/questions.ts";
import type { Instruction, ObjectMention, Scenario } from "../types/index.ts";
import type { Reading, ReadingGame } from "./reading.ts";
import { AT_A_BATTLEFIELD, IT, NEIGHBOUR, one, SIDES, type Side, scenarioOf, sentHome, units } from "./sketch.ts";

const DOES: readonly ((object: ObjectMention) => Instruction)[] = [
  (object) => ({ id: "i2", verb: "deal", object, amount: 1 }),
  (object) => ({ id: "i2", verb: "stun", object }),
  (object) => ({ id: "i2", verb: "exhaust", object }),
  (object) => ({ id: "i2", verb: "might", object, amount: 2 }),
];

const AGAIN: readonly ObjectMention[] = [one("m2"), { id: "m2", all: "unit", filters: [] }];

/** The target of the first instruction goes home in response, where the second one reaches it; in the control its neighbour goes. */
function gameOf(does: (object: ObjectMention) => Instruction, again: ObjectMention, side: Side): ReadingGame {
  const game = (gone: string): Scenario =>
    scenarioOf({
      text: [{ id: "i1", verb: "deal", object: one("m1", "unit", [AT_A_BATTLEFIELD]), amount: 2 }, does(again)],
      choices: { m1: [IT], ...("choose" in again && { m2: [IT] }) },
      response: sentHome(gone),
      objects: units(side),
    });
  return { scenario: game(IT), controls: [game(NEIGHBOUR)] };
}

/** A4: an object that is illegal as one target and reached again by the same card (359.3.e.5). */
export const illegalSecondMention: Reading = {
  id: "illegal/second-mention",
  rule: "359.3.e.5",
  question: SECOND_MENTION,
  opens: "A4",
  alternatives: [
    { name: "per slot", comes: { "U2.place": "base:P2", "U2.damage": 1 }, patch: {} },
    {
      name: "whole card",
      comes: { "U2.place": "base:P2", "U2.damage": 0 },
      patch: { affected: (right) => (input) => right(input).filter((id) => !input.lost().includes(id)) },
    },
  ],
  games: DOES.flatMap((does) => AGAIN.flatMap((again) => SIDES.map((side) => gameOf(does, again, side)))),
};
