import { validateCard } from "../spec/schema/validate.ts";
import type { Card } from "../spec/types/index.ts";

/** The ids of all nodes of a card, in the order of its text. */
export function nodesOf(card: Card): readonly string[] {
  const ids: string[] = [];
  JSON.stringify({ ...card, id: undefined }, (key, value: unknown) => {
    if (key === "id" && typeof value === "string") ids.push(value);
    return value;
  });
  return ids;
}

/**
 * A card without some of its nodes. A condition or a link just no longer holds its instruction back; with anything else
 * that a node cannot do without, such as what an instruction acts on, that node goes too.
 */
export function pruned(card: Card, nodes: ReadonlySet<string>): Card {
  const { id, ...rest } = card;
  return validateCard({ id, ...Object(kept(rest, nodes)) });
}

const GONE = Symbol("gone");

function kept(value: unknown, nodes: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((each) => kept(each, nodes)).filter((each) => each !== GONE);
  if (typeof value !== "object" || value === null) return value;
  if ("id" in value && typeof value.id === "string" && nodes.has(value.id)) return GONE;
  const entries: [string, unknown][] = [];
  for (const [key, child] of Object.entries(value)) {
    const left = kept(child, nodes);
    const nothing = left === GONE || (key === "costs" && Array.isArray(left) && left.length === 0);
    if (!nothing) entries.push([key, left]);
    else if (!isOptional(key, value)) return GONE;
  }
  return Object.fromEntries(entries);
}

/** What a node can do without: costs, a link or condition, a limit on a group; a trigger also without its condition. */
const isOptional = (key: string, parent: object): boolean =>
  key === "costs" || key === "gate" || key === "group" || (key === "if" && "when" in parent);
