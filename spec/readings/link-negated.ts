import { IGNORED_OR_NEGATED } from "../releases/2026-07-24/questions.ts";
import type { GameObject, Instruction, Quality, Scenario } from "../types/index.ts";
import { acts, type Child, draws, gives } from "./children.ts";
import type { Reading, ReadingGame } from "./reading.ts";
import { AT_A_BATTLEFIELD, granted, IT, NEIGHBOUR, one, SIDES, type Side, scenarioOf, units } from "./sketch.ts";

interface Parent {
  readonly does: Instruction;
  /** With this quality it cannot be done. */
  readonly quality: Quality;
  readonly unit: Partial<GameObject>;
  readonly children: readonly Child[];
}

const PARENTS: readonly Parent[] = [
  {
    does: { id: "i1", verb: "kill", object: one("m1", "unit", [AT_A_BATTLEFIELD]) },
    quality: "cantBeKilled",
    unit: {},
    children: [draws("controller", 2), draws("owner", 1), draws("controller", 3)],
  },
  {
    does: { id: "i1", verb: "move", object: one("m1"), to: "base" },
    quality: "cantMoveToBase",
    unit: { exhausted: true },
    children: [acts("ready"), acts("stun"), gives(2), draws("controller", 1)],
  },
  {
    does: { id: "i1", verb: "ready", object: one("m1") },
    quality: "cantBeReadied",
    unit: { exhausted: true },
    children: [acts("stun"), gives(-1), draws("owner", 2)],
  },
];

/** The middle unit has the quality, as it lies there or given in response; in the control its neighbour has. */
function gameOf({ does, quality, unit }: Parent, child: Child, side: Side, inResponse: boolean): ReadingGame {
  const game = (bearer: string): Scenario =>
    scenarioOf({
      text: [does, child],
      choices: { m1: [IT] },
      ...(inResponse && { response: granted(quality, bearer) }),
      objects: units(side, { [IT]: unit }).map((each) =>
        each.id === bearer && !inResponse ? { ...each, qualities: [quality] } : each,
      ),
    });
  return { scenario: game(IT), controls: [game(NEIGHBOUR)] };
}

/** A1: what cannot be done to a legal target (359.3.e.6, 359.3.e.14.a; the rulings on ignored and negated). */
export const linkNegated: Reading = {
  id: "link/negated",
  rule: "359.3.e.14.a",
  question: IGNORED_OR_NEGATED,
  opens: "A1",
  alternatives: [
    {
      name: "ignored",
      comes: { "U2.place": "battlefield:A", "P2.hand": 1 },
      patch: { link: (right) => (input) => right({ ...input, profile: "CR" }) },
    },
    {
      name: "negated",
      comes: { "U2.place": "battlefield:A", "P2.hand": 3 },
      patch: { link: (right) => (input) => right({ ...input, profile: "FAQ+" }) },
    },
  ],
  games: PARENTS.flatMap((parent) =>
    parent.children.flatMap((child, nth) => SIDES.map((side, at) => gameOf(parent, child, side, (nth + at) % 2 === 1))),
  ),
};
