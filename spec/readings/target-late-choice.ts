import { LATE_CHOICE } from "../releases/2026-07-24/questions.ts";
import type { Chosen, Instruction, Scenario } from "../types/index.ts";
import type { Reading, ReadingGame } from "./reading.ts";
import { AT_A_BATTLEFIELD, IT, one, SIDES, type Side, scenarioOf, units } from "./sketch.ts";

const DOES: readonly ((object: Chosen) => Instruction)[] = [
  (object) => ({ id: "i2", verb: "kill", object }),
  (object) => ({ id: "i2", verb: "stun", object }),
  (object) => ({ id: "i2", verb: "exhaust", object }),
  (object) => ({ id: "i2", verb: "might", object, amount: 2 }),
];

/** A unit is moved to where it may then be chosen; in the control it has been there all along. */
function gameOf(does: (object: Chosen) => Instruction, side: Side, chosen: Partial<Chosen>): ReadingGame {
  const battlefield = side.place.replace("battlefield:", "");
  const second = does({ ...one("m2", "unit", [AT_A_BATTLEFIELD]), ...chosen });
  const game = (first: Instruction, place: string): Scenario =>
    scenarioOf({
      text: [first, second],
      choices: { m1: [IT], m2: [IT] },
      objects: units(side, { [IT]: { place } }),
    });
  return {
    scenario: game({ id: "i1", verb: "move", object: one("m1"), to: { battlefield } }, `base:${side.player}`),
    controls: [game({ id: "i1", verb: "buff", object: one("m1") }, side.place)],
  };
}

/** Which things can be chosen by what is chosen on resolution only (355.10.e, .f). */
export const targetLateChoice: Reading = {
  id: "target/late-choice",
  rule: "355.10.f",
  question: LATE_CHOICE,
  opens: "late choice",
  alternatives: [
    { name: "by the instruction", comes: { "U1.place": "battlefield:A", "U2.place": "trash:P2" }, patch: {} },
    {
      name: "as the item begins",
      comes: { "U1.place": "trash:P2", "U2.place": "battlefield:A" },
      patch: {
        target: (right) => (input) => {
          const when = right(input);
          return when === "execute" ? "resolve" : when;
        },
      },
    },
  ],
  games: DOES.flatMap((does) => [
    ...SIDES.map((side) => gameOf(does, side, { word: "must" })),
    ...SIDES.filter(({ player }) => player === "P2").map((side) => gameOf(does, side, { by: "opponent" })),
  ]),
};
