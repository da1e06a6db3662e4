import type { Instruction, Noun, ObjectMention, Scenario } from "../../spec/types/index.ts";
import type { Subject } from "../canonical.ts";
import { VERBS } from "./cost.ts";
import { replacing } from "./text.ts";

/** A plainer action on the same object, the plainest first; plainer words about players and places; fixed amounts. */
export function* plainerActions(subject: Subject): Generator<Subject> {
  for (const scenario of replacing(subject.scenario, plainer)) yield { ...subject, scenario };
}

/** Any action in place of one. */
export function* anyActions(scenario: Scenario): Generator<Scenario> {
  yield* replacing(scenario, function* (instruction) {
    if (!("object" in instruction) || instruction.verb === "counter") return;
    for (const verb of VERBS) if (verb !== instruction.verb) yield* acting(verb, instruction, instruction.object);
  });
}

function* plainer(instruction: Instruction): Generator<Instruction> {
  if ("amount" in instruction && typeof instruction.amount === "object") {
    yield { ...instruction, amount: 1 };
    if ("object" in instruction) for (const verb of VERBS) yield* acting(verb, instruction, instruction.object);
  }
  if ("player" in instruction) {
    const { player } = instruction;
    if ("player" in player) yield { ...instruction, player: { id: player.id, player: "you" } };
    else if ("of" in player) yield { ...instruction, player: { id: player.id, whose: "controller", of: player.of } };
    return;
  }
  if ("to" in instruction && instruction.to !== "base") yield { ...instruction, to: "base" };
  if (instruction.verb === "save" && instruction.instead !== "return") yield { ...instruction, instead: "return" };
  if ("choose" in instruction.object && UNACTED.includes(instruction.object.choose)) return;
  for (const verb of VERBS) {
    if (verb === instruction.verb) break;
    yield* acting(verb, instruction, instruction.object);
  }
}

/** What is only spoken of, or has one action of its own. */
const UNACTED: readonly Noun[] = ["battlefield", "player", "spell"];

function* acting(verb: Instruction["verb"], { id, gate }: Instruction, object: ObjectMention): Generator<Instruction> {
  const rest = { object, ...(gate && { gate }) };
  switch (verb) {
    case "deal":
    case "prevent":
      yield { id, verb, amount: 1, ...rest };
      return;
    case "might":
      yield { id, verb, amount: 1, ...rest };
      yield { id, verb, amount: -1, ...rest };
      return;
    case "move":
      yield { id, verb, to: "base", ...rest };
      return;
    case "grant":
    case "remove":
      yield { id, verb, quality: "cantBeChosen", ...rest };
      return;
    case "save":
      yield { id, verb, instead: "return", ...rest };
      return;
    case "draw":
    case "discard":
    case "play":
    case "attach":
    case "counter":
    case "choose":
    case "recall":
      return;
    default:
      yield { id, verb, ...rest };
  }
}

/** Spells that may be played at fewer times. */
export function* plainerTimings(subject: Subject): Generator<Subject> {
  const { scenario } = subject;
  for (const [index, card] of scenario.cards.entries()) {
    for (const timing of ["main", "action"] as const) {
      if (card.timing !== timing)
        yield { ...subject, scenario: { ...scenario, cards: scenario.cards.with(index, { ...card, timing }) } };
    }
  }
}
