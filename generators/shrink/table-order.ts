import type { GameObject } from "../../spec/types/index.ts";
import type { Subject } from "../canonical.ts";

/** Where objects belong in table order: what is chosen first, in that order; then bystanders; spells as they are played. */
function ranks({ scenario }: Subject): ReadonlyMap<string, number> {
  const uses = scenario.script.flatMap((step) =>
    "play" in step ? [...Object.values(step.play.choices).flat(), step.play.card] : [],
  );
  return new Map([...new Set(uses)].map((id, index) => [id, index]));
}

const KINDS = ["unit", "gear", "spell"];

function precedes(a: GameObject, b: GameObject, rank: ReadonlyMap<string, number>): boolean {
  if (a.kind !== b.kind) return KINDS.indexOf(a.kind) < KINDS.indexOf(b.kind);
  return (rank.get(a.id) ?? rank.size) < (rank.get(b.id) ?? rank.size);
}

/** How many pairs of objects stand the other way round than they belong, and how far from the first the chosen ones are. */
export function disorder(subject: Subject): number {
  const rank = ranks(subject);
  const { objects, script } = subject.scenario;
  const at = new Map(objects.map(({ id }, index) => [id, index]));
  let sum = 0;
  for (const [index, object] of objects.entries()) {
    sum += objects.slice(index + 1).filter((later) => precedes(later, object, rank)).length;
  }
  for (const step of script) {
    if (!("play" in step)) continue;
    for (const picks of Object.values(step.play.choices)) {
      const places = picks.map((id) => at.get(id) ?? 0);
      sum += places.reduce(
        (all, place, index) => all + place + places.slice(index).filter((each) => each < place).length,
        0,
      );
    }
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

/** Games in which one play chooses another object. */
export function* repicked(subject: Subject, old: string, other: string): Generator<Subject> {
  const { scenario } = subject;
  for (const [index, step] of scenario.script.entries()) {
    if (!("play" in step) || !Object.values(step.play.choices).flat().includes(old)) continue;
    const choices = Object.fromEntries(
      Object.entries(step.play.choices).map(([id, picks]) => [id, picks.map((pick) => (pick === old ? other : pick))]),
    );
    const script = scenario.script.with(index, { ...step, play: { ...step.play, choices } });
    yield { ...subject, scenario: { ...scenario, script } };
  }
}

function inTableOrder(subject: Subject): Subject {
  const { scenario } = subject;
  const at = new Map(scenario.objects.map(({ id }, index) => [id, index]));
  const script = scenario.script.map((step) => {
    if (!("play" in step)) return step;
    const choices = Object.fromEntries(
      Object.entries(step.play.choices).map(([id, picks]) => [
        id,
        picks.toSorted((a, b) => (at.get(a) ?? 0) - (at.get(b) ?? 0)),
      ]),
    );
    return { ...step, play: { ...step.play, choices } };
  });
  return { ...subject, scenario: { ...scenario, script } };
}
