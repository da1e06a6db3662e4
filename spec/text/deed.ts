import type {
  Amount,
  AmountInstruction,
  Cost,
  Instruction,
  PlaceInstruction,
  SaveInstruction,
} from "../types/index.ts";
import { allOf, chosenPhrase, isSomebody, type Phrase, type Reading } from "./phrase.ts";
import { phraseOf } from "./reference.ts";

/** An instruction that somebody is told to carry out, all but the statements about how things are from now on. */
export type Deed = Exclude<
  Extract<Instruction, { readonly object: unknown }>,
  { readonly quality: unknown } | { readonly becomes: unknown }
>;

/** A deed as words to whoever carries it out: "deal 2 to a unit". */
export function deedOn(who: Phrase, deed: Deed, reading: Reading): string {
  switch (deed.verb) {
    case "deal":
    case "might":
    case "prevent":
      return amountDeed(who, deed, reading);
    case "return":
      return `return ${who.object} to ${handOf(who)}`;
    case "remove buff":
      return `remove a buff from ${who.each}`;
    case "move":
    case "play":
      return `${deed.verb} ${who.object} ${destination(deed.to, who, reading)}`;
    case "attach":
      return `attach ${who.object} to ${phraseOf(deed.unit, reading).object}`;
    case "swap":
      return `swap ${who.object} with ${phraseOf(deed.unit, reading).object}`;
    case "control while I stay":
      return `gain control of ${who.object} while ${isSomebody(reading.kind) ? "I'm" : "this is"} on the board`;
    case "gain control":
      return `gain control of ${who.object}`;
    case "save":
      return saveDeed(who, deed.instead);
    default:
      return `${deed.verb} ${who.object}`;
  }
}

/** What is saved is named before the replacement effect: what stands only in there would be no target (355.10.c). */
function saveDeed(who: Phrase, instead: SaveInstruction["instead"]): string {
  const { object, possessive } = who.subject === "I" ? who : { object: "it", possessive: "its" };
  const dying = who.plural ? "each of them" : who.subject === "I" ? "I" : "it";
  return `save ${who.object}; the next time ${dying} would die this turn, ${rescue(instead, object, possessive)} instead`;
}

/** What happens instead of a death: "return it to its owner's hand". */
export function rescue(instead: SaveInstruction["instead"], object = "it", possessive = "its"): string {
  return instead === "return" ? `return ${object} to ${possessive} owner's hand` : `heal, exhaust and recall ${object}`;
}

/** What is paid, as an order: "kill a friendly unit". */
export function costDeed({ pay, object }: Cost, reading: Reading): string {
  const who = phraseOf(object, reading);
  return pay === "return" ? `return ${who.object} to ${handOf(who)}` : `${pay} ${who.object}`;
}

/** "its owner's hand", "their owners' hands", "your hand". */
function handOf(who: Phrase): string {
  return who.hand ?? `${own(who)} ${who.plural ? "owners' hands" : "owner's hand"}`;
}

/** "Its", "their", or what else a phrase says of its own things. */
export const own = (who: Phrase): string => who.possessive ?? (who.plural ? "their" : "its");

/** Where something goes: "to base", "here". */
export function destination(to: PlaceInstruction["to"], who: Phrase, reading: Reading): string {
  if (to === "base" || to === "your base") return `to ${to}`;
  if (to === "here") return "here";
  if (to === "there") return "to that battlefield";
  if (typeof to === "object") {
    // "Any" permits one that the player does not hold (355.2.b); "a" might only restrict to those that are.
    return `to ${"choose" in to ? chosenPhrase(to, reading).replace(/^an? /, "any ") : `battlefield ${to.battlefield}`}`;
  }
  if (who.subject === "I") return "to where I was";
  return who.plural ? "to where they were" : "to where it was";
}

/** "its Might", "the Energy cost of that unit", "the number of friendly units here". */
export function numberOf(amount: Exclude<Amount, number>, reading: Reading): string {
  if ("countOf" in amount) return `the number of ${allOf(amount.countOf, reading)}`;
  const [what, whose] = "costOf" in amount ? ["Energy cost", amount.costOf] : ["Might", amount.mightOf];
  const who = phraseOf(whose, reading);
  return who.possessive ? `${who.possessive} ${what}` : `the ${what} of ${who.object}`;
}

function amountDeed(who: Phrase, { verb, amount, split }: AmountInstruction, reading: Reading): string {
  const to = split ? `split among ${who.object}` : `to ${who.each}`;
  const much = typeof amount === "number" ? undefined : `equal to ${numberOf(amount, reading)}`;
  if (verb === "deal") return `deal ${much ? `damage ${much}` : amount} ${to}`;
  if (verb === "prevent") return `prevent the next ${much ? `damage ${much}` : `${amount} damage`} ${to} this turn`;
  if (much) return `give Might ${much} ${to} this turn`;
  return split ? `give ${signed(amount)} Might ${to} this turn` : `give ${who.each} ${signed(amount)} Might this turn`;
}

const signed = (amount: Amount): string => (typeof amount === "number" && amount < 0 ? `${amount}` : `+${amount}`);
