import { objectMentions } from "../../spec/model/mentions.ts";
import type { Chosen, Instruction, Scenario } from "../../spec/types/index.ts";
import type { Subject } from "../canonical.ts";
import { type Passage, passagesOf, withChosen, withPassage } from "./text.ts";
import { picksFor, withPicksFor } from "./wishes.ts";

/** Fewer targets: one of several, one less; exactly as many as are chosen instead of "up to". */
export function* fewerTargets(subject: Subject): Generator<Subject> {
  for (const { mention, passage, instruction } of chosenMentions(subject.scenario)) {
    const { count, id } = mention;
    const picks = picksFor(subject.scenario, passage, id);
    if (count.max > 1) {
      for (const pick of picks) {
        yield choosing(subject, passage, instruction, mention, [pick]);
        yield choosing(subject, passage, instruction, mention, [pick], [DRAW]);
      }
      for (const gone of picks) {
        const kept = picks.filter((pick) => pick !== gone);
        yield choosing(subject, passage, instruction, mention, kept);
      }
    }
    if (count.min < count.max) yield choosing(subject, passage, instruction, mention, picks);
  }
}

/** Mentions with less said of them: without a word for choosing, others who choose, another zone, a limit together. */
export function* plainerMentions(subject: Subject): Generator<Subject> {
  for (const { mention, passage, instruction } of chosenMentions(subject.scenario)) {
    for (const plainer of lessSaid(mention)) {
      const swap = (chosen: Chosen): Chosen => (chosen.id === mention.id ? plainer : chosen);
      const text = swapped(passage, instruction, withChosen(instruction, swap));
      yield { ...subject, scenario: withPassage(subject.scenario, passage, text) };
    }
  }
}

function* lessSaid(mention: Chosen): Generator<Chosen> {
  const { word, by, from, group, ...rest } = mention;
  const saying = { ...(word && { word }), ...(by && { by }), ...(from && { from }), ...(group && { group }) };
  if (word) {
    const { word: _, ...others } = saying;
    yield { ...rest, ...others };
    if (word !== "choose") yield { ...rest, ...saying, word: "choose" };
  }
  if (by) {
    const { by: _, ...others } = saying;
    yield { ...rest, ...others };
    if (by !== "opponent") yield { ...rest, ...saying, by: "opponent" };
  }
  if (from) {
    const { from: _, ...others } = saying;
    const choose = mention.choose === "card" ? "unit" : mention.choose;
    yield { ...rest, ...others, choose };
    if (from === "hand") yield { ...rest, ...saying, from: "trash" };
  }
  if (group) {
    const { group: _, ...others } = saying;
    yield { ...rest, ...others };
    const { together, ...apart } = group;
    if (together) yield { ...rest, ...saying, group: apart };
  }
}

function* chosenMentions(
  scenario: Scenario,
): Generator<{ readonly mention: Chosen; readonly passage: Passage; readonly instruction: Instruction }> {
  for (const passage of passagesOf(scenario)) {
    for (const instruction of passage.text) {
      for (const mention of objectMentions(instruction)) {
        if ("choose" in mention) yield { mention, passage, instruction };
      }
    }
  }
}

/**
 * The game in which a mention asks for just those.
 * @param more what stands at the end of the text besides
 */
function choosing(
  subject: Subject,
  passage: Passage,
  instruction: Instruction,
  mention: Chosen,
  picks: readonly string[],
  more: readonly Instruction[] = [],
): Subject {
  const n = Math.max(1, picks.length);
  const exactly = (chosen: Chosen): Chosen =>
    chosen.id === mention.id ? { ...chosen, count: { min: n, max: n } } : chosen;
  const text = swapped(passage, instruction, withChosen(instruction, exactly));
  const scenario = withPassage(subject.scenario, passage, [...text, ...more]);
  return { ...subject, scenario: withPicksFor(scenario, passage, mention.id, picks) };
}

function swapped({ text }: Passage, old: Instruction, instruction: Instruction): readonly Instruction[] {
  return text.map((each) => (each === old ? instruction : each));
}

/** "Draw 1." */
export const DRAW: Instruction = { id: "di", verb: "draw", amount: 1, player: { id: "dm", player: "you" } };

/** With "Draw 1." at the end of a card's text. */
export function withDraw(scenario: Scenario, id: string): Scenario {
  return {
    ...scenario,
    cards: scenario.cards.map((card) => (card.id === id ? { ...card, text: [...card.text, DRAW] } : card)),
  };
}

/** "A unit" in place of "all units", when it is on one that is there. */
export function* oneInsteadOfAll(subject: Subject): Generator<Subject> {
  const { scenario } = subject;
  for (const passage of passagesOf(scenario)) {
    for (const instruction of passage.text) {
      if (!("object" in instruction) || !("all" in instruction.object)) continue;
      const { id, all, from, filters } = instruction.object;
      const object: Chosen = { id, choose: all, count: { min: 1, max: 1 }, filters, ...(from && { from }) };
      const one = { ...instruction, object };
      const text = swapped(passage, instruction, one);
      for (const pick of scenario.objects) {
        if (all === "card" ? pick.kind === "legend" : pick.kind !== all) continue;
        yield choosing(subject, { ...passage, text }, one, object, [pick.id]);
      }
    }
  }
}
