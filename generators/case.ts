import { RULEBOOK } from "../spec/decisions/rulebook.ts";
import { playOut } from "../spec/model/play.ts";
import type { PlayerId, Scenario } from "../spec/types/index.ts";
import type { Bias, FirstVerb } from "./bias.ts";
import { BATTLEFIELDS, randomBoard } from "./board.ts";
import { between, type Chooser, chance, pick, seeded, some, weighted } from "./chooser.ts";
import type { Carrier, Disturbance } from "./disturbance.ts";
import { disturb } from "./disturbing.ts";
import { addSpell, type Growing, resolveTo, scenarioOf, stateAtStart } from "./growing.ts";
import { nodeIds } from "./mention.ts";
import { RECIPES } from "./recipes/index.ts";
import { randomSpell } from "./spell.ts";
import { STREAMS } from "./streams.ts";
import type { Tested } from "./tested.ts";

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
