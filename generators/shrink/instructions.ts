import { askedAbout, mightBehind } from "../../spec/model/mentions.ts";
import type { Instruction, It, ObjectMention, Scenario } from "../../spec/types/index.ts";
import type { Subject } from "../canonical.ts";
import { drawInstead, passagesOf, replacing, withPassage } from "./text.ts";

/** Without one instruction, from the last to the first, and what is linked to it; without an ability. */
export function* withoutInstructions(subject: Subject): Generator<Subject> {
  const { scenario } = subject;
  for (const object of scenario.objects) {
    if (object.card === undefined || object.kind === "spell") continue;
    const { card: _, ...plain } = object;
    yield {
      ...subject,
      scenario: { ...scenario, objects: scenario.objects.map((each) => (each === object ? plain : each)) },
    };
  }
  for (const passage of passagesOf(scenario)) {
    for (let index = passage.text.length - 1; index >= 0; index -= 1) {
      if (passage.text.length === 1) continue;
      yield { ...subject, scenario: withPassage(scenario, passage, passage.text.toSpliced(index, 1)) };
    }
  }
}

/** Without an instruction whose object goes to the one that speaks of it: "choose a unit. Kill it." to "kill a unit." */
export function* withoutParents(subject: Subject): Generator<Subject> {
  const { scenario } = subject;
  for (const passage of passagesOf(scenario)) {
    for (const [index, parent] of passage.text.entries()) {
      if (!("object" in parent)) continue;
      const rest = passage.text.toSpliced(index, 1);
      for (const object of "unit" in parent ? [parent.object, parent.unit] : [parent.object]) {
        const child = rest.findIndex((each) => refersTo(each, object.id));
        const named = rest[child];
        if (!named) continue;
        yield { ...subject, scenario: withPassage(scenario, passage, rest.with(child, naming(named, object))) };
      }
    }
  }
}

const isIt = (mention: ObjectMention, id: string): mention is It => "it" in mention && mention.it === id;

function refersTo(instruction: Instruction, id: string): boolean {
  const { gate } = instruction;
  const asked = gate && "if" in gate ? askedAbout(gate.if) : undefined;
  if (asked && isIt(asked, id)) return true;
  const read = "amount" in instruction ? mightBehind(instruction.amount) : undefined;
  if (read && isIt(read, id)) return true;
  if ("unit" in instruction && isIt(instruction.unit, id)) return true;
  return "object" in instruction && isIt(instruction.object, id);
}

/** The instruction with the object itself in the first place where it speaks of it. */
function naming(instruction: Instruction, object: ObjectMention): Instruction {
  const { gate } = instruction;
  const single = "choose" in object ? object : undefined;
  if (single && gate && "if" in gate && "mightOf" in gate.if && isIt(gate.if.mightOf, single.id)) {
    return { ...instruction, gate: { if: { ...gate.if, mightOf: single } } };
  }
  if (single && "amount" in instruction && typeof instruction.amount === "object") {
    const { amount } = instruction;
    if ("mightOf" in amount && isIt(amount.mightOf, single.id)) {
      return { ...instruction, amount: { ...amount, mightOf: single } };
    }
  }
  if ("object" in instruction && isIt(instruction.object, object.id)) return { ...instruction, object };
  return "unit" in instruction && isIt(instruction.unit, object.id) ? { ...instruction, unit: object } : instruction;
}

/** "Draw 1." in place of one instruction. */
export function* drawsInstead(subject: Subject): Generator<Subject> {
  for (const scenario of replacing(subject.scenario, plainDraws)) yield { ...subject, scenario };
}

function* plainDraws(instruction: Instruction): Generator<Instruction> {
  const { gate: _, ...free } = drawInstead(instruction, `${instruction.id}d`);
  yield free;
  if (instruction.gate) yield { ...free, gate: instruction.gate };
}

/** Without a condition or a link to an action. */
export function* withoutGates(subject: Subject): Generator<Subject> {
  for (const scenario of ungated(subject.scenario)) yield { ...subject, scenario };
}

function ungated(scenario: Scenario): Iterable<Scenario> {
  return replacing(scenario, (instruction) => {
    const { gate, ...free } = instruction;
    return gate ? [free] : [];
  });
}
