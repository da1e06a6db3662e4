import { askedAbout } from "../model/mentions.ts";
import type { Instruction } from "../types/index.ts";
import { doerOf, drawer } from "./clause.ts";
import { conditionPhrase, oppositePhrase } from "./condition.ts";
import type { Phrase, Reading } from "./phrase.ts";
import { referenceTo } from "./reference.ts";

/** What stands before an instruction that hangs on something: "if you do, ", "otherwise, "; empty without a gate. */
export function gatePrefix(instruction: Instruction, reading: Reading): string {
  const { gate } = instruction;
  if (!gate) return "";
  const { text } = reading;
  const previous = text[text.indexOf(instruction) - 1];
  if ("if" in gate) return `if ${conditionPhrase(gate.if, reading)}, `;
  if ("otherwise" in gate) {
    const parent = text.find(({ id }) => id === gate.otherwise);
    return parent === previous ? "otherwise, " : otherwise(parent, instruction, reading);
  }
  const parent = text.find(({ id }) => id === gate.ifDone);
  if (!parent) return "if you do, ";
  return parent === previous ? `if ${doing(parent, reading)}, ` : `if ${done(parent, instruction, reading)} this way, `;
}

/** Away from its "if" the word alone would point at the wrong instruction, so the condition is said again. */
function otherwise(parent: Instruction | undefined, here: Instruction, reading: Reading): string {
  if (!parent?.gate || !("if" in parent.gate)) return "otherwise, ";
  const asked = askedAbout(parent.gate.if);
  const who = asked && referenceTo("it" in asked ? asked.it : asked.id, { instruction: here.id }, reading);
  return `otherwise, if ${oppositePhrase(parent.gate.if, who, reading)}, `;
}

/** "you do"; or "they do", "that happens" where the sentence before was about somebody or something else. */
function doing(parent: Instruction, reading: Reading): string {
  if ("player" in parent) return drawer(parent.player, parent.id, reading) === "you" ? "you do" : "they do";
  if (parent.verb === "prevent") return "this takes hold";
  if (STATED.has(parent.verb)) return "that happens";
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
  if (!("object" in parent)) return `you ${PAST[parent.verb]}`;
  const who = objectAt(parent, here, reading);
  if (STATED.has(parent.verb)) return `${who.subject} ${PAST[parent.verb]}`;
  const object = parent.verb === "might" ? `Might to ${who.object}` : who.object;
  const doer = parent.verb === "play" ? "a player" : (doerOf(parent, reading)?.name ?? "you");
  return `${doer} ${PAST[parent.verb]} ${object}`;
}

/** What a text does by saying how things are. */
const STATED: ReadonlySet<Instruction["verb"]> = new Set(["grant", "remove", "become"]);

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
  swap: "swapped",
  "gain control": "gained control of",
  "control while I stay": "gained control of",
  counter: "countered",
  deal: "dealt damage to",
  might: "gave",
  prevent: "prevented damage to",
  save: "saved",
  move: "moved",
  play: "played",
  "save next": "promised to save",
  "play token": "played a token",
  grant: "gained protection",
  remove: "lost protection",
  become: "changed type",
  draw: "drew",
  discard: "discarded",
  look: "looked at cards",
  channel: "channeled runes",
  "gain XP": "gained XP",
};
