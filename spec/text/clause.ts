import type { Chosen, DrawInstruction, Instruction, PlaceInstruction, PlayerMention } from "../types/index.ts";
import { chooserOf } from "./chooser.ts";
import { type Deed, deedOn, destination, mightOf, own } from "./deed.ts";
import { thirdPerson } from "./grammar.ts";
import { chosenPhrase, ownPhrase, type Phrase, type Reading } from "./phrase.ts";
import { qualityClause, qualityLost } from "./quality.ts";
import { phraseOf, referenceTo, several } from "./reference.ts";

/**
 * One instruction as a clause, without its gate, capital and full stop. Mentions stand in the order in which the
 * model lists them (the amount's before the object's), so that a flat list of targets fits the text.
 */
export function clause(instruction: Instruction, reading: Reading): string {
  switch (instruction.verb) {
    case "draw":
    case "discard":
      return drawClause(instruction, reading);
    case "grant": {
      const who = phraseOf(instruction.object, reading);
      return `${qualityClause(who.subject, instruction.quality, singular(who))} this turn`;
    }
    case "remove": {
      const who = phraseOf(instruction.object, reading);
      return `${who.subject} ${singular(who) ? "loses" : "lose"} ${own(who)} ${qualityLost(instruction.quality)} this turn`;
    }
    case "play":
      return playClause(instruction, reading);
    default:
      return deed(instruction, reading);
  }
}

/** Whether the third person's "s" goes with it. */
export const singular = (who: Phrase): boolean => !who.plural && who.subject !== "I";

/** Who carries out an instruction because the choice is theirs; undefined where it is the controller. */
export function doerOf(instruction: Instruction, reading: Reading): string | undefined {
  const { by, id } = othersChoice(instruction) ?? {};
  return by && id !== undefined ? chooserOf(by, id, reading).name : undefined;
}

/** Verbs whose doer matters to nobody else: gaining control or dealing damage is still the controller's. */
const ANYBODY_DOES: ReadonlySet<Instruction["verb"]> = new Set([
  "choose",
  "kill",
  "banish",
  "return",
  "recycle",
  "exhaust",
  "ready",
  "stun",
  "heal",
  "recall",
  "buff",
  "remove buff",
  "detach",
  "move",
  "save",
]);

function othersChoice(instruction: Instruction): Chosen | undefined {
  if (!("object" in instruction) || !("choose" in instruction.object) || !instruction.object.by) return undefined;
  const does = ANYBODY_DOES.has(instruction.verb) || (instruction.verb === "play" && instruction.object.from);
  return does ? instruction.object : undefined;
}

/** "kill a unit", "you must kill a unit", "your opponent kills one of their units". */
function deed(instruction: Deed, reading: Reading): string {
  const { object } = instruction;
  if (!("choose" in object)) return deedOn(phraseOf(object, reading), instruction, reading);
  const theirs = othersChoice(instruction);
  // The verb says already how it is chosen.
  const { word, ...bare } = object;
  const said = (word === "must" && (theirs || !object.by)) || instruction.verb === "choose";
  const mention = said ? bare : object;
  const who = several(theirs ? ownPhrase(mention, reading) : chosenPhrase(mention, reading), mention);
  const zone = returned(object, theirs !== undefined);
  let order = deedOn(who, instruction, reading);
  if (instruction.verb === "return" && zone) order = `return ${who.object} to ${zone}`;
  if (instruction.verb === "choose" && word === "pick") order = order.replace("choose", "pick");
  if (theirs?.by) {
    const doer = chooserOf(theirs.by, theirs.id, reading);
    if (word === "must") return `${doer.name} must ${order}`;
    return `${doer.name} ${doer.plural ? order : thirdPerson(order)}`;
  }
  return word === "must" && !object.by ? `you must ${order}` : order;
}

/** Who chooses among their own cards gets them into their own hand. */
function returned({ from, by }: Chosen, subject: boolean): string | undefined {
  if (!from) return undefined;
  return by && !subject ? undefined : `${by ? "their" : "your"} hand`;
}

function playClause(instruction: PlaceInstruction, reading: Reading): string {
  const { object } = instruction;
  if ("choose" in object && object.from && (!object.by || othersChoice(instruction))) return deed(instruction, reading);
  const who = phraseOf(object, reading);
  return `${role("owner", who)} ${who.plural ? "play" : "plays"} ${again(who)} to ${destination(instruction.to, who)}`;
}

/** "its owner", "the owner of a unit". */
function role(name: "owner" | "controller", who: Phrase): string {
  const names = who.plural ? `${name}s` : name;
  return who.possessive ? `${who.possessive} ${names}` : `the ${names} of ${who.object}`;
}

/** What was named in "the owner of a unit" goes on as "it". */
function again(who: Phrase): string {
  if (who.possessive) return who.object;
  return who.plural ? "them" : "it";
}

function drawClause({ verb, player, amount, id }: DrawInstruction, reading: Reading): string {
  const draws = drawing(verb, player, id, reading);
  if (typeof amount === "number") return `${draws} ${amount}`;
  const might = mightOf(amount.mightOf, reading);
  // Both are chosen: the Might's owner comes first in the list of targets, so also in the text.
  if ("choose" in player && "choose" in amount.mightOf) return `for each point of ${might}, ${draws} 1`;
  return `${draws} cards equal to ${might}`;
}

function drawing(verb: "draw" | "discard", player: PlayerMention, instruction: string, reading: Reading): string {
  if ("player" in player && player.player === "you") return verb;
  const many =
    "choose" in player ? player.count.max > 1 : "of" in player && owned(player.of, instruction, reading).plural;
  return `${drawer(player, instruction, reading)} ${many ? `each ${verb}` : `${verb}s`}`;
}

const owned = (of: string, instruction: string, reading: Reading): Phrase => referenceTo(of, { instruction }, reading);

/** Who draws: "you", "its controller", "a player". */
export function drawer(player: PlayerMention, instruction: string, reading: Reading): string {
  if ("player" in player) return player.player === "you" ? "you" : "your opponent";
  return "of" in player ? role(player.whose, owned(player.of, instruction, reading)) : chosenPhrase(player, reading);
}
