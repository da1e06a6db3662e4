import { RULEBOOK } from "../../spec/decisions/rulebook.ts";
import { play } from "../../spec/model/play.ts";
import type { GameObject, Scenario, Step } from "../../spec/types/index.ts";
import type { Subject } from "../canonical.ts";
import { attackIn, editIn, putIn, sourceOf, withPut } from "../step.ts";
import { mirrored } from "./players.ts";

/** Without some of the plays: all but those of the item under test, all but one more, then one at a time. */
export function* withoutPlays(subject: Subject): Generator<Subject> {
  const others = playsBeside(subject);
  const own = subject.scenario.script.filter((step) => sourceOf(step) === subject.tested);
  const groups = [
    others,
    ...others.map((kept) => others.filter((step) => step !== kept)),
    ...others.map((one) => [one]),
    ...(own.length > 1 ? own.map(({ id }) => [id]) : []),
  ];
  for (const group of groups) if (group.length > 0) yield* withoutThose(subject, group);
}

/** Ids of the steps that put something else than the item under test on the chain, attack or edit the board, in order. */
export function playsBeside({ scenario, tested }: Subject): readonly string[] {
  return scenario.script.flatMap((step) =>
    (putIn(step) || editIn(step) || attackIn(step)) && sourceOf(step) !== tested ? [step.id] : [],
  );
}

/** Without some steps; when the item under test then opens the chain, it becomes P1's. */
export function* withoutThose(subject: Subject, gone: readonly string[]): Generator<Subject> {
  const left = { ...subject, scenario: withoutSteps(subject.scenario, gone) };
  const first = left.scenario.script.flatMap((step) => putIn(step) ?? [])[0];
  yield first?.player === "P2" ? mirrored(left) : left;
}

/** Another item in the role of the item under test, without that one. */
export function* otherTested(subject: Subject): Generator<Subject> {
  const { script } = subject.scenario;
  const own = script.filter((step) => sourceOf(step) === subject.tested).map(({ id }) => id);
  const others = new Set(script.flatMap((step) => sourceOf(step) ?? []));
  for (const tested of others) if (tested !== subject.tested) yield* withoutThose({ ...subject, tested }, own);
}

/**
 * Without one of the moments at which the chain is partly resolved; what came after it then comes before, since the newest
 * item resolves first.
 */
export function* withoutPauses(subject: Subject): Generator<Subject> {
  const { scenario } = subject;
  for (const [index, step] of scenario.script.entries()) {
    if (!("resolve" in step) || index === scenario.script.length - 1) continue;
    const script = scenario.script.toSpliced(index, 1);
    yield { ...subject, scenario: { ...scenario, script } };
    const [earlier, later] = [script[index - 1], script[index]];
    if (!earlier || !later || !putIn(earlier) || !putIn(later)) continue;
    yield { ...subject, scenario: { ...scenario, script: script.with(index - 1, later).with(index, earlier) } };
  }
}

/** Saved and loaded less often: once, the last time first, then once less; a game that never is has nothing to lose. */
export function* withoutSaves(subject: Subject): Generator<Subject> {
  const { script } = subject.scenario;
  const saves = script.filter((step) => "saveAndLoad" in step);
  if (saves.length < 2) return;
  const without = (gone: readonly Step[]): Subject => ({
    ...subject,
    scenario: { ...subject.scenario, script: script.filter((step) => !gone.includes(step)) },
  });
  for (const kept of saves.toReversed()) yield without(saves.filter((step) => step !== kept));
  for (const save of saves) yield without([save]);
}

/** What answers an ability that an item leaves on the chain as an answer to the item itself. */
export function* answeringAtOnce(subject: Subject): Generator<Subject> {
  const { scenario } = subject;
  for (const [index, step] of scenario.script.entries()) {
    if (!putIn(step)?.later) continue;
    const sooner = withPut(step, ({ later: _, ...said }) => said);
    yield { ...subject, scenario: { ...scenario, script: scenario.script.with(index, sooner) } };
  }
}

function withoutSteps(scenario: Scenario, ids: readonly string[]): Scenario {
  const answers = new Map(scenario.script.map((step) => [sourceOf(step), putIn(step)?.respondsTo]));
  const kept = new Set(scenario.script.flatMap((step) => (ids.includes(step.id) ? [] : (sourceOf(step) ?? []))));
  const gone = scenario.script.flatMap((step) => (ids.includes(step.id) ? (sourceOf(step) ?? []) : []));
  const absent = gone.filter((card) => !kept.has(card));
  const chains = chainsAfter(scenario);
  const script: Step[] = [];
  for (const [index, step] of scenario.script.entries()) {
    if (!("resolve" in step)) {
      if (!ids.includes(step.id)) script.push(answering(step, absent, answers));
      continue;
    }
    const left = chains[index]?.filter((card) => !absent.includes(card)).length ?? 0;
    const before = script.at(-1);
    // Without a play in between there is nothing to resolve once more.
    if (before && "resolve" in before) script.pop();
    script.push({ ...step, resolve: Math.min(step.resolve, left) });
  }
  // What lies facedown may be chosen there, played or not.
  const stays = ({ id, kind, place }: GameObject): boolean =>
    kind !== "spell" || place.startsWith("facedown:") || !absent.includes(id);
  const objects = scenario.objects.filter(stays);
  return { ...scenario, script, objects };
}

/** The step as an answer to what is left of what it answered. */
function answering(
  step: Step,
  gone: readonly string[],
  answers: ReadonlyMap<string | undefined, string | undefined>,
): Step {
  return withPut(step, ({ respondsTo, later, ...said }) => {
    let parent = respondsTo;
    while (parent !== undefined && gone.includes(parent)) parent = answers.get(parent);
    const left = later && parent === respondsTo && { later };
    return { ...said, ...(parent !== undefined && { respondsTo: parent, ...left }) };
  });
}

/** Which items are on the chain after each step. */
function chainsAfter(scenario: Scenario): readonly (readonly string[])[] {
  const { paths, checkpoints } = play(scenario, RULEBOOK);
  const chain = paths.findIndex(({ field }) => field === "chain");
  return checkpoints.slice(1).map(({ values }) =>
    String(values[chain] || "")
      .split(" ")
      .filter(Boolean),
  );
}
