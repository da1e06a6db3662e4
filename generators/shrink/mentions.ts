import { filtersOf, objectMentions } from "../../spec/model/mentions.ts";
import type { Chosen, Filter, Instruction, Scenario } from "../../spec/types/index.ts";
import type { Subject } from "../canonical.ts";
import { type Passage, passagesOf, replacing, withChosen, withFilters } from "./text.ts";

/** Without restrictions: all of an instruction, then one at a time. */
export function* withoutFilters(subject: Subject): Generator<Subject> {
  const scenarios = replacing(subject.scenario, function* (instruction) {
    const filters = [...objectMentions(instruction)].flatMap(filtersOf);
    if (filters.length > 1) yield withFilters(instruction, () => []);
    for (const gone of filters) {
      yield withFilters(instruction, (all) => all.filter((filter) => filter !== gone));
    }
  });
  for (const scenario of scenarios) yield { ...subject, scenario };
}

/** Fewer targets: one of several, one less; exactly as many as are chosen instead of "up to"; without the word "choose". */
export function* fewerTargets(subject: Subject): Generator<Subject> {
  for (const { mention, passage, instruction } of chosenMentions(subject.scenario)) {
    const { count, id } = mention;
    const picks = picksFor(subject.scenario, passage, id);
    if (count.max > 1) {
      for (const pick of picks) {
        const single = choosing(subject, passage, instruction, mention, [pick]);
        yield single;
        yield { ...single, scenario: withDraw(single.scenario, passage.card.id) };
      }
      for (const gone of picks) {
        yield choosing(
          subject,
          passage,
          instruction,
          mention,
          picks.filter((pick) => pick !== gone),
        );
      }
    }
    if (count.min < count.max) yield choosing(subject, passage, instruction, mention, picks);
    if (mention.word) {
      const plain = (chosen: Chosen): Chosen => {
        const { word: _, ...rest } = chosen;
        return chosen.id === id ? rest : chosen;
      };
      yield { ...subject, scenario: replaced(subject.scenario, passage, instruction, withChosen(instruction, plain)) };
    }
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

function picksFor(scenario: Scenario, { card }: Passage, mention: string): readonly string[] {
  const objects = scenario.objects.filter((object) => object.card === card.id).map(({ id }) => id);
  for (const step of scenario.script) {
    if ("play" in step && objects.includes(step.play.card)) return step.play.choices[mention] ?? [];
  }
  return [];
}

/** The game in which a mention asks for just those. */
function choosing(
  subject: Subject,
  passage: Passage,
  instruction: Instruction,
  mention: Chosen,
  picks: readonly string[],
): Subject {
  const n = Math.max(1, picks.length);
  const exactly = (chosen: Chosen): Chosen =>
    chosen.id === mention.id ? { ...chosen, count: { min: n, max: n } } : chosen;
  const scenario = replaced(subject.scenario, passage, instruction, withChosen(instruction, exactly));
  const cards = scenario.objects.filter(({ card }) => card === passage.card.id).map(({ id }) => id);
  const script = scenario.script.map((step) =>
    "play" in step && cards.includes(step.play.card)
      ? { ...step, play: { ...step.play, choices: { ...step.play.choices, [mention.id]: [...picks] } } }
      : step,
  );
  return { ...subject, scenario: { ...scenario, script } };
}

function replaced(scenario: Scenario, passage: Passage, old: Instruction, instruction: Instruction): Scenario {
  const swap = (list: readonly Instruction[]): Instruction[] => list.map((each) => (each === old ? instruction : each));
  const cards = scenario.cards.map((card) => (card.id === passage.card.id ? { ...card, text: swap(card.text) } : card));
  return { ...scenario, cards };
}

/** With "Draw 1." at the end of a card's text. */
export function withDraw(scenario: Scenario, id: string): Scenario {
  const draw: Instruction = { id: "di", verb: "draw", amount: 1, player: { id: "dm", player: "you" } };
  return {
    ...scenario,
    cards: scenario.cards.map((card) => (card.id === id ? { ...card, text: [...card.text, draw] } : card)),
  };
}

/** "A unit" in place of "all units", when it is on one that is there. */
export function* oneInsteadOfAll(subject: Subject): Generator<Subject> {
  const { scenario } = subject;
  for (const passage of passagesOf(scenario)) {
    for (const instruction of passage.text) {
      if (!("object" in instruction) || !("all" in instruction.object)) continue;
      const { id, all, filters } = instruction.object;
      const object: Chosen = { id, choose: all, count: { min: 1, max: 1 }, filters };
      for (const pick of scenario.objects) {
        if (pick.kind !== all) continue;
        const one = { ...instruction, object };
        yield choosing({ ...subject, scenario: replaced(scenario, passage, instruction, one) }, passage, one, object, [
          pick.id,
        ]);
      }
    }
  }
}

/** A plainer restriction in place of one. */
export function* plainerFilters(subject: Subject): Generator<Subject> {
  const plain = ["in a base", "at a battlefield", "ready", "exhausted", "enemy", "friendly"] as const;
  const scenarios = replacing(subject.scenario, function* (instruction) {
    for (const gone of [...objectMentions(instruction)].flatMap(filtersOf)) {
      for (const is of plain) {
        const other: Filter = { id: gone.id, is };
        yield withFilters(instruction, (all) => all.map((filter) => (filter === gone ? other : filter)));
      }
    }
  });
  for (const scenario of scenarios) yield { ...subject, scenario };
}
