import { PREVENTED } from "../releases/2026-07-24/questions.ts";
import type { Scenario } from "../types/index.ts";
import { acts, type Child, draws, gives } from "./children.ts";
import type { Reading, ReadingGame } from "./reading.ts";
import { IT, NEIGHBOUR, one, SIDES, type Side, scenarioOf, units } from "./sketch.ts";

const CHILDREN: readonly Child[] = [
  draws("controller", 2),
  draws("owner", 1),
  acts("stun"),
  acts("exhaust"),
  gives(2),
  acts("buff"),
];

/** So much damage, none of which kills, and a response that prevents all of it; in the control the neighbour's. */
function gameOf(child: Child, side: Side, amount: number): ReadingGame {
  const game = (shielded: string): Scenario =>
    scenarioOf({
      text: [{ id: "i1", verb: "deal", object: one("m1"), amount }, child],
      choices: { m1: [IT] },
      response: { says: { id: "i1", verb: "prevent", object: one("m1"), amount: 4 }, chooses: shielded },
      objects: units(side),
    });
  return { scenario: game(IT), controls: [game(NEIGHBOUR)] };
}

/** What speaks of an object to which nothing was done, since all the damage was prevented (359.3.e.14.b, 437.4). */
export const linkPrevented: Reading = {
  id: "link/prevented",
  rule: "359.3.e.14.b",
  question: PREVENTED,
  opens: "prevented",
  alternatives: [
    { name: "runs", comes: { "U2.damage": 0, "P2.hand": 3 }, patch: {} },
    {
      name: "ignored",
      comes: { "U2.damage": 0, "P2.hand": 1 },
      patch: { link: (right) => (input) => input.parent !== "prevented" && right(input) },
    },
  ],
  games: CHILDREN.flatMap((child, nth) => SIDES.map((side) => gameOf(child, side, 1 + (nth % 4)))),
};
