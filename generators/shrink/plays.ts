import { RULEBOOK } from "../../spec/decisions/rulebook.ts";
import { play } from "../../spec/model/play.ts";
import type { PlayStep, Scenario, Step } from "../../spec/types/index.ts";
import type { Subject } from "../canonical.ts";
import { mirrored } from "./players.ts";

/** Without some of the plays: all but the item under test, all but one more, then one at a time. */
export function* withoutPlays(subject: Subject): Generator<Subject> {
  const others = playsOf(subject.scenario).filter((card) => card !== subject.tested);
  const groups = [
    others,
    ...others.map((kept) => others.filter((card) => card !== kept)),
    ...others.map((one) => [one]),
  ];
  for (const group of groups) if (group.length > 0) yield* withoutThose(subject, group);
}

/** Without some plays; when the item under test then opens the chain, it becomes P1's. */
export function* withoutThose(subject: Subject, gone: readonly string[]): Generator<Subject> {
  const left = { ...subject, scenario: withoutCards(subject.scenario, gone) };
  const first = left.scenario.script.find((step) => "play" in step);
  yield first && "play" in first && first.play.player === "P2" ? mirrored(left) : left;
}

/** Another spell in the role of the item under test, without that one. */
export function* otherTested(subject: Subject): Generator<Subject> {
  for (const tested of playsOf(subject.scenario)) {
    if (tested !== subject.tested) yield* withoutThose({ ...subject, tested }, [subject.tested]);
  }
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
    if (!earlier || !later || !("play" in earlier) || !("play" in later)) continue;
    yield { ...subject, scenario: { ...scenario, script: script.with(index - 1, later).with(index, earlier) } };
  }
}

/** The physical cards that are played, in order. */
export function playsOf({ script }: Scenario): readonly string[] {
  return script.flatMap((step) => ("play" in step ? [step.play.card] : []));
}

function withoutCards(scenario: Scenario, gone: readonly string[]): Scenario {
  const answers = new Map(
    scenario.script.flatMap((step) => ("play" in step ? [[step.play.card, step.play.respondsTo] as const] : [])),
  );
  const chains = chainsAfter(scenario);
  const script: Step[] = [];
  for (const [index, step] of scenario.script.entries()) {
    if ("play" in step) {
      if (!gone.includes(step.play.card)) script.push(answering(step, gone, answers));
      continue;
    }
    const left = chains[index]?.filter((card) => !gone.includes(card)).length ?? 0;
    const before = script.at(-1);
    // Without a play in between there is nothing to resolve once more.
    if (before && "resolve" in before) script.pop();
    script.push({ ...step, resolve: Math.min(step.resolve, left) });
  }
  return { ...scenario, script, objects: scenario.objects.filter(({ id }) => !gone.includes(id)) };
}

/** The step as an answer to what is left of what it answered. */
function answering(
  step: PlayStep,
  gone: readonly string[],
  answers: ReadonlyMap<string, string | undefined>,
): PlayStep {
  const { respondsTo, ...play } = step.play;
  let parent = respondsTo;
  while (parent !== undefined && gone.includes(parent)) parent = answers.get(parent);
  return { ...step, play: { ...play, ...(parent !== undefined && { respondsTo: parent }) } };
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
