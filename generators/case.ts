import { RULEBOOK } from "../spec/decisions/rulebook.ts";
import { playOut } from "../spec/model/play.ts";
import type { State, Thing } from "../spec/model/state.ts";
import type { IsFilter, PlayerId, Scenario } from "../spec/types/index.ts";
import type { Bias, FirstVerb } from "./bias.ts";
import { BATTLEFIELDS, other, randomBoard } from "./board.ts";
import { between, type Chooser, chance, pick, seeded, some, weighted } from "./chooser.ts";
import { counterSpell, DISTURBANCES, type Disturbance, reaction, undoing } from "./disturbance.ts";
import {
  addReaction,
  addSpell,
  type Growing,
  resolveTo,
  scenarioOf,
  stateAtStart,
  stateNow,
  stateWaiting,
} from "./growing.ts";
import { nodeIds, permanents } from "./mention.ts";
import { RECIPES } from "./recipes/index.ts";
import { randomSpell } from "./spell.ts";
import { STREAMS } from "./streams.ts";
import type { Tested } from "./tested.ts";

/** How disturbances come about: all in one chain, one after another, or by spells that choose nothing. */
export type Carrier = "one chain" | "in turn" | "all";

/** A generated game, with what the suite knows about it. */
export interface GeneratedCase {
  readonly scenario: Scenario;
  /** Id of the physical card of the item under test. */
  readonly tested: string;
  readonly carrier: Carrier;
  readonly disturbances: readonly Disturbance[];
}

/** Says whether a game that was made will do, and what it found out on the way; undefined = it will not. */
export type Judge<J> = (scenario: Scenario, tested: string) => J | undefined;

/** A generated game with what its judge found out. */
export interface JudgedCase<J> {
  readonly generated: GeneratedCase;
  readonly judged: J;
}

const TRIES = 50;

/**
 * Case `index` of a stream: a function of seed, stream and index alone.
 * @param seed any 32-bit whole number
 * @param stream index into STREAMS
 * @param index the case's number within its stream
 * @param profile the reading of the rules by which the case is to be judged
 * @throws Error if no legal game was found in many tries, which no seed is known to do
 */
export function generateCase(
  seed: number,
  stream: number,
  index: number,
  profile: Scenario["profile"] = "CR",
): GeneratedCase {
  return judgedCase(seed, stream, index, profile, runsToItsEnd).generated;
}

/**
 * The same case with what a judge finds out of it, for those who play it anyway.
 * @param judge must refuse what the rules leave open, and what does not run to its end as wished
 */
export function judgedCase<J>(
  seed: number,
  stream: number,
  index: number,
  profile: Scenario["profile"],
  judge: Judge<J>,
): JudgedCase<J> {
  const bias = STREAMS[stream];
  if (!bias) throw new Error(`there is no stream ${stream}`);
  return madeWith(seeded(seed, stream, index), bias, profile, judge);
}

/** A random legal game whose choices come from a chooser. */
export function randomCase(chooser: Chooser, bias: Bias, profile: Scenario["profile"] = "CR"): GeneratedCase {
  return madeWith(chooser, bias, profile, runsToItsEnd).generated;
}

function madeWith<J>(chooser: Chooser, bias: Bias, profile: Scenario["profile"], judge: Judge<J>): JudgedCase<J> {
  for (let n = 0; n < TRIES; n += 1) {
    const generated = tryCase(chooser, bias, profile);
    const judged = generated && judge(generated.scenario, generated.tested);
    if (generated && judged !== undefined) return { generated, judged };
  }
  throw new Error("no legal game was found");
}

/** Whether a game runs to its end as wished, and meets nothing that the rules leave open. */
function runsToItsEnd(scenario: Scenario): true | undefined {
  const { trace, state } = playOut(scenario, RULEBOOK);
  return trace.end.kind === "complete" && !trace.substituted && state.open.size === 0 ? true : undefined;
}

/** With some of the stream's actions only, if it has fewer than all. */
function masked(chooser: Chooser, bias: Bias): Bias {
  if (bias.verbs === "all") return bias;
  const acting = bias.verbs.filter((verb) => verb !== "draw");
  const taken = some(chooser, acting, between(chooser, 1, acting.length));
  const verbs: readonly FirstVerb[] = chance(chooser, 60) ? [...taken, "draw"] : taken;
  return { ...bias, verbs, filters: chance(chooser, 50) ? bias.filters : [] };
}

function tryCase(chooser: Chooser, stream: Bias, profile: Scenario["profile"]): GeneratedCase | undefined {
  const bias = masked(chooser, stream);
  const growing: Growing = { draft: randomBoard(chooser, bias, profile), script: [], answers: {} };
  const recipe = bias.recipe && RECIPES[bias.recipe];
  const item = recipe?.(growing) ?? (recipe ? undefined : plainItem(growing));
  if (!item) return undefined;
  const carrier = weighted<Carrier>(chooser, { "one chain": 50, "in turn": 25, all: 25 });
  const disturbances = item.disturb ? item.disturb(growing, item) : disturb(growing, item, carrier);
  if (!disturbances) return undefined;
  resolveTo(growing, 0);
  if (item.finale?.(growing)) resolveTo(growing, 0);
  return { scenario: scenarioOf(growing), tested: item.tested, carrier, disturbances };
}

/** A random spell, which may answer another one. */
function plainItem(growing: Growing): Tested | undefined {
  const { draft } = growing;
  const { chooser, bias } = draft;
  const opener = bias.verbs === "all" && chance(chooser, 25) ? addOpener(growing) : undefined;
  const player: PlayerId = opener ? pick(chooser, ["P1", "P2"]) : "P1";
  const hiddenAt = chance(chooser, bias.hidden) ? pick(chooser, BATTLEFIELDS) : undefined;
  const spell = randomSpell(chooser, bias, stateAtStart(growing), { player, hiddenAt }, draft.sides);
  if (!spell) return undefined;
  const timing = opener ? "reaction" : pick(chooser, ["main", "action", "reaction"] as const);
  const tested = addSpell(growing, player, spell, { timing, opener, hiddenAt });
  return { ...spell, tested, items: opener ? 2 : 1 };
}

/** A spell of P1's that opens the chain and has nothing to do with the rest. */
function addOpener(growing: Growing): string {
  const ids = nodeIds();
  const text = [
    { id: ids.next("i"), verb: "draw" as const, amount: 1, player: { id: ids.next("m"), player: "you" as const } },
  ];
  return addSpell(growing, "P1", { text, choices: {} }, { timing: "main" });
}

/** Adds the disturbances of a spell; undefined when all of them came to nothing. */
function disturb(growing: Growing, item: Tested, carrier: Carrier): Disturbance[] | undefined {
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
    if ("is" in filter) return BREAKS[filter.is] ?? pick(chooser, DISTURBANCES);
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

const BREAKS: Partial<Record<IsFilter["is"], Disturbance>> = {
  friendly: "stolen",
  enemy: "stolen",
  "at a battlefield": "moved away",
  "in a base": "moved away",
  exhausted: "exhausted or readied",
  ready: "exhausted or readied",
  stunned: "stunned",
  damaged: "healed",
};

/** Mostly one of the spell's targets. */
function victimOf(chooser: Chooser, state: State, item: Tested): Thing | undefined {
  const there = permanents(state);
  const chosen = there.filter(({ id }) => item.chosen.includes(id));
  const list = chosen.length > 0 && chance(chooser, 88) ? chosen : there;
  return list.length > 0 ? pick(chooser, list) : undefined;
}
