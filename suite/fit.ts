import { isWellWritten } from "../generators/well-written.ts";
import { Invalid, validateCard } from "../spec/schema/validate.ts";
import type { Ability, Card, Instruction } from "../spec/types/index.ts";
import { featuresIn } from "./features.ts";
import { nodesOf, pruned } from "./pruned.ts";

/** What an engine says of how it built a card cannot be so; the message may hold what it says. */
export class BadFit extends Error {
  override readonly name = "BadFit";
}

/** A card as an engine built it. */
export interface BuiltCard {
  readonly card: Card;
  /** Nobody knows what was built; the card is the one that was sent. */
  readonly unknown?: true;
  /** The features that the one that was sent has beyond it, each as often as it does. */
  readonly lost: readonly string[];
}

/**
 * The card that an engine built.
 * @param fit what the engine answers, which may be anything; undefined = it built the card exactly
 * @param battlefields the ids that a text may name
 * @throws BadFit
 */
export function builtCard(card: Card, fit: unknown, battlefields: readonly string[]): BuiltCard {
  if (fit === undefined) return { card, lost: [] };
  if (typeof fit !== "object" || fit === null || Object.keys(fit).length !== 1) throw malformed(card);
  if ("unknown" in fit && fit.unknown === true) return { card, unknown: true, lost: [] };
  if (!("as" in fit) && !("ignored" in fit)) throw malformed(card);
  const built = "as" in fit ? otherTree(card, fit.as) : withoutNodes(card, "ignored" in fit ? fit.ignored : undefined);
  const what = "as" in fit ? "as" : "what is left without what is ignored";
  const [missing] = danglingIn(built);
  if (missing !== undefined) throw new BadFit(`fit of ${card.id}: ${what} refers to ${missing}, but has no such node`);
  // Controls hold cards that nobody would print; of those no more is asked than of the one that was sent.
  if (holdsTogether(card, battlefields) && !holdsTogether(built, battlefields)) {
    throw new BadFit(`fit of ${card.id}: ${what} is no card that makes sense: ${JSON.stringify(built)}`);
  }
  return { card: built, lost: beyond(featuresIn(card), featuresIn(built)) };
}

const malformed = ({ id }: Card): BadFit =>
  new BadFit(`fit of ${id}: expected { ignored: [ids of nodes] }, { as: tree } or { unknown: true }`);

function otherTree(card: Card, as: unknown): Card {
  let tree: Card;
  try {
    tree = validateCard(as);
  } catch (error) {
    if (error instanceof Invalid) throw new BadFit(`fit of ${card.id}: as is ${error.message}`);
    throw error;
  }
  if (tree.kind !== card.kind) throw new BadFit(`fit of ${card.id}: as is a ${tree.kind}, but the card a ${card.kind}`);
  return { ...tree, id: card.id };
}

function withoutNodes(card: Card, ignored: unknown): Card {
  if (!Array.isArray(ignored)) throw malformed(card);
  const nodes = nodesOf(card);
  for (const id of ignored) {
    if (typeof id === "string" && nodes.includes(id)) continue;
    throw new BadFit(`fit of ${card.id}: no node is called ${JSON.stringify(id)}; there are ${nodes.join(", ")}`);
  }
  return pruned(card, new Set(ignored));
}

/** Ids to which a card refers though they are no nodes of it. */
function danglingIn(card: Card): readonly string[] {
  const subjects = card.abilities.flatMap((ability) => ("when" in ability ? [ability.subject] : []));
  const known = new Set<string | undefined>([...nodesOf(card), ...subjects]);
  const found: string[] = [];
  JSON.stringify(card, (key, value: unknown) => {
    if (REFERENCES.has(key) && typeof value === "string" && !known.has(value)) found.push(value);
    return value;
  });
  return found;
}

/** Keys under which a card refers to one of its nodes. */
const REFERENCES: ReadonlySet<string> = new Set(["it", "of", "they", "ifDone", "otherwise"]);

/** Whether a tree is well written but for texts of which nothing is left, which do nothing. */
function holdsTogether(card: Card, battlefields: readonly string[]): boolean {
  const { costs, ...permanent } = card;
  const abilities = card.abilities.map(
    (ability): Ability =>
      "text" in ability && ability.text.length === 0 ? { ...ability, text: [nothing(ability.id)] } : ability,
  );
  if (card.kind !== "spell") return isWellWritten({ ...permanent, abilities }, battlefields);
  return isWellWritten(card.text.length > 0 ? card : { ...card, text: [nothing("text")] }, battlefields);
}

const nothing = (id: string): Instruction => ({
  id: `${id}nothing`,
  verb: "draw",
  amount: 0,
  player: { id: `${id}nobody`, player: "you" },
});

/** What a list has more of than another. */
function beyond(list: readonly string[], other: readonly string[]): readonly string[] {
  const left = [...other];
  return list.filter((each) => {
    const at = left.indexOf(each);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
