import type { PlayStep, Scenario } from "../types/index.ts";
import type { Action, Pending } from "./action.ts";
import { chosenIn, textOf } from "./mentions.ts";
import { type Path, valuesOfChain } from "./paths.ts";
import type { PlayEnd, PlayedCheckpoint, Reply, Request, Trace } from "./trace.ts";
import { answer, type Wish, wishesOf } from "./wishes.ts";

/** Actions in one step before the game counts as stuck. */
const BOUND = 100;

/** How far a script has come. */
interface Run {
  pending: Pending;
  substituted: boolean;
  /** Made when a question is asked: most games ask none. */
  wishes: readonly Wish[] | undefined;
  readonly scenario: Scenario;
  /** Physical cards played so far. */
  readonly played: Set<string>;
}

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
  const run: Run = { pending: opening, substituted: false, wishes: undefined, scenario, played: new Set() };
  const done = (end: PlayEnd): Trace => ({ paths, checkpoints, end, substituted: run.substituted });

  checkpoints.push(checkpoint("start", true, yield OBSERVE));
  for (const step of scenario.script) {
    const { id } = step;
    if ("resolve" in step) {
      for (let n = 0; run.pending.kind === "priority" || run.pending.kind === "question"; n += 1) {
        if (n > BOUND) return done({ kind: "stuck", step: id, why: "the chain never gets empty" });
        if (step.resolve > 0 && run.pending.kind === "priority") {
          const { chain } = yield CHAIN;
          if (!chain) return done({ kind: "window missed", step: id });
          if (chain.sources.length <= step.resolve) break;
        }
        const move = goOn(run, id);
        const end = "step" in move ? move : take(run, yield { kind: "act", action: move }, id);
        if (end) return done(end);
      }
      checkpoints.push(checkpoint(id, step.resolve === 0, yield OBSERVE));
      continue;
    }
    const { play } = step;
    for (let n = 0; n < BOUND && mustWait(run.pending, play); n += 1) {
      const move = goOn(run, id);
      const end = "step" in move ? move : take(run, yield { kind: "act", action: move }, id);
      if (end) return done(end);
    }
    if (play.respondsTo === undefined ? run.pending.kind !== "none" : run.pending.kind !== "priority") {
      return done({ kind: "window missed", step: id });
    }
    if (play.respondsTo !== undefined) {
      const { chain } = yield CHAIN;
      if (chain && !chain.sources.includes(play.respondsTo)) return done({ kind: "window missed", step: id });
    }
    const { asks } = yield { kind: "asks", card: play.card };
    run.played.add(play.card);
    const { outcome } = yield { kind: "act", action: playAction(scenario, step) };
    if (outcome?.kind === "unsupported") return done({ kind: "unsupported", feature: outcome.feature });
    if (outcome?.kind === "rejected") return done({ kind: "refused", step: id, reason: outcome.reason });
    if (outcome) run.pending = outcome.pending;
    for (let n = 0; n < BOUND && run.pending.kind === "question"; n += 1) {
      const move = goOn(run, id);
      const end = "step" in move ? move : take(run, yield { kind: "act", action: move }, id);
      if (end) return done(end);
    }
    const { chain } = yield CHAIN;
    checkpoints.push({
      after: id,
      settled: false,
      items: chain?.sources.length,
      values: valuesOfChain(chain, paths.length),
      card: play.card,
      asks: asks?.toSorted().join(","),
    });
  }
  return done({ kind: "complete" });
}

const OBSERVE: Request = { kind: "observe" };
const CHAIN: Request = { kind: "chain" };

function checkpoint(after: string, settled: boolean, { values, chain }: Reply): PlayedCheckpoint {
  if (!values) throw new Error("a game must answer observe with values");
  return { after, settled, items: chain?.sources.length, values, asks: undefined };
}

/** The next move of whoever must move: an answer, or a pass; or how the game ends when there is none. */
function goOn(run: Run, step: string): Action | Extract<PlayEnd, { step: string }> {
  const { pending } = run;
  if (pending.kind === "priority") return { kind: "pass", player: pending.player };
  if (pending.kind !== "question") return { kind: "stuck", step, why: "nobody may act" };
  run.wishes ??= wishesOf(run.scenario);
  const picks = answer(pending, run.wishes, run.played);
  if (!picks) return { kind: "stuck", step, why: "a question that nobody can answer" };
  if (picks === "unclear") return { kind: "unclear question", step };
  if (picks.substituted) run.substituted = true;
  return { kind: "answer", player: pending.player, picks: picks.ids };
}

/** Takes the outcome of a pass or an answer. Returns how the game ended, if it did. */
function take(run: Run, { outcome }: Reply, step: string): PlayEnd | undefined {
  if (!outcome) throw new Error("a game must answer act with an outcome");
  switch (outcome.kind) {
    case "ok":
      run.pending = outcome.pending;
      return undefined;
    case "unsupported":
      return { kind: "unsupported", feature: outcome.feature };
    case "rejected":
      return { kind: "stuck", step, why: `a pass or an answer is refused: ${outcome.reason}` };
  }
}

/** Whether somebody else has to pass, or a question to be answered, before the player may play. */
function mustWait(pending: Pending, play: PlayStep["play"]): boolean {
  if (pending.kind === "question") return true;
  return pending.kind === "priority" && (play.respondsTo === undefined || pending.player !== play.player);
}

type PlayAction = Extract<Action, { kind: "play" }>;

/** The play of a step, with its wishes as slots and as one list in text order. */
export function playAction(scenario: Scenario, { play: { player, card, choices } }: PlayStep): PlayAction {
  const wishes = Object.values(choices);
  // Of one list the order is plain; a scenario is played so often that it counts.
  const targets =
    wishes.length > 1
      ? chosenIn(textOf(scenario, card)).flatMap((mention) => choices[mention.id] ?? [])
      : (wishes[0] ?? []);
  return { kind: "play", player, card, choices, targets };
}
