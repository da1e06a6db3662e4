import type { State, Thing } from "../spec/model/state.ts";
import type { IsFilter } from "../spec/types/index.ts";
import type { Bias, FirstVerb } from "./bias.ts";
import { other } from "./board.ts";
import { between, type Chooser, chance, pick } from "./chooser.ts";
import { type Carrier, counterSpell, DISTURBANCES, type Disturbance, reaction, undoing } from "./disturbance.ts";
import { addReaction, type Growing, resolveTo, stateAtStart, stateNow, stateWaiting } from "./growing.ts";
import { nodeIds, permanents } from "./mention.ts";
import type { Tested } from "./tested.ts";

/** Adds the disturbances of a spell; undefined when all of them came to nothing. */
export function disturb(growing: Growing, item: Tested, carrier: Carrier): Disturbance[] | undefined {
  const { chooser, bias } = growing.draft;
  const { tested, items } = item;
  const kinds: Disturbance[] = [];
  const wanted = chance(chooser, bias.quiet)
    ? 0
    : chance(chooser, Math.max(65, bias.plainSpell))
      ? 1
      : between(chooser, 2, 3);
  if (wanted === 1 && chance(chooser, bias.countered)) {
    addReaction(growing, counterSpell(chooser, tested), tested);
    return ["countered"];
  }
  for (let n = 0; n < wanted; n += 1) {
    const more = n + 1 < wanted;
    const state = stateFor(growing, item, n > 0 && carrier === "in turn");
    if (!state) return undefined;
    const victim = victimOf(chooser, state, item);
    if (!victim) continue;
    const kind = kindAgainst(chooser, bias, item, victim.id);
    const done = reaction(chooser, state, kind, victim, carrier === "all" ? "all" : "targeted", growing.draft.sides);
    if (!done) continue;
    const undoer = chance(chooser, 70) ? done.player : other(done.player);
    const undo = chance(chooser, bias.back) ? undoing(kind, victim, nodeIds(), undoer) : undefined;
    // In one chain the newest resolves first, so what undoes it is played before it.
    if (undo && carrier !== "in turn") addReaction(growing, undo, tested);
    addReaction(growing, done, tested);
    if (carrier === "in turn" && (undo || more)) resolveTo(growing, items);
    if (undo && carrier === "in turn") {
      addReaction(growing, undo, tested);
      if (more) resolveTo(growing, items);
    }
    kinds.push(kind);
  }
  return wanted > 0 && kinds.length === 0 ? undefined : kinds;
}

/** The state in which a disturbance is played. */
function stateFor(growing: Growing, item: Tested, inTurn: boolean): State | undefined {
  if (inTurn) return stateNow(growing);
  return item.triggered ? stateWaiting(growing, item.tested) : stateAtStart(growing);
}

/** Often one that breaks, or seems to break, a requirement on the victim. */
function kindAgainst(chooser: Chooser, bias: Bias, item: Tested, victim: string): Disturbance {
  if (bias.verbs !== "all") {
    const verbs = bias.verbs.filter((verb) => verb !== "draw");
    return DONE_BY[verbs.length > 0 ? pick(chooser, verbs) : "kill"];
  }
  if (bias.disturbances) return pick(chooser, bias.disturbances);
  if (bias.hidden > 90 && chance(chooser, 70)) return "moved away";
  if (chance(chooser, bias.stealing)) return "stolen";
  if (chance(chooser, bias.shifting)) return "moved away";
  if (chance(chooser, bias.protecting)) return "protected";
  if (chance(chooser, bias.mighty)) return pick(chooser, ["Might raised", "Might lowered"] as const);
  if (chance(chooser, bias.replaying)) return pick(chooser, ["replayed", "replayed elsewhere"] as const);
  const filters = item.mentions.find(({ id }) => item.choices[id]?.includes(victim))?.filters ?? [];
  if (filters.length > 0 && chance(chooser, bias.breaking)) {
    const filter = pick(chooser, filters);
    if ("might" in filter) return filter.might === "at most" ? "Might raised" : "Might lowered";
    if ("is" in filter) return BROKEN_BY[filter.is] ?? pick(chooser, DISTURBANCES);
  }
  return pick(chooser, DISTURBANCES);
}

/** What the first actions do to a victim. */
const DONE_BY = {
  kill: "killed",
  deal: "damaged",
  return: "returned",
  move: "moved away",
  draw: "killed",
} as const satisfies Record<FirstVerb, Disturbance>;

/** What ends that something is so. */
export const BREAKS = {
  friendly: "stolen",
  enemy: "stolen",
  "at a battlefield": "moved away",
  "in a base": "moved away",
  exhausted: "exhausted or readied",
  ready: "exhausted or readied",
  stunned: "stunned",
  damaged: "healed",
} as const;

const BROKEN_BY: Partial<Record<IsFilter["is"], Disturbance>> = BREAKS;

/** Mostly one of the spell's targets. */
function victimOf(chooser: Chooser, state: State, item: Tested): Thing | undefined {
  const there = permanents(state);
  const chosen = there.filter(({ id }) => item.chosen.includes(id));
  const list = chosen.length > 0 && chance(chooser, 88) ? chosen : there;
  return list.length > 0 ? pick(chooser, list) : undefined;
}
