import type { Amount, Chosen, Instruction, It, PlayerMention } from "../types/index.ts";
import { chosenPhrase, type Phrase, type Reading } from "./phrase.ts";
import { phraseOf, referenceTo } from "./reference.ts";

/**
 * One instruction as a clause, without its gate, capital and full stop. Mentions stand in the order in which the
 * model lists them (the amount's before the object's), so that a flat list of targets fits the text.
 */
export function clause(instruction: Instruction, reading: Reading): string {
  if (instruction.verb === "draw") return drawClause(instruction.player, instruction.amount, instruction.id, reading);
  const who = phraseOf(instruction.object, reading);
  switch (instruction.verb) {
    case "choose":
      return `choose ${"choose" in instruction.object ? withoutWord(instruction.object, reading) : who.object}`;
    case "deal":
    case "might":
      return amountClause(instruction.verb, instruction.amount, who, reading);
    case "return":
      return `return ${who.object} to ${own(who)} ${who.plural ? "owners'" : "owner's"} hand${who.plural ? "s" : ""}`;
    case "move":
      return `move ${who.object} to ${destination(instruction.to, who)}`;
    case "play":
      return `${role("owner", who)} ${who.plural ? "play" : "plays"} ${again(who)} to ${destination(instruction.to, who)}`;
    case "grant":
      return `${who.subject} can't ${QUALITIES[instruction.quality].act} this turn`;
    case "remove":
      return `${who.subject} ${singular(who) ? "loses" : "lose"} ${own(who)} protection from ${QUALITIES[instruction.quality].acting} this turn`;
    case "gain control":
      return `gain control of ${who.object}`;
    default:
      return `${instruction.verb} ${who.object}`;
  }
}

const QUALITIES = {
  cantBeChosen: {
    act: "be chosen by enemy spells and abilities",
    acting: "being chosen by enemy spells and abilities",
  },
  cantBeKilled: { act: "be killed", acting: "being killed" },
} as const;

/** After the verb "choose" the words "you choose" would say it twice. */
function withoutWord(mention: Chosen, reading: Reading): string {
  const { word: _said, ...bare } = mention;
  return chosenPhrase(bare, reading);
}

/** Whether the third person's "s" goes with it. */
export const singular = (who: Phrase): boolean => !who.plural && who.subject !== "I";

const own = (who: Phrase): string => who.possessive ?? (who.plural ? "their" : "its");

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

function destination(to: Extract<Instruction, { to: unknown }>["to"], who: Phrase): string {
  if (to === "base") return "base";
  if (to !== "where it was") return `battlefield ${to.battlefield}`;
  if (who.subject === "I") return "where I was";
  return who.plural ? "where they were" : "where it was";
}

function amountClause(verb: "deal" | "might", amount: Amount, who: Phrase, reading: Reading): string {
  if (typeof amount !== "number") {
    const equal = `equal to ${mightOf(amount.mightOf, reading)}`;
    return verb === "deal"
      ? `deal damage ${equal} to ${who.each}`
      : `give ${reading.might} ${equal} to ${who.each} this turn`;
  }
  if (verb === "deal") return `deal ${amount} to ${who.each}`;
  return `give ${who.each} ${amount < 0 ? amount : `+${amount}`} ${reading.might} this turn`;
}

/** "its Might", "the Might of a friendly unit". */
function mightOf(mention: It | Chosen, reading: Reading): string {
  const who = phraseOf(mention, reading);
  return who.possessive ? `${who.possessive} ${reading.might}` : `the ${reading.might} of ${who.object}`;
}

function drawClause(player: PlayerMention, amount: Amount, instruction: string, reading: Reading): string {
  const draws = drawing(player, instruction, reading);
  if (typeof amount === "number") return `${draws} ${amount}`;
  const might = mightOf(amount.mightOf, reading);
  // Both are chosen: the Might's owner comes first in the list of targets, so also in the text.
  if ("choose" in player && "choose" in amount.mightOf) return `for each point of ${might}, ${draws} 1`;
  return `${draws} cards equal to ${might}`;
}

function drawing(player: PlayerMention, instruction: string, reading: Reading): string {
  if ("player" in player && player.player === "you") return "draw";
  const many =
    "choose" in player ? player.count.max > 1 : "of" in player && owned(player.of, instruction, reading).plural;
  return `${drawer(player, instruction, reading)} ${many ? "each draw" : "draws"}`;
}

const owned = (of: string, instruction: string, reading: Reading): Phrase => referenceTo(of, { instruction }, reading);

/** Who draws: "you", "its controller", "a player". */
export function drawer(player: PlayerMention, instruction: string, reading: Reading): string {
  if ("player" in player) return player.player === "you" ? "you" : "your opponent";
  return "of" in player ? role(player.whose, owned(player.of, instruction, reading)) : chosenPhrase(player, reading);
}
