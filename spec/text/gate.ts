import type { Condition, Instruction } from "../types/index.ts";
import { doerOf, drawer, singular } from "./clause.ts";
import type { Phrase, Reading } from "./phrase.ts";
import { phraseOf, referenceTo } from "./reference.ts";

/** What stands before an instruction that hangs on something: "if you do, ", "otherwise, "; empty without a gate. */
export function gatePrefix(instruction: Instruction, reading: Reading): string {
  const { gate } = instruction;
  if (!gate) return "";
  const { text } = reading;
  const previous = text[text.indexOf(instruction) - 1];
  if ("if" in gate) {
    const who = phraseOf(gate.if.mightOf, reading);
    return `if ${who.subject} ${singular(who) ? "has" : "have"} ${boundPhrase(gate.if)}, `;
  }
  if ("otherwise" in gate) {
    const parent = text.find(({ id }) => id === gate.otherwise);
    return parent === previous ? "otherwise, " : otherwise(parent, instruction, reading);
  }
  if ("side" in gate) {
    const who = referenceTo(gate.of, { instruction: instruction.id }, reading);
    return `if ${who.subject} ${singular(who) ? "was" : "were"} ${gate.side === "enemy" ? "an enemy" : "friendly"}, `;
  }
  const parent = text.find(({ id }) => id === gate.ifDone);
  if (!parent) return "if you do, ";
  return parent === previous ? `if ${doing(parent, reading)}, ` : `if ${done(parent, instruction, reading)} this way, `;
}

/** "3 Might or less" */
export const boundPhrase = ({ might, n }: Condition): string =>
  `${n} Might or ${might === "at most" ? "less" : "more"}`;

/** Away from its "if" the word alone would point at the wrong instruction, so the condition is said again. */
function otherwise(parent: Instruction | undefined, here: Instruction, reading: Reading): string {
  if (!parent?.gate || !("if" in parent.gate)) return "otherwise, ";
  const { mightOf } = parent.gate.if;
  const who = referenceTo("it" in mightOf ? mightOf.it : mightOf.id, { instruction: here.id }, reading);
  return `otherwise, if ${who.subject} ${singular(who) ? "doesn't" : "don't"} have ${boundPhrase(parent.gate.if)}, `;
}

/** "you do"; or "they do", "that happens" where the sentence before was about somebody or something else. */
function doing(parent: Instruction, reading: Reading): string {
  if ("player" in parent) return drawer(parent.player, parent.id, reading) === "you" ? "you do" : "they do";
  if (parent.verb === "prevent") return "this takes hold";
  if (parent.verb === "grant" || parent.verb === "remove") return "that happens";
  if (parent.verb === "play") return ownCard(parent) ? "you do" : "they do";
  return doerOf(parent, reading) === undefined ? "you do" : "they do";
}

/** Whether it is the controller's to play: what is somebody's own to choose is in their zones. */
function ownCard({ object }: Extract<Instruction, { verb: "play" | "move" }>): boolean {
  return "choose" in object && object.from !== undefined && object.by === undefined;
}

function objectAt({ object }: Extract<Instruction, { object: unknown }>, here: Instruction, reading: Reading): Phrase {
  return referenceTo("it" in object ? object.it : object.id, { instruction: here.id }, reading);
}

/** An earlier action as something that happened: "you killed the first unit". */
function done(parent: Instruction, here: Instruction, reading: Reading): string {
  if ("player" in parent) return `${drawer(parent.player, here.id, reading)} ${PAST[parent.verb]}`;
  const who = objectAt(parent, here, reading);
  if (parent.verb === "grant" || parent.verb === "remove") return `${who.subject} ${PAST[parent.verb]}`;
  const object = parent.verb === "might" ? `Might to ${who.object}` : who.object;
  const doer = parent.verb === "play" ? "a player" : (doerOf(parent, reading)?.name ?? "you");
  return `${doer} ${PAST[parent.verb]} ${object}`;
}

const PAST: Readonly<Record<Instruction["verb"], string>> = {
  permit: "were permitted to play",
  choose: "chose",
  kill: "killed",
  banish: "banished",
  return: "returned",
  recycle: "recycled",
  exhaust: "exhausted",
  ready: "readied",
  stun: "stunned",
  heal: "healed",
  recall: "recalled",
  buff: "buffed",
  "remove buff": "removed a buff from",
  attach: "attached",
  detach: "detached",
  "gain control": "gained control of",
  "control while I stay": "gained control of",
  counter: "countered",
  deal: "dealt damage to",
  might: "gave",
  prevent: "prevented damage to",
  save: "saved",
  move: "moved",
  play: "played",
  grant: "gained protection",
  remove: "lost protection",
  draw: "drew",
  discard: "discarded",
  look: "looked at cards",
  channel: "channeled runes",
  "gain XP": "gained XP",
};
