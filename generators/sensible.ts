import type { Card, Chosen, Instruction, IsFilter, Noun, ObjectMention, There } from "../spec/types/index.ts";

/** What sort of thing a mention stands for; a card is one outside the board, or the spell itself. */
export type Sort = Noun;

/** What carries a text: a spell; an ability that goes on the chain; one that does not, and chooses nothing. */
export type Carrier = "spell" | "activated" | "triggered" | "triggered by a move" | "onlooking";

/** Whether a mention means something in such a text. */
export function mayStand(mention: ObjectMention | There, carrier: Carrier, kind: Card["kind"]): boolean {
  if ("there" in mention) return carrier === "triggered by a move";
  if ("me" in mention) return carrier !== "spell";
  if ("this" in mention) return carrier === "spell" && kind === "spell";
  if ("all" in mention) return (mention.all === "card") === (mention.from !== undefined);
  return carrier !== "onlooking" || "it" in mention;
}

/** What an off-board card may be asked. */
const OF_CARDS: readonly IsFilter["is"][] = ["another"];
const OF_FACEDOWN: readonly IsFilter["is"][] = ["friendly", "enemy", "you control", "another"];
const OF_LEGENDS: readonly IsFilter["is"][] = ["friendly", "enemy", "you control", "exhausted", "ready", "another"];
const ON_CHAIN: readonly Noun[] = ["spell", "ability", "spell or ability"];
const OF_SPELLS: readonly IsFilter["is"][] = ["friendly", "enemy", "you control"];
const OF_UNITS: readonly IsFilter["is"][] = ["buffed", "equipped", "alone"];

/** Whether what a mention says of the chosen goes together. */
export function isSensibleMention({ choose, count, filters, word, from, by, group }: Chosen): boolean {
  if (count.max < 1 || count.min > count.max) return false;
  // What it is nobody but its controller knows (129.4).
  if (from === "facedown" && choose !== "card") return false;
  if (from ? !["unit", "gear", "spell", "card"].includes(choose) : choose === "card") return false;
  if (by && (from || group || word || (choose !== "unit" && choose !== "gear"))) return false;
  if (group && (choose !== "unit" || from || word === "must")) return false;
  return filters.every((filter) => {
    if ("choosesUnits" in filter) return ON_CHAIN.includes(choose) && from === undefined;
    // What hangs on another mention can be asked only when the instruction is carried out.
    if ("moreThan" in filter) return from === "looked" && (choose === "unit" || filter.cost === true);
    if (!("is" in filter)) return choose !== "legend" && (from === undefined || "might" in filter);
    if (from === "facedown") return OF_FACEDOWN.includes(filter.is);
    if (from) return OF_CARDS.includes(filter.is);
    if (choose === "legend") return OF_LEGENDS.includes(filter.is);
    if (ON_CHAIN.includes(choose)) return OF_SPELLS.includes(filter.is);
    return choose === "unit" || !OF_UNITS.includes(filter.is);
  });
}

/** What can be done to a legend, to a card off the board or a spell that is resolving, and to units alone. */
const TO_LEGENDS: readonly Instruction["verb"][] = ["exhaust", "ready", "choose"];
const TO_CARDS: readonly Instruction["verb"][] = ["return", "recycle", "banish", "play", "choose"];
const TO_UNITS: readonly Instruction["verb"][] = [
  "deal",
  "might",
  "stun",
  "heal",
  "buff",
  "remove buff",
  "prevent",
  "save",
];

/** Whether an action means something for what it acts on. */
export function isSensible(
  instruction: Instruction,
  sortOf: (mention: ObjectMention) => Sort | undefined,
  carrier: Carrier,
): boolean {
  if (!("object" in instruction)) return true;
  const { verb, object } = instruction;
  if (verb === "permit") return "this" in object;
  const sort = sortOf(object);
  if (sort === "player" || sort === "battlefield") return verb === "choose";
  if (sort !== undefined && ON_CHAIN.includes(sort)) return verb === "counter" || verb === "choose";
  if (sort === "legend") return TO_LEGENDS.includes(verb);
  if ("from" in object && object.from === "facedown" && verb === "play") return false;
  if (sort === "card") return TO_CARDS.includes(verb) && !("this" in object && (verb === "play" || verb === "choose"));
  if (verb === "attach") return sort === "gear" && sortOf(instruction.unit) === "unit";
  if (verb === "swap") return sort === "unit" && sortOf(instruction.unit) === "unit";
  if (verb === "detach") return sort === "gear";
  if (verb === "become") {
    const { becomes, might } = instruction;
    return becomes === "unit" ? sort === "gear" && might !== undefined : sort === "unit" && might === undefined;
  }
  if (verb === "control while I stay") return carrier !== "spell";
  if ("split" in instruction && !canSplit(instruction)) return false;
  return sort === "unit" || !TO_UNITS.includes(verb);
}

/** Only damage to targets can be divided among them (355.14). */
function canSplit(instruction: Extract<Instruction, { verb: "deal" | "might" | "prevent" }>): boolean {
  const { verb, object, amount } = instruction;
  if (verb !== "deal" || !("choose" in object)) return false;
  const { choose, count, from, by, word } = object;
  if (choose !== "unit" || count.min < 1 || from || by || word === "must") return false;
  return typeof amount === "object" ? "mightOf" in amount : amount >= count.min;
}
