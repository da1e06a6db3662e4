import { RULEBOOK } from "../spec/decisions/rulebook.ts";
import { startGame } from "../spec/model/game.ts";
import { playOut } from "../spec/model/play.ts";
import type { State, Thing } from "../spec/model/state.ts";
import type { Card, PlayerId, PlayStep, Scenario, Step } from "../spec/types/index.ts";
import { type Bias, type FirstVerb, STREAMS } from "./bias.ts";
import { BATTLEFIELDS, type Draft, freshId, other, randomBoard } from "./board.ts";
import { between, type Chooser, chance, pick, seeded, some, weighted } from "./chooser.ts";
import { counterSpell, DISTURBANCES, type Disturbance, type Reaction, reaction, undoing } from "./disturbance.ts";
import { nodeIds, permanents } from "./mention.ts";
import { randomSpell, type Spell } from "./spell.ts";

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
  const bias = STREAMS[stream];
  if (!bias) throw new Error(`there is no stream ${stream}`);
  const made = randomCase(seeded(seed, stream, index), bias);
  return { ...made, scenario: { ...made.scenario, profile } };
}

/** A random legal game whose choices come from a chooser. */
export function randomCase(chooser: Chooser, bias: Bias): GeneratedCase {
  for (let n = 0; n < TRIES; n += 1) {
    const made = tryCase(chooser, bias);
    if (made) return made;
  }
  throw new Error("no legal game was found");
}

/** With some of the stream's actions only, if it has fewer than all. */
function masked(chooser: Chooser, bias: Bias): Bias {
  if (bias.verbs === "all") return bias;
  const acting = bias.verbs.filter((verb) => verb !== "draw");
  const taken = some(chooser, acting, between(chooser, 1, acting.length));
  const verbs: readonly FirstVerb[] = chance(chooser, 60) ? [...taken, "draw"] : taken;
  return { ...bias, verbs, filters: chance(chooser, 50) ? bias.filters : [] };
}

/** A draft with its script so far. */
interface Growing {
  readonly draft: Draft;
  readonly script: Step[];
}

function tryCase(chooser: Chooser, stream: Bias): GeneratedCase | undefined {
  const bias = masked(chooser, stream);
  const draft = randomBoard(chooser, bias);
  const growing: Growing = { draft, script: [] };
  const opener = bias.verbs === "all" && chance(chooser, 25) ? addOpener(growing) : undefined;
  const player: PlayerId = opener ? pick(chooser, ["P1", "P2"]) : "P1";
  const hiddenAt = chance(chooser, bias.hidden) ? pick(chooser, BATTLEFIELDS) : undefined;
  const start = startGame(scenarioOf(growing), RULEBOOK).state;
  const spell = randomSpell(chooser, bias, start, { player, hiddenAt }, draft.sides);
  if (!spell) return undefined;
  const timing = opener ? "reaction" : pick(chooser, ["main", "action", "reaction"] as const);
  const tested = addSpell(growing, player, spell, { timing, opener, hiddenAt });
  const carrier = weighted<Carrier>(chooser, { "one chain": 50, "in turn": 25, all: 25 });
  const disturbances = disturb(growing, spell, tested, carrier, opener ? 2 : 1);
  if (!disturbances) return undefined;
  resolveTo(growing, 0);
  const scenario = scenarioOf(growing);
  const { trace, state } = playOut(scenario, RULEBOOK);
  return trace.end.kind === "complete" && state.open.size === 0
    ? { scenario, tested, carrier, disturbances }
    : undefined;
}

function scenarioOf({ draft, script }: Growing): Scenario {
  return {
    release: "2026-07-24",
    profile: "CR",
    battlefields: [...BATTLEFIELDS],
    players: draft.players,
    cards: draft.cards,
    objects: draft.objects,
    script,
  };
}

/** A spell of P1's that opens the chain and has nothing to do with the rest. */
function addOpener(growing: Growing): string {
  const ids = nodeIds();
  const text = [
    { id: ids.next("i"), verb: "draw" as const, amount: 1, player: { id: ids.next("m"), player: "you" as const } },
  ];
  return addSpell(growing, "P1", { text, choices: {} }, { timing: "main" });
}

