import type { Choices, Scenario, Step } from "../../spec/types/index.ts";
import type { Subject } from "../canonical.ts";
import { changedPicks, putIn, withPicks, withPut } from "../step.ts";
import type { Passage } from "./text.ts";

/** What is chosen for a mention of a passage, where it is first chosen. */
export function picksFor(scenario: Scenario, passage: Passage, mention: string): readonly string[] {
  for (const step of scenario.script) if (isOf(step, scenario, passage)) return putIn(step)?.choices[mention] ?? [];
  for (const id of bearersOf(scenario, passage)) {
    const picks = scenario.answers?.[id]?.[mention];
    if (picks) return picks;
  }
  return [];
}

/** The scenario in which others are chosen for a mention of a passage. */
export function withPicksFor(
  scenario: Scenario,
  passage: Passage,
  mention: string,
  picks: readonly string[],
): Scenario {
  const script = scenario.script.map((step) =>
    isOf(step, scenario, passage)
      ? withPut(step, (said) => ({ ...said, choices: { ...said.choices, [mention]: [...picks] } }))
      : step,
  );
  if (!scenario.answers) return { ...scenario, script };
  const bearers = bearersOf(scenario, passage);
  const answers = Object.entries(scenario.answers).map(([id, choices]) => {
    const changed = changedPicks(choices, (old, each) => (each === mention ? picks : old));
    return [id, bearers.includes(id) ? changed : choices] as const;
  });
  return { ...scenario, answers: Object.fromEntries(answers), script };
}

/** The physical cards with a passage's card. */
function bearersOf({ objects }: Scenario, { card }: Passage): readonly string[] {
  return objects.filter((object) => object.card === card.id).map(({ id }) => id);
}

/** Whether a step puts a passage on the chain. */
function isOf(step: Step, scenario: Scenario, passage: Passage): boolean {
  const bearers = bearersOf(scenario, passage);
  if (passage.ability === undefined) return "play" in step && bearers.includes(step.play.card);
  if (!("activate" in step) || !bearers.includes(step.activate.object)) return false;
  return passage.card.abilities[passage.ability]?.id === step.activate.ability;
}

/** Without the wishes for the triggered abilities of an object. */
export function* withoutAnswers(subject: Subject): Generator<Subject> {
  const { answers = {} } = subject.scenario;
  for (const id of Object.keys(answers)) {
    const { [id]: _, ...rest } = answers;
    yield { ...subject, scenario: { ...subject.scenario, answers: rest } };
  }
}

/** Lists of wishes with one less on them. */
export function* shorterWishes(subject: Subject): Generator<Subject> {
  const { scenario } = subject;
  for (const [index, step] of scenario.script.entries()) {
    for (const [mention, at] of wishedIn(putIn(step)?.choices ?? {})) {
      const shorter = withPicks(step, (picks, each) => (each === mention ? picks.toSpliced(at, 1) : picks));
      yield { ...subject, scenario: { ...scenario, script: scenario.script.with(index, shorter) } };
    }
  }
  for (const [id, choices] of Object.entries(scenario.answers ?? {})) {
    for (const [mention, at] of wishedIn(choices)) {
      const shorter = changedPicks(choices, (picks, each) => (each === mention ? picks.toSpliced(at, 1) : picks));
      yield { ...subject, scenario: { ...scenario, answers: { ...scenario.answers, [id]: shorter } } };
    }
  }
}

/** Every place in a list of wishes, from the last to the first. */
function wishedIn(choices: Choices): readonly (readonly [mention: string, at: number])[] {
  return Object.entries(choices).flatMap(([mention, picks]) =>
    picks.map((_, index) => [mention, picks.length - 1 - index] as const),
  );
}
