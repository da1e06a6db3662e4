import { objectMentions } from "../model/mentions.ts";
import type { Instruction, ObjectMention } from "../types/index.ts";
import { ordinal, plural } from "./grammar.ts";
import { allPhrase, chosenPhrase, fixed, type Phrase, type Reading } from "./phrase.ts";

/** A mention as words, where it stands in the text. */
export function phraseOf(mention: ObjectMention, reading: Reading): Phrase {
  if ("me" in mention) return mine(reading);
  if ("it" in mention) return referenceTo(mention.it, { mention: mention.id }, reading);
  if ("all" in mention) return fixed(allPhrase(mention, reading), true);
  const phrase = chosenPhrase(mention, reading);
  return mention.count.max > 1 ? fixed(phrase, true, `each of ${phrase}`) : fixed(phrase, false);
}

/** Where a reference stands: at a mention, or somewhere in an instruction. */
export type Spot = { readonly mention: string } | { readonly instruction: string };

/** An earlier mention as it reads at some spot: "it", or what tells it apart where several things were named. */
export function referenceTo(id: string, spot: Spot, reading: Reading): Phrase {
  const root = id === reading.subject ? undefined : rootOf(id, reading.text);
  if (!root) return pronoun(false);
  if ("me" in root) return mine(reading);
  const many = isMany(root);
  const rivals = namedBefore(spot, reading.text);
  if (rivals.length < 2) return pronoun(many);
  const noun = nounOf(root);
  const name = many ? plural(noun) : noun;
  const alike = rivals.filter((rival) => nounOf(rival) === noun && isMany(rival) === many);
  const place = alike.findIndex((rival) => rival.id === root.id) + 1;
  if (alike.length < 2)
    return many ? fixed(`those ${name}`, true, `each of those ${name}`) : fixed(`that ${name}`, false);
  const phrase = `the ${ordinal(place)} ${many ? `group of ${name}` : name}`;
  return many ? fixed(phrase, true, `each of ${phrase}`) : fixed(phrase, false);
}

/** What a reference finally stands for, through references to references. */
function rootOf(id: string, text: readonly Instruction[]): ObjectMention | undefined {
  const mentions = text.flatMap((instruction) => [...objectMentions(instruction)]);
  let found = mentions.find((mention) => mention.id === id);
  for (let n = 0; found && "it" in found && n < mentions.length; n += 1) {
    const { it } = found;
    found = mentions.find((mention) => mention.id === it);
  }
  return found;
}

/** Everything that "it" could mean at a spot; players have words of their own. */
function namedBefore(spot: Spot, text: readonly Instruction[]): readonly ObjectMention[] {
  const found: ObjectMention[] = [];
  for (const instruction of text) {
    if ("instruction" in spot && instruction.id === spot.instruction) return found;
    for (const mention of objectMentions(instruction)) {
      if ("mention" in spot && mention.id === spot.mention) return found;
      const noun = nounOf(mention);
      if (noun !== "" && noun !== "player") found.push(mention);
    }
  }
  return found;
}

function nounOf(mention: ObjectMention): string {
  if ("choose" in mention) return mention.choose;
  return "all" in mention ? mention.all : "";
}

const isMany = (mention: ObjectMention): boolean => ("choose" in mention ? mention.count.max > 1 : "all" in mention);

function pronoun(many: boolean): Phrase {
  return many
    ? { subject: "they", object: "them", each: "each of them", possessive: "their", plural: true }
    : { subject: "it", object: "it", each: "it", possessive: "its", plural: false };
}

/** Units speak of themselves as "me", gear as "this". */
function mine({ kind }: Reading): Phrase {
  if (kind === "unit") return { subject: "I", object: "me", each: "me", possessive: "my", plural: false };
  return fixed(kind === "gear" ? "this" : "this spell", false);
}
