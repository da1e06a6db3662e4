import type { Choices, GameObject } from "../../spec/types/index.ts";
import type { Subject } from "../canonical.ts";
import { allPicks, changedPicks, putIn, sourceOf, withAllPicks, withPicks } from "../step.ts";

/** Where objects belong in table order: what is chosen first, in that order; then bystanders; spells as they are played. */
function ranks({ scenario }: Subject): ReadonlyMap<string, number> {
  const uses = scenario.script.flatMap((step) => [
    ...Object.values(putIn(step)?.choices ?? {}).flat(),
    ...[sourceOf(step) ?? []].flat(),
  ]);
  return new Map([...new Set(uses)].map((id, index) => [id, index]));
}

const KINDS = ["unit", "gear", "legend", "spell"];

function precedes(a: GameObject, b: GameObject, rank: ReadonlyMap<string, number>): boolean {
  if (a.kind !== b.kind) return KINDS.indexOf(a.kind) < KINDS.indexOf(b.kind);
  return (rank.get(a.id) ?? rank.size) < (rank.get(b.id) ?? rank.size);
}

/** How many pairs of objects stand the other way round than they belong, and how far from the first the chosen ones are. */
export function disorder(subject: Subject): number {
  const rank = ranks(subject);
  const { objects } = subject.scenario;
  const at = new Map(objects.map(({ id }, index) => [id, index]));
  let sum = 0;
  for (const [index, object] of objects.entries()) {
    sum += objects.slice(index + 1).filter((later) => precedes(later, object, rank)).length;
  }
  for (const picks of allPicks(subject.scenario)) {
    const places = picks.map((id) => at.get(id) ?? 0);
    sum += places.reduce(
      (all, place, index) => all + place + places.slice(index).filter((each) => each < place).length,
      0,
    );
  }
  return sum;
}

/** Orders of the table that are nearer to what it should be. */
export function* sorting(subject: Subject): Generator<Subject> {
  const { scenario } = subject;
  const rank = ranks(subject);
  const sorted = scenario.objects.toSorted((a, b) => Number(precedes(b, a, rank)) - Number(precedes(a, b, rank)));
  yield { ...subject, scenario: { ...scenario, objects: sorted } };
  for (const [index, object] of scenario.objects.entries()) {
    const next = scenario.objects[index + 1];
    if (!next || !precedes(next, object, rank)) continue;
    yield { ...subject, scenario: { ...scenario, objects: scenario.objects.toSpliced(index, 2, next, object) } };
  }
}

/** Two objects in each other's roles; one chosen in the place of another; several chosen in table order. */
export function* otherRoles(subject: Subject): Generator<Subject> {
  const { scenario } = subject;
  yield inTableOrder(subject);
  for (const [first, one] of scenario.objects.entries()) {
    for (const [offset, two] of scenario.objects.slice(first + 1).entries()) {
      if (one.kind !== two.kind || one.kind === "spell") continue;
      const objects = scenario.objects.with(first, two).with(first + 1 + offset, one);
      yield inTableOrder({ ...subject, scenario: { ...scenario, objects } });
      yield* repicked(subject, two.id, one.id);
    }
  }
}

/** Games in which one play, or a triggered ability, chooses another object. */
export function* repicked(subject: Subject, old: string, other: string): Generator<Subject> {
  const { scenario } = subject;
  const swapped = (picks: readonly string[]): readonly string[] => picks.map((pick) => (pick === old ? other : pick));
  const chooses = (choices: Choices | undefined): boolean =>
    Object.values(choices ?? {})
      .flat()
      .includes(old);
  for (const [index, step] of scenario.script.entries()) {
    if (!chooses(putIn(step)?.choices)) continue;
    yield { ...subject, scenario: { ...scenario, script: scenario.script.with(index, withPicks(step, swapped)) } };
  }
  for (const [id, choices] of Object.entries(scenario.answers ?? {})) {
    if (!chooses(choices)) continue;
    const answers = { ...scenario.answers, [id]: changedPicks(choices, swapped) };
    yield { ...subject, scenario: { ...scenario, answers } };
  }
}

function inTableOrder(subject: Subject): Subject {
  const at = new Map(subject.scenario.objects.map(({ id }, index) => [id, index]));
  const sorted = (picks: readonly string[]): readonly string[] =>
    picks.toSorted((a, b) => (at.get(a) ?? 0) - (at.get(b) ?? 0));
  return { ...subject, scenario: withAllPicks(subject.scenario, sorted) };
}
