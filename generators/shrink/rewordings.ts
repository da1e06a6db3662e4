import { askedAbout, cardOf, costsOf, mightBehind } from "../../spec/model/mentions.ts";
import type { Chosen, Condition, Instruction, Scenario } from "../../spec/types/index.ts";
import type { Subject } from "../canonical.ts";
import { passagesOf, replacing, withPassage } from "./text.ts";
import { withCosts } from "./whole-card.ts";

/** Plainer ways to speak of what is chosen: acting on it instead of asking about it, asking for less. */
export function* rewordings(subject: Subject): Generator<Subject> {
  const { scenario } = subject;
  const one = (
    alternatives: (instruction: Instruction) => Iterable<Instruction | readonly Instruction[]>,
  ): Iterable<Scenario> => replacing(scenario, alternatives);
  for (const list of [
    one(acts),
    one(asks),
    flipped(scenario),
    children(scenario),
    swapped(scenario),
    exchanged(subject),
  ]) {
    for (const each of list) yield { ...subject, scenario: each };
  }
}

/** "Deal 1 to a unit." in place of an instruction that reads a unit's Might. */
export function* acts(instruction: Instruction): Generator<Instruction> {
  for (const object of readIn(instruction)) yield { id: instruction.id, verb: "deal", amount: 1, object };
}

/** "If a unit has 1 Might or less, draw 1." in place of an amount that is its Might. */
function* asks(instruction: Instruction): Generator<Instruction> {
  for (const mightOf of readIn(instruction)) {
    const { id } = instruction;
    for (const might of ["at most", "at least"] as const) {
      const condition: Condition = { id: `${id}c`, mightOf, might, n: 1 };
      yield { id, verb: "draw", amount: 1, player: { id: `${id}d`, player: "you" }, gate: { if: condition } };
    }
  }
}

function readIn(instruction: Instruction): readonly Chosen[] {
  const found: Chosen[] = [];
  const { gate } = instruction;
  const asked = gate && "if" in gate ? askedAbout(gate.if) : undefined;
  if (asked && "choose" in asked) found.push(asked);
  const read = "amount" in instruction ? mightBehind(instruction.amount) : undefined;
  if (read && "choose" in read) found.push(read);
  return found;
}

/** The opposite condition, so that "otherwise" is not needed; the other side of a bound. */
function* flipped(scenario: Scenario): Generator<Scenario> {
  for (const passage of passagesOf(scenario)) {
    for (const [index, instruction] of passage.text.entries()) {
      const { gate } = instruction;
      if (!gate || !("if" in gate) || !("might" in gate.if)) continue;
      const { might, n } = gate.if;
      const bounds = might === "at most" ? [n + 1, n, 1] : [n - 1, n, 1];
      for (const bound of new Set(bounds)) {
        const turned = {
          if: { ...gate.if, might: might === "at most" ? ("at least" as const) : ("at most" as const), n: bound },
        };
        yield withPassage(scenario, passage, passage.text.with(index, { ...instruction, gate: turned }));
        const otherwise = passage.text.findIndex(
          (each) => each.gate && "otherwise" in each.gate && each.gate.otherwise === instruction.id,
        );
        const rest = passage.text[otherwise];
        if (rest)
          yield withPassage(
            scenario,
            passage,
            passage.text.with(index, { ...rest, gate: turned }).toSpliced(otherwise, 1),
          );
      }
    }
  }
}

/** Plainer links to the same earlier instruction: "Its controller draws 1.", "If you do, draw 1." */
function* children(scenario: Scenario): Generator<Scenario> {
  for (const passage of passagesOf(scenario)) {
    for (const [index, parent] of passage.text.entries()) {
      if (!("object" in parent)) continue;
      for (const [offset, child] of passage.text.slice(index + 1).entries()) {
        const id = `${child.id}c`;
        const drawing = { id, verb: "draw" as const, amount: 1 };
        const whose: Instruction = { ...drawing, player: { id: `${id}m`, whose: "controller", of: parent.object.id } };
        const you = { id: `${id}m`, player: "you" as const };
        for (const other of [whose, { ...drawing, player: you, gate: { id: `${id}g`, ifDone: parent.id } }]) {
          yield withPassage(scenario, passage, passage.text.with(index + 1 + offset, other));
        }
      }
    }
  }
}

/** Two instructions in the other order; each on the other's object. */
function* swapped(scenario: Scenario): Generator<Scenario> {
  for (const passage of passagesOf(scenario)) {
    for (const [index, first] of passage.text.entries()) {
      const second = passage.text[index + 1];
      if (!second) continue;
      yield withPassage(scenario, passage, passage.text.with(index, second).with(index + 1, first));
      if (!("object" in first) || !("object" in second)) continue;
      const before = { ...second, object: first.object };
      const after = { ...first, object: second.object };
      yield withPassage(scenario, passage, passage.text.with(index, before).with(index + 1, after));
    }
  }
}

/** The texts of the item under test and of another spell in each other's place, with their choices. */
function* exchanged({ scenario, tested }: Subject): Generator<Scenario> {
  const own = scenario.script.find((step) => "play" in step && step.play.card === tested);
  const mine = cardOf(scenario, tested);
  for (const step of scenario.script) {
    if (!own || !mine || step === own || !("play" in step) || !("play" in own)) continue;
    const theirs = cardOf(scenario, step.play.card);
    if (!theirs) continue;
    yield {
      ...scenario,
      cards: scenario.cards.map((card) => {
        if (card === mine) return withCosts({ ...card, text: theirs.text }, costsOf(theirs));
        return card === theirs ? withCosts({ ...card, text: mine.text }, costsOf(mine)) : card;
      }),
      script: scenario.script.map((each) => {
        if (each === own) return { ...own, play: { ...own.play, choices: step.play.choices } };
        return each === step ? { ...step, play: { ...step.play, choices: own.play.choices } } : each;
      }),
    };
  }
}
