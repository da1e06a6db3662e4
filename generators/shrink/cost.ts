import type { Filter, Instruction } from "../../spec/types/index.ts";

/** What instructions do, the plainest first. */
export const VERBS = [
  "draw",
  "deal",
  "return",
  "kill",
  "banish",
  "exhaust",
  "ready",
  "stun",
  "heal",
  "might",
  "move",
  "gain control",
  "grant",
  "remove",
  "recall",
  "choose",
  "counter",
  "play",
] as const satisfies readonly Instruction["verb"][];

export function costOfVerb({ verb }: Instruction): number {
  return VERBS.indexOf(verb);
}

/** Restrictions, the plainest first. */
const RESTRICTIONS = ["at a battlefield", "in a base", "ready", "exhausted", "enemy", "friendly", "stunned", "damaged"];

export function costOfFilter(filter: Filter): number {
  if ("is" in filter) return RESTRICTIONS.indexOf(filter.is);
  if ("at" in filter) return 9;
  return (filter.might === "at most" ? 6 : 7) + Math.abs(filter.n - 1);
}
