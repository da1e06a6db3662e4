import type {
  Instruction,
  Noun,
  ObjectInstruction,
  ObjectMention,
  Scenario,
  TokenInstruction,
} from "../../spec/types/index.ts";
import type { Subject } from "../canonical.ts";
import { QUALITIES, VERBS } from "./cost.ts";
import { replacing, withAbility, withCard } from "./text.ts";

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
    const { player, exhausted, ...rest } = instruction;
    if (exhausted) yield { ...rest, player };
    if ("player" in player) yield { ...instruction, player: { id: player.id, player: "you" } };
    else if ("of" in player) {
      yield { ...instruction, player: { id: player.id, player: "you" } };
      yield { ...instruction, player: { id: player.id, whose: "controller", of: player.of } };
    }
    return;
  }
  if ("to" in instruction && instruction.to !== "base") yield { ...instruction, to: "base" };
  if ("token" in instruction) yield* plainerTokens(instruction);
  if (instruction.verb === "counter") yield* plainerCounters(instruction);
  if ("quality" in instruction) {
    for (const quality of QUALITIES) if (quality !== instruction.quality) yield { ...instruction, quality };
  }
  if ("instead" in instruction && instruction.instead !== "return") yield { ...instruction, instead: "return" };
  if (!("object" in instruction)) return;
  if ("choose" in instruction.object && UNACTED.includes(instruction.object.choose)) return;
  for (const verb of VERBS) {
    if (verb === instruction.verb) break;
    yield* acting(verb, instruction, instruction.object);
  }
}

/** One token instead of several, as tokens of its kind enter. */
function* plainerTokens(instruction: TokenInstruction): Generator<Instruction> {
  const { count, ...one } = instruction.token;
  if (count !== undefined) yield { ...instruction, token: one };
  const { enters, ...usual } = instruction.token;
  if (enters !== undefined) yield { ...instruction, token: usual };
}

/** A spell in place of what may be an ability, or the one noun in place of the two. */
function* plainerCounters(instruction: ObjectInstruction): Generator<Instruction> {
  const { object } = instruction;
  if (!("choose" in object)) return;
  const nouns: readonly Noun[] = ["spell", "ability", "spell or ability"];
  for (const choose of nouns.slice(0, nouns.indexOf(object.choose))) {
    yield { ...instruction, object: { ...object, choose } };
  }
}

/** What is only spoken of, or has one action of its own. */
const UNACTED: readonly Noun[] = ["battlefield", "player", "spell", "ability", "spell or ability"];

function* acting(
  verb: Instruction["verb"],
  { id, gate, later }: Instruction,
  object: ObjectMention,
): Generator<Instruction> {
  const rest = { object, ...(gate && { gate }), ...(later && { later }) };
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
    case "look":
    case "channel":
    case "gain XP":
    case "become":
    case "permit":
    case "save next":
    case "play token":
    case "play":
    case "attach":
    case "swap":
    case "counter":
    case "choose":
    case "recall":
      return;
    default:
      yield { id, verb, ...rest };
  }
}

/** All of the damage to each instead of divided among them. */
export function* undivided(subject: Subject): Generator<Subject> {
  const scenarios = replacing(subject.scenario, (instruction) => {
    if (!("split" in instruction)) return [];
    const { split: _, ...whole } = instruction;
    return [whole];
  });
  for (const scenario of scenarios) yield { ...subject, scenario };
}

/** Spells that may be played, and abilities that may be activated, at fewer times. */
export function* plainerTimings(subject: Subject): Generator<Subject> {
  const { scenario } = subject;
  for (const card of scenario.cards) {
    for (const timing of ["main", "action"] as const) {
      if (card.timing !== timing) yield { ...subject, scenario: withCard(scenario, { ...card, timing }) };
      for (const [at, ability] of card.abilities.entries()) {
        if (!("activate" in ability) || ability.timing === timing) continue;
        yield { ...subject, scenario: withAbility(scenario, card, at, () => ({ ...ability, timing })) };
      }
    }
  }
}

/** The Might that a text gives to a token, or to what it makes a unit. */
export function mightIn(instruction: Instruction): number | undefined {
  if ("token" in instruction) return instruction.token.might;
  return instruction.verb === "become" ? instruction.might : undefined;
}

/** The same text with another such Might. */
export function withMight(instruction: Instruction, might: number): Instruction {
  if ("token" in instruction) return { ...instruction, token: { ...instruction.token, might } };
  return instruction.verb === "become" ? { ...instruction, might } : instruction;
}
