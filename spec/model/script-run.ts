import type { PlayerId, Scenario } from "../types/index.ts";
import type { Action, Pending } from "./action.ts";
import { cardOf } from "./mentions.ts";
import { type Path, type Values, valuesOfChain } from "./paths.ts";
import type { PlayEnd, PlayedCheckpoint, Reply, Request } from "./trace.ts";
import { answer, type Wish, wishesOf } from "./wishes.ts";

/** Actions in one step before the game counts as stuck. */
export const BOUND = 100;

/** How far a script has come. */
export interface Run {
  pending: Pending;
  substituted: boolean;
  /** The turn has been ended. */
  ended: boolean;
  /** A showdown has been opened. */
  attacked: boolean;
  /** Made when a question is asked: most games ask none. */
  wishes: readonly Wish[] | undefined;
  readonly scenario: Scenario;
  /** Ids of the steps that have played or activated something so far. */
  readonly begun: Set<string>;
}

/** A part of a script: how the game ended in it, if it did. */
export type Part = Generator<Request, PlayEnd | undefined, Reply>;

export const OBSERVE: Request = { kind: "observe" };
export const CHAIN: Request = { kind: "chain" };

export function checkpoint(after: string, settled: boolean, { values, chain }: Reply): PlayedCheckpoint {
  if (!values) throw new Error("a game must answer observe with values");
  return { after, settled, items: chain?.sources.length, values, asks: undefined };
}

/** What stands on the chain right after a step that may have put something there. */
export function chainCheckpoint(after: string, chain: Reply["chain"], paths: readonly Path[]): PlayedCheckpoint {
  return {
    after,
    settled: false,
    items: chain?.sources.length,
    values: valuesOfChain(chain, paths.length),
    asks: undefined,
  };
}

/** Whoever must move does: answers, or passes. Returns how the game ended, if it did. */
export function* goOn(run: Run, step: string): Part {
  const move = nextMove(run, step);
  return "step" in move ? move : take(run, yield { kind: "act", action: move }, step);
}

/** Goes on as long as somebody has to be waited for, bounded. Returns how the game ended, if it did. */
export function* goOnWhile(run: Run, step: string, waits: (pending: Pending) => boolean): Part {
  for (let n = 0; n < BOUND && waits(run.pending); n += 1) {
    const end = yield* goOn(run, step);
    if (end) return end;
  }
  return undefined;
}

/** Whether a question is open. */
export const isAsked = ({ kind }: Pending): boolean => kind === "question";

/** The same where nothing is looked at until nobody has priority: the game may carry out all the passes in one go. */
export function* settle(run: Run, step: string): Part {
  const move = nextMove(run, step);
  if ("step" in move) return move;
  return take(run, yield move.kind === "pass" ? { kind: "settle", action: move } : { kind: "act", action: move }, step);
}

function nextMove(run: Run, step: string): Action | Extract<PlayEnd, { step: string }> {
  const { pending } = run;
  if (pending.kind === "priority") return { kind: "pass", player: pending.player };
  if (pending.kind !== "question") return { kind: "stuck", step, why: "nobody may act" };
  run.wishes ??= wishesOf(run.scenario);
  const picks = answer(pending, run.wishes, run.begun);
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

/** Whether somebody else has to pass, or a question to be answered, before the player may act. */
export function mustWait(pending: Pending, player: PlayerId | undefined, respondsTo: string | undefined): boolean {
  if (pending.kind === "question") return true;
  if (pending.kind !== "priority") return false;
  return respondsTo === undefined || (player !== undefined && pending.player !== player);
}

/**
 * Passes until what an item's text does later is on the chain, in the item's place. An engine need not tell the two apart:
 * the one is there when the other, which was on top, has changed the board.
 */
export function* waitForLater(run: Run, step: string, player: PlayerId | undefined, respondsTo: string): Part {
  let before: Values | undefined;
  for (let n = 0; n < BOUND && (run.pending.kind === "priority" || run.pending.kind === "question"); n += 1) {
    const { values = [], chain } = yield OBSERVE;
    if (!chain) break;
    if (run.pending.kind === "priority" && chain.sources.at(-1) === respondsTo) {
      const seen = before;
      const has = seen !== undefined && values.some((value, index) => value !== seen[index]);
      if (has && (player === undefined || run.pending.player === player)) return undefined;
      before ??= values;
    }
    const end = yield* goOn(run, step);
    if (end) return end;
  }
  return { kind: "window missed", step };
}

/** Passes until the item is on the chain that is to be answered, by that player if any: a triggered ability comes only in time. */
export function* waitFor(run: Run, step: string, player: PlayerId | undefined, respondsTo: string): Part {
  const triggers = cardOf(run.scenario, respondsTo)?.abilities.some((ability) => "when" in ability) ?? false;
  for (let n = 0; n < BOUND && (run.pending.kind === "priority" || run.pending.kind === "question"); n += 1) {
    const { chain } = yield CHAIN;
    const there = chain ? chain.sources.includes(respondsTo) : !triggers;
    const may = run.pending.kind === "priority" && (player === undefined || run.pending.player === player);
    if (there && may) return undefined;
    if (!there && (!triggers || !chain)) break;
    const end = yield* goOn(run, step);
    if (end) return end;
  }
  return { kind: "window missed", step };
}
