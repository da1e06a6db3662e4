import { chosenPlace, objectMentions } from "../model/mentions.ts";
import type { Chosen, Instruction, It, NewToken, ObjectMention } from "../types/index.ts";
import { ordinal, plural } from "./grammar.ts";
import type { Paragraph } from "./paragraph.ts";
import { allPhrase, chosenPhrase, fixed, isSomebody, type Phrase, type Reading } from "./phrase.ts";

/** A mention as words, where it stands in the text. */
export function phraseOf(mention: ObjectMention, reading: Reading): Phrase {
  if ("me" in mention) return mine(reading);
  if ("this" in mention) return fixed("this", false);
  if ("legend" in mention) return fixed("your legend", false);
  if ("it" in mention) return referenceTo(mention.it, { mention: mention.id }, reading);
  if ("all" in mention) {
    const companion = ({ it }: It): string => referenceTo(it, { mention: mention.id }, reading).object;
    return fixed(allPhrase(mention, reading, companion), true);
  }
  return several(chosenPhrase(mention, reading), mention);
}

/** Words for something chosen, in all their forms. */
export function several(phrase: string, { count, from, by }: Chosen): Phrase {
  const forms = count.max > 1 ? fixed(phrase, true, `each of ${phrase}`) : fixed(phrase, false);
  return from && from !== "facedown" ? { ...forms, hand: by ? "their hand" : "your hand" } : forms;
}

/** Where a reference stands: at a mention, or somewhere in an instruction. */
export type Spot = { readonly mention: string } | { readonly instruction: string };

/** An earlier mention as it reads at some spot: "it", or what tells it apart where several things were named. */
export function referenceTo(id: string, spot: Spot, reading: Reading): Phrase {
  const rivals = namedBefore(spot, reading);
  if (id === reading.mover && rivals.length > 0) return fixed(`the unit that ${reading.happened ?? "moved"}`, false);
  const root = id === reading.subject || id === reading.mover ? undefined : rootOf(id, reading);
  if (!root) return pronoun(false);
  if ("this" in root) return fixed("this spell", false);
  if ("me" in root) return mine(reading);
  const many = isMany(root);
  if (rivals.length < 2 && reading.mover === undefined) return pronoun(many);
  const noun = nounOf(root);
  const name = many ? plural(noun) : noun;
  const alike = rivals.filter((rival) => nounOf(rival) === noun && isMany(rival) === many);
  const place = alike.findIndex((rival) => rival.id === root.id) + 1;
  if (alike.length < 2)
    return many ? fixed(`those ${name}`, true, `each of those ${name}`) : fixed(`that ${name}`, false);
  const phrase = `the ${ordinal(place)} ${many ? `group of ${name}` : name}`;
  return many ? fixed(phrase, true, `each of ${phrase}`) : fixed(phrase, false);
}

/** The noun for what a mention stands for; a unit where the text does not say. */
export function nounBehind(id: string, reading: Reading): string {
  const root = rootOf(id, reading);
  return (root && nounOf(root)) || "unit";
}

/** What a reference finally stands for, through references to references. */
function rootOf(id: string, { costs, text }: Paragraph): Named | undefined {
  const mentions = [...costs.map(({ object }) => object), ...text.flatMap(namedIn)];
  let found = mentions.find((mention) => mention.id === id);
  for (let n = 0; found && "it" in found && n < mentions.length; n += 1) {
    const { it } = found;
    found = mentions.find((mention) => mention.id === it);
  }
  return found;
}

/** Everything that "it" could mean at a spot; players have words of their own. */
function namedBefore(spot: Spot, { costs, text }: Paragraph): readonly Named[] {
  const found: Named[] = costs.map(({ object }) => object).filter(isRival);
  for (const instruction of text) {
    if ("instruction" in spot && instruction.id === spot.instruction) return found;
    for (const mention of namedIn(instruction)) {
      if ("mention" in spot && mention.id === spot.mention) return found;
      if (isRival(mention) && mention !== chosenPlace(instruction)) found.push(mention);
    }
  }
  return found;
}

/** What an instruction names: what it has to do with, and tokens that it makes. */
type Named = ObjectMention | NewToken;

const namedIn = (instruction: Instruction): readonly Named[] => [
  ...objectMentions(instruction),
  ...("token" in instruction ? [instruction.token] : []),
];

function isRival(mention: Named): boolean {
  const noun = nounOf(mention);
  return noun !== "" && noun !== "player";
}

function nounOf(mention: Named): string {
  if ("token" in mention) return "token";
  if ("choose" in mention) return mention.choose;
  if ("legend" in mention) return "legend";
  return "all" in mention ? mention.all : "";
}

function isMany(mention: Named): boolean {
  if ("token" in mention) return mention.count !== undefined;
  return "choose" in mention ? mention.count.max > 1 || mention.by === "each player" : "all" in mention;
}

function pronoun(many: boolean): Phrase {
  return many
    ? { subject: "they", object: "them", each: "each of them", possessive: "their", plural: true }
    : { subject: "it", object: "it", each: "it", possessive: "its", plural: false };
}

function mine({ kind }: Reading): Phrase {
  if (isSomebody(kind)) return { subject: "I", object: "me", each: "me", possessive: "my", plural: false };
  return fixed(kind === "gear" ? "this" : "this spell", false);
}
