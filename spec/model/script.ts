import type { PlayStep, Scenario } from "../types/index.ts";
import type { Action, Outcome, Pending, Question } from "./action.ts";
import { chosenIn } from "./mentions.ts";
import type { Path, Values } from "./paths.ts";

/** What the script wants of a game, one at a time. */
export type Request =
  | { readonly kind: "act"; readonly action: Action }
  | { readonly kind: "observe" }
  /** Which items are on the chain; cheaper for the model than all values. */
  | { readonly kind: "chain" }
  | { readonly kind: "asks"; readonly card: string };

/** What a game answers. */
export interface Reply {
  /** To an act. */
  readonly outcome?: Outcome;
  /** To observe. */
  readonly values?: Values;
  /** To chain: the sources, oldest first; undefined when the engine does not show it. */
  readonly chain?: readonly string[] | undefined;
  /** To asks; undefined when the engine cannot tell. */
  readonly asks?: readonly string[] | undefined;
}

/** How a game ended; all but complete stop the script. */
export type PlayEnd =
  | { readonly kind: "complete" }
  | { readonly kind: "refused"; readonly step: string; readonly reason: string }
  | { readonly kind: "window missed"; readonly step: string }
  /** The engine asked without saying for what, and several wishes were on offer. */
  | { readonly kind: "unclear question"; readonly step: string }
  | { readonly kind: "unsupported"; readonly feature: string }
  | { readonly kind: "stuck"; readonly step: string; readonly why: string };

/** A checkpoint of a game as played. */
export interface PlayedCheckpoint {
  readonly after: string;
  /** The chain should be empty here; at other checkpoints engines may be further on than the rules' own pace. */
  readonly settled: boolean;
  /** How many items are on the chain; undefined = not shown. */
  readonly items: number | undefined;
  readonly values: Values;
  /** Mentions that had to be chosen for the card of a play step; undefined = not shown or no play. */
  readonly asks: string | undefined;
}

/** What a game showed. */
export interface Trace {
  readonly paths: readonly Path[];
  readonly checkpoints: readonly PlayedCheckpoint[];
  readonly end: PlayEnd;
  /** A wished option was not on offer and another was taken. */
  readonly substituted: boolean;
}

/** Actions in one step before the game counts as stuck. */
const BOUND = 100;

/**
 * Plays a script: plays and reacts as soon as the player may, passes for whoever has priority, answers questions by
 * the wishes. The model and every engine are played by this one policy.
 * Yields what it wants of the game and takes the reply; observations come as values at the scenario's paths.
 * @param scenario the scenario whose script is played
 * @param paths its paths
 * @param opening what the game waits for at the start
 */
export function* playScript(
  scenario: Scenario,
  paths: readonly Path[],
  opening: Pending,
): Generator<Request, Trace, Reply> {
  const checkpoints: PlayedCheckpoint[] = [];
  const chainAt = paths.findIndex(({ field }) => field === "chain");
  let pending = opening;
  let substituted = false;
  let asks: string | undefined;
  const wishes = wishesOf(scenario);
  const played = new Set<string>();
  const done = (end: PlayEnd): Trace => ({ paths, checkpoints, end, substituted });

  function* observe(after: string, settled: boolean): Generator<Request, Values, Reply> {
    const { values } = yield { kind: "observe" };
    if (!values) throw new Error("a game must answer observe with values");
    checkpoints.push({ after, settled, items: itemsIn(values[chainAt]), values, asks });
    asks = undefined;
    return values;
  }

  function* act(action: Action): Generator<Request, Outcome, Reply> {
    const { outcome } = yield { kind: "act", action };
    if (!outcome) throw new Error("a game must answer act with an outcome");
    if (outcome.kind === "ok") pending = outcome.pending;
    return outcome;
  }

  /** Answers the open question, or passes. Returns how the game ended, if it did. */
  function* goOn(step: string): Generator<Request, PlayEnd | undefined, Reply> {
    if (pending.kind === "over" || pending.kind === "none") return undefined;
    if (pending.kind === "priority") {
      const outcome = yield* act({ kind: "pass", player: pending.player });
      if (outcome.kind === "ok") return undefined;
      return stop(step, outcome, "nobody can pass");
    }
    const picks = answer(pending, wishes, played);
    if (!picks) return { kind: "stuck", step, why: "a question that nobody can answer" };
    if (picks === "unclear") return { kind: "unclear question", step };
    if (picks.substituted) substituted = true;
    const outcome = yield* act({ kind: "answer", player: pending.player, picks: picks.ids });
    return outcome.kind === "ok" ? undefined : stop(step, outcome, "no answer is taken");
  }

  yield* observe("start", true);
  for (const step of scenario.script) {
    if ("resolve" in step) {
      for (let n = 0; pending.kind === "priority" || pending.kind === "question"; n += 1) {
        if (n > BOUND) return done({ kind: "stuck", step: step.id, why: "the chain never gets empty" });
        if (step.resolve > 0 && pending.kind === "priority") {
          const { chain } = yield { kind: "chain" };
          if (!chain) return done({ kind: "window missed", step: step.id });
          if (chain.length <= step.resolve) break;
        }
        const end = yield* goOn(step.id);
        if (end) return done(end);
      }
      yield* observe(step.id, step.resolve === 0);
      continue;
    }
    const { play } = step;
    for (let n = 0; n < BOUND && mustWait(pending, play); n += 1) {
      const end = yield* goOn(step.id);
      if (end) return done(end);
    }
    const missed = yield* windowMissed(step, pending);
    if (missed) return done({ kind: "window missed", step: step.id });
    asks = (yield { kind: "asks", card: play.card }).asks?.toSorted().join(",");
    const action = playAction(scenario, step);
    played.add(play.card);
    const outcome = yield* act(action);
    if (outcome.kind === "unsupported") return done({ kind: "unsupported", feature: outcome.feature });
    if (outcome.kind === "rejected") return done({ kind: "refused", step: step.id, reason: outcome.reason });
    const end = yield* settleQuestions(step.id);
    if (end) return done(end);
    yield* observe(step.id, false);
  }
  return done({ kind: "complete" });

  function* settleQuestions(step: string): Generator<Request, PlayEnd | undefined, Reply> {
    for (let n = 0; n < BOUND && pending.kind === "question"; n += 1) {
      const end = yield* goOn(step);
      if (end) return end;
    }
    return undefined;
  }
}

