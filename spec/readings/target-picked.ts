import { PICKED } from "../releases/2026-07-24/questions.ts";
import type { Chosen, Instruction, Scenario } from "../types/index.ts";
import type { Reading, ReadingGame } from "./reading.ts";
import { AT_A_BATTLEFIELD, IT, one, SIDES, type Side, scenarioOf, sentHome, units } from "./sketch.ts";

const PICKS: readonly ((object: Chosen) => Instruction)[] = [
  (object) => ({ id: "i1", verb: "kill", object }),
  (object) => ({ id: "i1", verb: "stun", object }),
  (object) => ({ id: "i1", verb: "exhaust", object }),
  (object) => ({ id: "i1", verb: "deal", object, amount: 2 }),
  (object) => ({ id: "i1", verb: "might", object, amount: 2 }),
];

/** A unit is picked that goes home in response; in the controls one just names it, and one must do it. */
function gameOf(says: (object: Chosen) => Instruction, side: Side): ReadingGame {
  const unit = one("m1", "unit", [AT_A_BATTLEFIELD]);
  const game = (object: Chosen): Scenario =>
    scenarioOf({ text: [says(object)], choices: { m1: [IT] }, response: sentHome(IT), objects: units(side) });
  return { scenario: game({ ...unit, word: "pick" }), controls: [game(unit), game({ ...unit, word: "must" })] };
}

/** A6: whether what is picked is a target; the rulings say that it is none. */
export const targetPicked: Reading = {
  id: "target/picked",
  rule: "355.10",
  question: PICKED,
  opens: "A6",
  alternatives: [
    {
      name: "target",
      comes: { "U1.place": "battlefield:A", "U2.place": "base:P2" },
      patch: { target: (right) => (input) => right({ ...input, profile: "CR" }) },
    },
    {
      name: "no target",
      comes: { "U1.place": "trash:P2", "U2.place": "base:P2" },
      patch: { target: (right) => (input) => right({ ...input, profile: "FAQ+" }) },
    },
  ],
  games: PICKS.flatMap((says) => SIDES.map((side) => gameOf(says, side))),
};
