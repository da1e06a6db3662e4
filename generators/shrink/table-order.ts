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

/** How many pairs of objects stand the other way round than they belong. */
export function disorder(subject: Subject): number {
  const rank = ranks(subject);
  const { objects } = subject.scenario;
  return objects.reduce(
    (sum, object, index) => sum + objects.slice(index + 1).filter((later) => precedes(later, object, rank)).length,
    0,
  );
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