function stop(step: string, outcome: Outcome, why: string): PlayEnd {
  if (outcome.kind === "unsupported") return { kind: "unsupported", feature: outcome.feature };
  return { kind: "stuck", step, why: outcome.kind === "rejected" ? `${why}: ${outcome.reason}` : why };
}

/** Whether somebody else has to pass, or a question to be answered, before the player may play. */
function mustWait(pending: Pending, play: PlayStep["play"]): boolean {
  if (pending.kind === "question") return true;
  return pending.kind === "priority" && (play.respondsTo === undefined || pending.player !== play.player);
}

function* windowMissed(step: PlayStep, pending: Pending): Generator<Request, boolean, Reply> {
  const { respondsTo } = step.play;
  if (respondsTo === undefined) return pending.kind !== "none";
  if (pending.kind !== "priority") return true;
  const { chain } = yield { kind: "chain" };
  return chain !== undefined && !chain.includes(respondsTo);
}

/** The play of a step, with its wishes as slots and as one list in text order. */
export function playAction(scenario: Scenario, step: PlayStep): Extract<Action, { kind: "play" }> {
  const { player, card, choices } = step.play;
  const object = scenario.objects.find((each) => each.id === card);
  const text = scenario.cards.find((each) => each.id === object?.card)?.text ?? [];
  const targets = chosenIn(text).flatMap((mention) => choices[mention.id] ?? []);
  return { kind: "play", player, card, choices, targets };
}

function itemsIn(chain: unknown): number | undefined {
  if (typeof chain !== "string") return undefined;
  return chain === "" ? 0 : chain.split(" ").length;
}

/** A choice that a player wants to make for a mention of a card. */
interface Wish {
  readonly card: string;
  readonly mention: string;
  readonly ids: readonly string[];
  /** An engine that names no mention is taken to ask for each once. */
  met: boolean;
}

/** All wishes of a script, those of the latest play first. */
function wishesOf(scenario: Scenario): readonly Wish[] {
  return scenario.script
    .flatMap((step) => ("play" in step ? [step.play] : []))
    .reverse()
    .flatMap(({ card, choices }) =>
      Object.entries(choices).map(([mention, ids]) => ({ card, mention, ids, met: false })),
    );
}

interface Answer {
  readonly ids: readonly string[];
  readonly substituted: boolean;
}

/**
 * The answer to a question: the wish for its mention; if the engine does not name the mention, the item's first open
 * wish that is on offer, the latest card's first; if no wish is on offer nothing where that is allowed, else the first
 * options.
 * @param asking the cards that were played so far
 */
function answer(
  question: Question,
  wishes: readonly Wish[],
  asking: ReadonlySet<string>,
): Answer | "unclear" | undefined {
  const { options, min, max, item, mention } = question;
  if (options.length < min) return undefined;
  const onOffer = (wish: Wish): string[] => wish.ids.filter((id) => options.includes(id)).slice(0, max);
  const mine = wishes.filter(
    (wish) =>
      asking.has(wish.card) &&
      (item === undefined || wish.card === item) &&
      (mention === undefined ? !wish.met : wish.mention === mention),
  );
  const fitting = mine.filter((wish) => onOffer(wish).length >= Math.max(1, min));
  if (mention === undefined && new Set(fitting.map((wish) => onOffer(wish).join())).size > 1) return "unclear";
  for (const wish of fitting) {
    const ids = onOffer(wish);
    wish.met = true;
    return { ids, substituted: ids.length < wish.ids.length };
  }
  if (min === 0) return { ids: [], substituted: mine.some(({ ids }) => ids.length > 0) };
  return { ids: options.slice(0, min), substituted: true };
}
