import { NOTHING_NEW } from "../releases/2026-07-24/questions.ts";
import type { GameObject, Scenario } from "../types/index.ts";
import { type Child, draws, gives, ifYouDo } from "./children.ts";
import type { Reading, ReadingGame } from "./reading.ts";
import { IT, NEIGHBOUR, one, SIDES, type Side, scenarioOf, units } from "./sketch.ts";

interface Parent {
  readonly verb: "ready" | "exhaust" | "stun" | "heal" | "buff";
  /** What the unit is like for which that changes nothing, and for which it does. */
  readonly already: Partial<GameObject>;
  readonly otherwise: Partial<GameObject>;
}

const PARENTS: readonly Parent[] = [
  { verb: "ready", already: {}, otherwise: { exhausted: true } },
  { verb: "exhaust", already: { exhausted: true }, otherwise: {} },
  { verb: "stun", already: { stunned: true }, otherwise: {} },
  { verb: "heal", already: {}, otherwise: { damage: 2 } },
  { verb: "buff", already: { buffed: true }, otherwise: {} },
];

/** Of each pair one is linked by object, the other by action. */
const CHILDREN: readonly (readonly [Child, Child])[] = [
  [draws("controller", 2), ifYouDo(1)],
  [gives(2), ifYouDo(2)],
];

function gameOf({ verb, already, otherwise }: Parent, children: readonly Child[], side: Side): ReadingGame {
  const game = (it: Partial<GameObject>, neighbour: Partial<GameObject>): Scenario =>
    scenarioOf({
      text: [{ id: "i1", verb, object: one("m1") }, ...children],
      choices: { m1: [IT] },
      objects: units(side, { [IT]: it, [NEIGHBOUR]: neighbour }),
    });
  return { scenario: game(already, otherwise), controls: [game(otherwise, already)] };
}

/** A10: what hangs on an instruction that changes nothing, as readying a ready unit (423.1.a.1, 426.1.c). */
export const linkNothingNew: Reading = {
  id: "link/nothing-new",
  rule: "359.3.e.14.a",
  question: NOTHING_NEW,
  opens: "A10",
  alternatives: [
    { name: "done", comes: { "P2.hand": 3, "P1.hand": 2 }, patch: {} },
    {
      name: "nothing happened",
      comes: { "P2.hand": 3, "P1.hand": 1 },
      patch: { link: (right) => (input) => !(input.unchanged && input.by === "action") && right(input) },
    },
    {
      name: "ignored",
      comes: { "P2.hand": 1, "P1.hand": 1 },
      patch: { link: (right) => (input) => !input.unchanged && right(input) },
    },
  ],
  games: PARENTS.flatMap((parent, nth) =>
    CHILDREN.map((children, at) => gameOf(parent, children, SIDES[(nth + at) % SIDES.length] ?? SIDES[0])),
  ),
};
