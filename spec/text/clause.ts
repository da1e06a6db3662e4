import type {
  Amount,
  DrawInstruction,
  Instruction,
  NewToken,
  PlaceInstruction,
  PlayerMention,
  TypeInstruction,
} from "../types/index.ts";
import { chooserOf, type Subject } from "./chooser.ts";
import { type Deed, deedOn, destination, numberOf, own, rescue } from "./deed.ts";
import { numberWord, plural, thirdPerson, withArticle } from "./grammar.ts";
import { anyOf, chosenPhrase, fixed, ownPhrase, type Phrase, type Reading } from "./phrase.ts";
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
    case "look":
    case "channel":
    case "gain XP":
      return drawClause(instruction, reading);
    case "grant": {
      const who = phraseOf(instruction.object, reading);
      return `${qualityClause(who.subject, instruction.quality, singular(who))} this turn`;
    }
    case "remove": {
      const who = phraseOf(instruction.object, reading);
      return `${who.subject} ${singular(who) ? "loses" : "lose"} ${own(who)} ${qualityLost(instruction.quality)} this turn`;
    }
    case "become":
      return typeClause(instruction, phraseOf(instruction.object, reading));
    case "permit":
      return `you may play ${phraseOf(instruction.object, reading).object} from your trash this turn`;
    case "save next":
      return `the next time ${anyOf(instruction.wouldDie, reading)} would die this turn, ${rescue(instruction.instead)} instead`;
    case "play token":
      return `play ${tokenPhrase(instruction.token)} ${destination(instruction.to, tokens(instruction.token), reading)}`;
    case "play":
      return playClause(instruction, reading);
    default:
      return deed(instruction, reading);
  }
}

/** "a gear becomes a 3 Might unit this turn, and is no gear" */
function typeClause({ becomes, might }: TypeInstruction, who: Phrase): string {
  const is = might === undefined ? becomes : `${might} Might ${becomes}`;
  const was = becomes === "unit" ? "gear" : "unit";
  if (who.plural) return `${who.subject} become ${plural(is)} this turn, and are no ${plural(was)}`;
  const [turns, stays] = singular(who) ? ["becomes", "is"] : ["become", "am"];
  return `${who.subject} ${turns} ${withArticle(is)} this turn, and ${stays} no ${was}`;
}

/** Whether the third person's "s" goes with it. */
export const singular = (who: Phrase): boolean => !who.plural && who.subject !== "I";

/** Who carries out an instruction because the choice is theirs; undefined where it is the controller. */
export function doerOf(instruction: Instruction, reading: Reading): Subject | undefined {
  if (!("object" in instruction) || !("choose" in instruction.object)) return undefined;
  const { by, id, from } = instruction.object;
  const does = ANYBODY_DOES.has(instruction.verb) || (instruction.verb === "play" && from);
  return by && does ? chooserOf(by, id, reading) : undefined;
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

/** "kill a unit", "you must kill a unit", "your opponent kills one of their units". */
function deed(instruction: Deed, reading: Reading): string {
  const { object } = instruction;
  if (!("choose" in object)) return deedOn(phraseOf(object, reading), instruction, reading);
  const doer = doerOf(instruction, reading);
  const { word, ...bare } = object;
  const must = word === "must" && (doer !== undefined || !object.by);
  const choosing = instruction.verb === "choose";
  // What the verb says already is not said again.
  const mention = must || choosing ? bare : object;
  const who = several(doer ? ownPhrase(mention, reading) : chosenPhrase(mention, reading), mention);
  const order = choosing ? `${word === "pick" ? word : "choose"} ${who.object}` : deedOn(who, instruction, reading);
  if (!doer) return must ? `you must ${order}` : order;
  if (must) return `${doer.name} must ${order}`;
  return `${doer.name} ${doer.plural ? order : thirdPerson(order)}`;
}

/** "a 1 Might Recruit unit token", "two ready 3 Might Mech unit tokens", "an exhausted Gold gear token" */
function tokenPhrase({ token, name, might, count = 1, enters }: NewToken): string {
  const strength = might === undefined ? [] : [`${might} Might`];
  const noun = [...(enters ? [enters] : []), ...strength, name, token, count > 1 ? "tokens" : "token"].join(" ");
  return count > 1 ? `${numberWord(count)} ${noun}` : withArticle(noun);
}

const tokens = ({ count = 1 }: NewToken): Phrase => fixed(count > 1 ? "those tokens" : "that token", count > 1);

function playClause(instruction: PlaceInstruction, reading: Reading): string {
  const { object } = instruction;
  if ("choose" in object && object.from) return deed(instruction, reading);
  const who = phraseOf(object, reading);
  return `${role("owner", who)} ${who.plural ? "play" : "plays"} ${again(who)} ${destination(instruction.to, who, reading)}`;
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

function drawClause({ verb, player, amount, id, exhausted }: DrawInstruction, reading: Reading): string {
  const draws = drawing(verb, player, id, reading);
  if (verb === "look") return `${draws} at ${topOf(amount, player, reading)}`;
  if (verb === "channel") return `${draws} ${counted(amount, "rune", reading)}${exhausted ? " exhausted" : ""}`;
  if (verb === "gain XP") return `${draws} ${counted(amount, "XP", reading)}`;
  if (typeof amount === "number") return `${draws} ${amount}`;
  const much = numberOf(amount, reading);
  // Both are chosen: the Might's owner comes first in the list of targets, so also in the text.
  if ("choose" in player && "mightOf" in amount && "choose" in amount.mightOf) {
    return `for each point of ${much}, ${draws} 1`;
  }
  return `${draws} cards equal to ${much}`;
}

/** "2 runes", "XP equal to its Might" */
function counted(amount: Amount, noun: "rune" | "XP", reading: Reading): string {
  const many = noun === "XP" ? noun : plural(noun);
  if (typeof amount === "number") return `${amount} ${amount === 1 ? noun : many}`;
  return `${many} equal to ${numberOf(amount, reading)}`;
}

/** "the top 5 cards of your Main Deck" */
function topOf(amount: Amount, player: PlayerMention, reading: Reading): string {
  const whose = "player" in player && player.player === "you" ? "your" : "their";
  if (typeof amount === "number") return `the top ${amount === 1 ? "card" : `${amount} cards`} of ${whose} Main Deck`;
  return `as many cards on top of ${whose} Main Deck as ${numberOf(amount, reading)}`;
}

function drawing(verb: DrawInstruction["verb"], player: PlayerMention, instruction: string, reading: Reading): string {
  // The noun stands behind the number.
  const does = verb === "gain XP" ? "gain" : verb;
  if ("player" in player && player.player === "you") return does;
  const many =
    "choose" in player ? player.count.max > 1 : "of" in player && owned(player.of, instruction, reading).plural;
  return `${drawer(player, instruction, reading)} ${many ? `each ${does}` : `${does}s`}`;
}

const owned = (of: string, instruction: string, reading: Reading): Phrase => referenceTo(of, { instruction }, reading);

/** Who draws: "you", "its controller", "a player". */
export function drawer(player: PlayerMention, instruction: string, reading: Reading): string {
  if ("player" in player) return player.player === "you" ? "you" : "your opponent";
  return "of" in player ? role(player.whose, owned(player.of, instruction, reading)) : chosenPhrase(player, reading);
}