interface Playing {
  readonly timing: Card["timing"];
  /** Id of the physical card it responds to. */
  readonly opener?: string | undefined;
  readonly hiddenAt?: string | undefined;
}

/** Puts a spell into its player's hand, or hides it, and has it played. Returns the id of its physical card. */
function addSpell(
  { draft, script }: Growing,
  player: PlayerId,
  spell: Pick<Spell, "choices"> & { readonly text: Card["text"] | readonly Card["text"][number][] },
  playing: Playing,
): string {
  const card = freshId(draft, "S");
  draft.cards.push({
    id: `card${card}`,
    name: `Spell ${card}`,
    kind: "spell",
    timing: playing.timing,
    text: [...spell.text],
    abilities: [],
  });
  draft.objects.push({
    id: card,
    kind: "spell",
    card: `card${card}`,
    owner: player,
    controller: player,
    place: playing.hiddenAt === undefined ? `hand:${player}` : `facedown:${playing.hiddenAt}`,
  });
  const step: PlayStep = {
    id: `s${script.length + 1}`,
    play: { player, card, choices: spell.choices, ...(playing.opener !== undefined && { respondsTo: playing.opener }) },
  };
  script.push(step);
  return card;
}

/** Adds the disturbances of a spell; undefined when all of them came to nothing. */
function disturb(
  growing: Growing,
  spell: Spell,
  tested: string,
  carrier: Carrier,
  items: number,
): Disturbance[] | undefined {
  const { chooser, bias } = growing.draft;
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
    const state = n > 0 && carrier === "in turn" ? stateNow(growing) : stateAtStart(growing);
    const victim = victimOf(chooser, state, spell);
    if (!victim) continue;
    const kind = kindAgainst(chooser, bias, spell, victim.id);
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

function resolveTo({ script }: Growing, items: number): void {
  script.push({ id: `s${script.length + 1}`, resolve: items });
}

/** Often one that breaks, or seems to break, a requirement on the victim. */
function kindAgainst(chooser: Chooser, bias: Bias, spell: Spell, victim: string): Disturbance {
  if (bias.verbs !== "all") {
    const verbs = bias.verbs.filter((verb) => verb !== "draw");
    return DONE_BY[verbs.length > 0 ? pick(chooser, verbs) : "kill"];
  }
  if (bias.hidden > 90 && chance(chooser, 70)) return "moved away";
  if (chance(chooser, bias.protecting)) return "protected";
  if (chance(chooser, bias.mighty)) return pick(chooser, ["Might raised", "Might lowered"] as const);
  if (chance(chooser, bias.replaying)) return pick(chooser, ["replayed", "replayed elsewhere"] as const);
  const filters = spell.mentions.find(({ id }) => spell.choices[id]?.includes(victim))?.filters ?? [];
  if (filters.length > 0 && chance(chooser, bias.breaking)) {
    const filter = pick(chooser, filters);
    if ("might" in filter) return filter.might === "at most" ? "Might raised" : "Might lowered";
    if ("is" in filter) return BREAKS[filter.is];
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

const BREAKS = {
  friendly: "stolen",
  enemy: "stolen",
  "at a battlefield": "moved away",
  "in a base": "moved away",
  exhausted: "exhausted or readied",
  ready: "exhausted or readied",
  stunned: "stunned",
  damaged: "healed",
} as const satisfies Record<string, Disturbance>;

function addReaction(growing: Growing, { player, text, choices }: Reaction, tested: string): void {
  addSpell(growing, player, { text, choices }, { timing: "reaction", opener: tested });
}

const stateAtStart = (growing: Growing): State => startGame(scenarioOf(growing), RULEBOOK).state;
const stateNow = (growing: Growing): State => playOut(scenarioOf(growing), RULEBOOK).state;

/** Mostly one of the spell's targets. */
function victimOf(chooser: Chooser, state: State, spell: Spell): Thing | undefined {
  const there = permanents(state);
  const chosen = there.filter(({ id }) => spell.chosen.includes(id));
  const list = chosen.length > 0 && chance(chooser, 88) ? chosen : there;
  return list.length > 0 ? pick(chooser, list) : undefined;
}
