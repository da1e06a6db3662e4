import type { Cost, Filter, Instruction, IsFilter, Quality, Timing } from "../../spec/types/index.ts";

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
  "recycle",
  "buff",
  "remove buff",
  "prevent",
  "detach",
  "attach",
  "save",
  "discard",
  "control while I stay",
  "swap",
  "look",
  "channel",
  "gain XP",
  "permit",
  "save next",
  "play token",
  "become",
] as const satisfies readonly Instruction["verb"][];

/** How far an action is from plain. */
export function costOfVerb({ verb }: Instruction): number {
  return VERBS.indexOf(verb);
}

/** Restrictions, the plainest first. */
const RESTRICTIONS = [
  "at a battlefield",
  "in a base",
  "ready",
  "exhausted",
  "enemy",
  "friendly",
  "stunned",
  "damaged",
  "you control",
  "buffed",
  "token",
  "another",
  "here",
  "elsewhere",
  "alone",
  "equipped",
] as const satisfies readonly IsFilter["is"][];

/** How far a restriction is from plain. */
export function costOfFilter(filter: Filter): number {
  if ("is" in filter) return RESTRICTIONS.indexOf(filter.is);
  if ("at" in filter) return 9;
  if ("with" in filter) return 10;
  if ("moreThan" in filter) return 9 + filter.upTo + (filter.cost ? 1 : 0);
  if ("choosesUnits" in filter) return 9 + Math.abs(filter.choosesUnits - 1);
  return (filter.might === "at most" ? 6 : 7) + Math.abs(filter.n - 1);
}

/** Times to act, qualities and ways to pay, the plainest first. */
export const TIMES = ["main", "action", "reaction"] as const satisfies readonly Timing[];
/** Qualities, the plainest first. */
export const QUALITIES = [
  "cantBeChosen",
  "cantBeKilled",
  "cantBeReadied",
  "cantMoveToBase",
  "entersInBase",
] as const satisfies readonly Quality[];
/** Ways to pay, the plainest first. */
export const PAYMENTS = ["exhaust", "return", "kill"] as const satisfies readonly Cost["pay"][];
