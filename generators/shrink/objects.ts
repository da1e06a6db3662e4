import type { GameObject } from "../../spec/types/index.ts";
import type { Subject } from "../canonical.ts";
import { allPicks, attackIn, editIn, sourceOf, withAllPicks } from "../step.ts";

/** Without objects: all that nobody chooses, half of those, then any one. */
export function* withoutObjects(subject: Subject): Generator<Subject> {
  const { objects, script } = subject.scenario;
  const used = new Set([
    ...script.flatMap((step) => sourceOf(step) ?? editIn(step)?.object ?? attackIn(step)?.units ?? []),
    ...allPicks(subject.scenario).flat(),
  ]);
  const idle = objects.filter(({ id }) => !used.has(id)).map(({ id }) => id);
  if (idle.length > 1) yield without(subject, idle);
  if (idle.length > 3) {
    yield without(subject, idle.slice(0, idle.length / 2));
    yield without(subject, idle.slice(idle.length / 2));
  }
  for (const id of idle) yield without(subject, [id]);
  for (const { id, kind } of objects) if (kind !== "spell" && used.has(id)) yield without(subject, [id]);
}

/** The subject without some of its objects. */
export function without(subject: Subject, gone: readonly string[]): Subject {
  const { scenario } = subject;
  return { ...subject, scenario: { ...scenario, objects: scenario.objects.filter(({ id }) => !gone.includes(id)) } };
}

/** One object in the place of two, wherever they are chosen. */
export function* mergedObjects(subject: Subject): Generator<Subject> {
  const { objects } = subject.scenario;
  for (const [index, kept] of objects.entries()) {
    if (kept.kind === "spell") continue;
    for (const gone of objects) {
      if (gone === kept || gone.kind !== kept.kind || !isChosen(subject, gone)) continue;
      if (objects.indexOf(gone) < index && isChosen(subject, kept)) continue;
      yield merged(subject, kept, gone);
    }
  }
}

function isChosen({ scenario }: Subject, { id }: GameObject): boolean {
  return allPicks(scenario).flat().includes(id);
}

function merged(subject: Subject, kept: GameObject, gone: GameObject): Subject {
  const scenario = withAllPicks(subject.scenario, (picks) => picks.map((pick) => (pick === gone.id ? kept.id : pick)));
  return without({ ...subject, scenario }, [gone.id]);
}
