import type { ActivateStep, AttackStep, Choices, EditStep, PlayStep, Scenario, Step } from "../spec/types/index.ts";

type Put = PlayStep["play"] | ActivateStep["activate"];

/** What plays and activations have in common. */
export type Said = Omit<PlayStep["play"], "card">;

/** The play or activation in a step; undefined when it only waits. */
export function putIn(step: Step): Put | undefined {
  if ("play" in step) return step.play;
  return "activate" in step ? step.activate : undefined;
}

/** The physical card whose spell or ability a step puts on the chain. */
export function sourceOf(step: Step): string | undefined {
  if ("play" in step) return step.play.card;
  return "activate" in step ? step.activate.object : undefined;
}

/** The edit of the board in a step, if it is one. */
export function editIn(step: Step): EditStep["edit"] | undefined {
  return "edit" in step ? step.edit : undefined;
}

/** The attack in a step, if it is one. */
export function attackIn(step: Step): AttackStep["attack"] | undefined {
  return "attack" in step ? step.attack : undefined;
}

/** The step with its attack changed. */
export function withAttack(step: Step, change: (attack: AttackStep["attack"]) => AttackStep["attack"]): Step {
  return "attack" in step ? { ...step, attack: change(step.attack) } : step;
}

/** The step with its play or activation changed. */
export function withPut(step: Step, change: (said: Said) => Said): Step {
  if ("play" in step) {
    const { card, ...said } = step.play;
    return { ...step, play: { card, ...change(said) } };
  }
  if (!("activate" in step)) return step;
  const { object, ability, ...said } = step.activate;
  return { ...step, activate: { object, ability, ...change(said) } };
}

/** The step with the place changed to which it edits something. */
export function withPlace(step: Step, change: (place: string) => string): Step {
  return withEdit(step, ({ place, ...edit }) => ({ ...edit, ...(place !== undefined && { place: change(place) }) }));
}

/** The step with its edit of the board changed. */
export function withEdit(step: Step, change: (edit: EditStep["edit"]) => EditStep["edit"]): Step {
  return "edit" in step ? { ...step, edit: change(step.edit) } : step;
}

/** The step with what it chooses changed, mention by mention. */
export function withPicks(step: Step, change: (picks: readonly string[], mention: string) => readonly string[]): Step {
  return withPut(step, (said) => ({ ...said, choices: changedPicks(said.choices, change) }));
}

/** Choices changed, mention by mention. */
export function changedPicks(
  choices: Choices,
  change: (picks: readonly string[], mention: string) => readonly string[],
): Choices {
  return Object.fromEntries(Object.entries(choices).map(([id, picks]) => [id, [...change(picks, id)]]));
}

/** A scenario with everything that somebody chooses changed, in the script and for triggered abilities. */
export function withAllPicks(scenario: Scenario, change: (picks: readonly string[]) => readonly string[]): Scenario {
  const script = scenario.script.map((step) => withPicks(step, change));
  if (!scenario.answers) return { ...scenario, script };
  const answers = Object.entries(scenario.answers).map(([id, choices]) => [id, changedPicks(choices, change)] as const);
  return { ...scenario, answers: Object.fromEntries(answers), script };
}

/** Everything that somebody chooses in a scenario, in the script or for a triggered ability, by mention. */
export function allPicks({ script, answers = {} }: Scenario): readonly (readonly string[])[] {
  const puts = script.flatMap((step) => putIn(step) ?? []);
  const choices = [...puts.map((put) => put.choices), ...Object.values(answers)];
  return choices.flatMap((each) => Object.values(each));
}
