import type { Subject } from "../canonical.ts";
import { replacing } from "./text.ts";

/** What is done later done at once, or at least before the turn ends. */
export function* sooner(subject: Subject): Generator<Subject> {
  const earlier = replacing(subject.scenario, ({ later, ...instruction }) => {
    if (later === undefined) return [];
    return later === "do this" ? [instruction] : [instruction, { ...instruction, later: "do this" as const }];
  });
  for (const scenario of earlier) yield { ...subject, scenario };
}

/** Without the end of the turn. */
export function* withoutTurnEnds(subject: Subject): Generator<Subject> {
  const { scenario } = subject;
  for (const [index, step] of scenario.script.entries()) {
    if (!("resolve" in step) || !step.endTurn) continue;
    const { endTurn: _, ...rest } = step;
    yield { ...subject, scenario: { ...scenario, script: scenario.script.with(index, rest) } };
  }
}
