import { cardOf } from "../../spec/model/mentions.ts";
import { other } from "../board.ts";
import type { Subject } from "../canonical.ts";
import { putIn, sourceOf, withPut } from "../step.ts";
import { DRAW, withDraw } from "./mentions.ts";
import { plainestNumbers } from "./numbers.ts";
import { withoutPlays } from "./plays.ts";
import { acts } from "./rewordings.ts";
import { repicked } from "./table-order.ts";
import { replacing, withCard } from "./text.ts";
import { anyActions } from "./verbs.ts";
import { withCosts } from "./whole-card.ts";

/** A play less at the price of something else that changes, also for the worse. */
export function* playsForChanges(subject: Subject): Generator<Subject> {
  for (const less of withoutPlays(subject)) {
    for (const start of [less, plainestNumbers(less)]) yield* changes(start);
  }
}

/** Plainer numbers at the price of another action. */
export function* numbersForActions(subject: Subject): Generator<Subject> {
  const plain = plainestNumbers(subject);
  for (const scenario of anyActions(plain.scenario)) yield { ...subject, scenario };
}

/** Acting instead of asking at the price of another action elsewhere. */
export function* questionsForActions(subject: Subject): Generator<Subject> {
  for (const acting of replacing(subject.scenario, acts)) {
    for (const scenario of anyActions(acting)) yield { ...subject, scenario };
  }
}

/** "Draw 1." on the item under test in place of an ability. */
export function* drawsForAbilities(subject: Subject): Generator<Subject> {
  const own = subject.scenario.objects.find(({ id }) => id === subject.tested)?.card;
  const { objects } = subject.scenario;
  for (const [index, object] of objects.entries()) {
    if (object.kind === "spell" || object.card === undefined || own === undefined || object.card === own) continue;
    const { card: _, ...plain } = object;
    yield { ...subject, scenario: withDraw({ ...subject.scenario, objects: objects.with(index, plain) }, own) };
  }
}

/** A play of "Draw 1." that the rules allow in place of one that they refuse. */
export function* playsForRefusals(subject: Subject): Generator<Subject> {
  const { scenario } = subject;
  for (const [index, step] of scenario.script.entries()) {
    const card = cardOf(scenario, sourceOf(step) ?? "");
    if (!card || !putIn(step)?.refused || !("play" in step)) continue;
    const allowed = withPut(step, ({ refused: _, ...said }) => said);
    const drawing = withCosts({ ...card, text: [DRAW] }, []);
    const changed = { ...withCard(scenario, drawing), script: scenario.script.with(index, allowed) };
    yield { ...subject, scenario: changed };
  }
}

function* changes(subject: Subject): Generator<Subject> {
  const { scenario } = subject;
  for (const changed of anyActions(scenario)) yield { ...subject, scenario: changed };
  for (const [index, object] of scenario.objects.entries()) {
    if (object.kind !== "unit" && object.kind !== "gear") continue;
    const stolen = { ...object, owner: other(object.owner) };
    yield { ...subject, scenario: { ...scenario, objects: scenario.objects.with(index, stolen) } };
    for (const instead of scenario.objects) {
      if (instead !== object && instead.kind === object.kind) yield* repicked(subject, object.id, instead.id);
    }
  }
}
