import { RULEBOOK } from "../spec/decisions/rulebook.ts";
import { textOf } from "../spec/model/mentions.ts";
import { playOut } from "../spec/model/play.ts";
import type { Scenario, Step } from "../spec/types/index.ts";
import { choosing } from "./named.ts";
import { putIn, sourceOf, withPut } from "./step.ts";

/** Why an engine may refuse a play, or ask for something else first, whatever it thinks of choices and costs. */
const OTHER_REASONS: readonly string[] = [
  "no such spell",
  "no such ability",
  "not in hand",
  "not the player's",
  "not the player's turn to act",
  "not a reaction",
  "wrong number of targets",
];

/** Whether the rules refuse every play that is said to be refused, and for what it chooses or pays. */
export function areRefusedFairly(scenario: Scenario): boolean {
  return scenario.script.every(
    (step, index) =>
      !putIn(step)?.refused || (isRefusedFairly(scenario, index, step) && paysWithSomething(step, scenario)),
  );
}

function isRefusedFairly(scenario: Scenario, index: number, step: Step): boolean {
  const tried = withPut(step, ({ refused: _, ...said }) => said);
  const { end } = playOut({ ...scenario, script: [...scenario.script.slice(0, index), tried] }, RULEBOOK, []).trace;
  return end.kind === "refused" && (!OTHER_REASONS.includes(end.reason) || isPermission(scenario, step, end.reason));
}

/** Whether it is for want of the permission that the card itself may give that it is not played from the trash. */
function isPermission(scenario: Scenario, step: Step, reason: string): boolean {
  const text = textOf(scenario, sourceOf(step) ?? "");
  return reason === "not in hand" && text.some(({ verb }) => verb === "permit");
}

/** Whether a play says what it would pay with: an engine asks for that, where there is something. */
function paysWithSomething(step: Step, scenario: Scenario): boolean {
  const paid = choosing(step, scenario)?.paid ?? [];
  return paid.every(({ id, choose }) => {
    const there = scenario.objects.some(({ kind }) => kind === choose);
    return !there || (putIn(step)?.choices[id] ?? []).length > 0;
  });
}
