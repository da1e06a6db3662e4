import { chosenIn } from "../model/mentions.ts";
import type { All, Card, Chosen, Count, It, There } from "../types/index.ts";
import { chooserOf } from "./chooser.ts";
import { numberWord, plural, withArticle } from "./grammar.ts";
import { nounPhrase, type Style } from "./noun-phrase.ts";
import type { Paragraph } from "./paragraph.ts";
import { nounBehind, referenceTo } from "./reference.ts";

/** What the words of a text depend on beside the mention itself. */
export interface Reading extends Paragraph {
  readonly kind: Card["kind"];
  /** What a replacement effect is about; "it" there, whatever else was named. */
  readonly subject?: string | undefined;
  /** The unit whose move, death or play triggered the ability. */
  readonly mover?: string | undefined;
  /** What that unit did: "moved", "died", "was played". */
  readonly happened?: string | undefined;
}

/** Units and legends speak of themselves as "me", gear and spells as "this". */
export const isSomebody = (kind: Card["kind"]): boolean => kind === "unit" || kind === "legend";

/** The forms in which a sentence needs something that the text names. */
export interface Phrase {
  readonly subject: string;
  readonly object: string;
  /** As the one who gets an amount. */
  readonly each: string;
  /** "its", "their" or "my"; missing where only "of ..." is possible. */
  readonly possessive?: "its" | "their" | "my";
  readonly plural: boolean;
  /** Where it returns to, if it lies in a zone of whoever chooses it. */
  readonly hand?: string;
}

/** "a friendly unit", "up to two units at battlefields", "a unit your opponent selects among theirs". */
export function chosenPhrase(mention: Chosen, reading: Reading): string {
  const selection = [selectionIn(mention, reading), zoneIn(mention)].filter((words) => words !== "").join(" ");
  return quantified(mention.count, described(mention, reading, mention.count.max > 1, selection));
}

/** The same where whoever chooses is the subject: "one of their units", "a card from their hand". */
export function ownPhrase(mention: Chosen, reading: Reading): string {
  const { word, from, count } = mention;
  const selection = word === "choose" || word === "pick" ? [`they ${word}`] : [];
  if (from) {
    const words = [...selection, `from their ${from}`].join(" ");
    return quantified(count, described(mention, reading, count.max > 1, words));
  }
  const own = `their ${described(mention, reading, true, selection.join())}`;
  const number = quantity(count) || "one";
  return number.endsWith(" of") ? `${number} ${own}` : `${number} of ${own}`;
}

/** "all units at a battlefield" */
export function allPhrase(mention: All, reading: Reading, companion?: Style["companion"]): string {
  return mention.from === "looked" ? lookedPhrase(mention, reading) : `all ${allOf(mention, reading, companion)}`;
}

/** "the rest of those cards", once something may have been taken from among them. */
function lookedPhrase(mention: All, reading: Reading): string {
  if (mention.all !== "card") return `all ${allOf(mention, reading)}`;
  const taken = chosenIn(reading.text).some(({ from }) => from === "looked");
  return taken ? "the rest of those cards" : "all of those cards";
}

/** "a friendly unit": any one that fits, though nobody chooses it. */
export function anyOf({ id, all: choose, filters }: All, reading: Reading): string {
  return chosenPhrase({ id, choose, count: { min: 1, max: 1 }, filters }, reading);
}

/** "other friendly units here": whatever a lasting effect holds for. */
export function allOf({ id, all, from, filters }: All, reading: Reading, companion?: Style["companion"]): string {
  const selection = from && (from === "looked" ? "among those cards" : `in your ${from}`);
  return nounPhrase(all, filters, {
    many: true,
    selection,
    battlefield: (at) => place(at, reading),
    companion,
    rival: (than) => rival(than, id, reading),
  });
}

/** Something that reads the same wherever it stands. */
export function fixed(phrase: string, many: boolean, each = phrase): Phrase {
  return { subject: phrase, object: phrase, each, plural: many };
}

function described(mention: Chosen, reading: Reading, many: boolean, selection: string): string {
  // Beside something that is itself chosen "a battlefield" would read as any one, so the chosen one is counted.
  const battlefield: Style["battlefield"] = (at) => place(at, reading).replace(/^an? /, "one ");
  const phrase = nounPhrase(mention.choose, mention.filters, {
    many,
    selection,
    battlefield,
    rival: (than) => rival(than, mention.id, reading),
  });
  if (!mention.group) return phrase;
  const { totalMight, together } = mention.group;
  return `${phrase} with total Might ${totalMight} or less${together ? " that are all at one location" : ""}`;
}

const place = (at: Chosen | There, reading: Reading): string =>
  "choose" in at ? chosenPhrase(at, reading) : "that battlefield";

/** What its Might is compared with: "that unit", or more where that would be unclear. */
function rival(than: It, mention: string, reading: Reading): string {
  const who = referenceTo(than.it, { mention }, reading);
  const noun = nounBehind(than.it, reading);
  return who.subject === "it" ? `that ${noun}` : who.subject === "they" ? `those ${plural(noun)}` : who.object;
}

/** From that count on nobody counts along: "any number". */
const MANY = 12;

/** "up to two", "one or two", "any number of"; empty where an article does. */
function quantity({ min, max }: Count): string {
  if (max >= MANY && min < 2) return min === 0 ? "any number of" : "one or more";
  if (min === max) return max === 1 ? "" : numberWord(max);
  const from = min === 0 ? "up to" : `${numberWord(min)} ${max === min + 1 ? "or" : "to"}`;
  return `${from} ${numberWord(max)}`;
}

function quantified(count: Count, phrase: string): string {
  const number = quantity(count);
  return number === "" ? withArticle(phrase) : `${number} ${phrase}`;
}

/** Who selects it, where the text says so; "select" where the word "choose" is not printed. */
function selectionIn(mention: Chosen, reading: Reading): string {
  const { word, by } = mention;
  const chooser = by && chooserOf(by, mention.id, reading);
  if (!chooser) return word ? `you ${word === "must" ? "must select" : word}` : "";
  const verb = word === "must" || word === undefined ? "select" : word;
  return `${chooser.name} ${word === "must" ? "must select" : `${verb}${chooser.plural ? "" : "s"}`}`;
}

function zoneIn({ from, by, count }: Chosen): string {
  if (from === "facedown") return `facedown at ${count.max > 1 ? "battlefields" : "a battlefield"}`;
  if (from === "looked") return "among those cards";
  if (from) return `from ${by ? "their" : "your"} ${from}`;
  return by ? "among theirs" : "";
}
