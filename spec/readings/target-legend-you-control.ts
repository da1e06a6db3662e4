import { OWN_LEGEND } from "../releases/2026-07-24/questions.ts";
import type { Chosen, GameObject, Instruction, Scenario } from "../types/index.ts";
import type { Reading, ReadingGame } from "./reading.ts";
import { one, scenarioOf } from "./sketch.ts";

type Verb = "ready" | "exhaust";

const DRAW: Instruction = { id: "i2", verb: "draw", player: { id: "m2", player: "you" }, amount: 1 };

const legend = (id: string, exhausted: boolean): GameObject => ({
  id,
  kind: "legend",
  owner: "P1",
  controller: "P1",
  place: "legend:P1",
  ...(exhausted && { exhausted }),
});

/** Of two legends the wished one no longer qualifies after a response; in the control the text says "friendly". */
function gameOf(verb: Verb, wished: string, more: readonly Instruction[]): ReadingGame {
  const status = { id: "f2", is: verb === "ready" ? ("exhausted" as const) : ("ready" as const) };
  const game = (whose: "you control" | "friendly"): Scenario => {
    const object: Chosen = one("m1", "legend", [{ id: "f1", is: whose }, status]);
    return scenarioOf({
      text: [{ id: "i1", verb, object }, ...more],
      choices: { m1: [wished] },
      response: { says: { id: "i1", verb, object: one("m1", "legend") }, chooses: wished },
      objects: ["L1", "L2"].map((id) => legend(id, verb === "ready")),
    });
  };
  return { scenario: game("you control"), controls: [game("friendly")] };
}

const VERBS: readonly Verb[] = ["ready", "exhaust"];
const MORE: readonly (readonly Instruction[])[] = [[], [DRAW]];

/** A5: whether "a legend you control" is a target (355.10.d); the rulings say that it is none. */
export const targetLegendYouControl: Reading = {
  id: "target/legend-you-control",
  rule: "355.10.d",
  question: OWN_LEGEND,
  opens: "A5",
  alternatives: [
    {
      name: "target",
      comes: { "L1.exhausted": false, "L2.exhausted": true },
      patch: { target: (right) => (input) => right({ ...input, profile: "CR" }) },
    },
    {
      name: "no target",
      comes: { "L1.exhausted": false, "L2.exhausted": false },
      patch: { target: (right) => (input) => right({ ...input, profile: "FAQ+" }) },
    },
  ],
  games: VERBS.flatMap((verb) => ["L1", "L2"].flatMap((wished) => MORE.map((more) => gameOf(verb, wished, more)))),
};
