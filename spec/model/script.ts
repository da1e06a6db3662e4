import type { EditStep, ResolveStep, SaveStep, Scenario, Step } from "../types/index.ts";
import type { Pending } from "./action.ts";
import { withoutNextTurn } from "./next-turn.ts";
import type { Path } from "./paths.ts";
import { SAVE_AND_LOAD } from "./save-and-load.ts";
import { attack } from "./script-attack.ts";
import { putOn } from "./script-put.ts";
import {
  BOUND,
  CHAIN,
  checkpoint,
  goOn,
  goOnWhile,
  isAsked,
  mustWait,
  OBSERVE,
  type Part,
  type Run,
  settle,
  waitFor,
} from "./script-run.ts";
import type { PlayEnd, PlayedCheckpoint, Reply, Request, Trace } from "./trace.ts";

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
  const run: Run = {
    pending: opening,
    substituted: false,
    ended: false,
    attacked: false,
    wishes: undefined,
    scenario,
    begun: new Set(),
  };
  const done = (end: PlayEnd): Trace => ({ paths, checkpoints, end, substituted: run.substituted });

  checkpoints.push(checkpoint("start", true, yield OBSERVE));
  for (const step of scenario.script) {
    const end = yield* carryOut(run, step, paths, checkpoints);
    if (end) return done(end);
  }
  return done({ kind: "complete" });
}

/** Carries out one step. Returns how the game ended, if it did. */
function carryOut(run: Run, step: Step, paths: readonly Path[], checkpoints: PlayedCheckpoint[]): Part {
  if ("resolve" in step) return resolveTo(run, step, paths, checkpoints);
  if ("edit" in step) return edit(run, step, checkpoints);
  if ("saveAndLoad" in step) return saveAndLoad(run, step, checkpoints);
  return "attack" in step ? attack(run, step, paths, checkpoints) : putOn(run, step, paths, checkpoints);
}

/** Everybody passes until at most that many items are left on the chain. */
function* resolveTo(
  run: Run,
  { id, resolve, endTurn }: ResolveStep,
  paths: readonly Path[],
  checkpoints: PlayedCheckpoint[],
): Part {
  if (endTurn) {
    const end = yield* endTheTurn(run, id);
    if (end) return end;
  }
  for (let n = 0; run.pending.kind === "priority" || run.pending.kind === "question"; n += 1) {
    if (n > BOUND) return { kind: "stuck", step: id, why: "the chain never gets empty" };
    if (resolve > 0 && run.pending.kind === "priority") {
      const { chain } = yield CHAIN;
      if (!chain) return { kind: "window missed", step: id };
      if (chain.sources.length <= resolve) break;
    }
    const end = yield* resolve === 0 ? settle(run, id) : goOn(run, id);
    if (end) return end;
  }
  // An engine in which the showdown has gone on by itself is further than any script.
  if (run.attacked && resolve === 0 && run.pending.kind !== "focus") return { kind: "window missed", step: id };
  const seen = checkpoint(id, resolve === 0, yield OBSERVE);
  checkpoints.push(run.ended ? { ...seen, values: withoutNextTurn(seen.values, paths) } : seen);
  return undefined;
}

/** The turn player ends the turn as soon as the chain is empty. */
function* endTheTurn(run: Run, step: string): Part {
  const end = yield* goOnWhile(run, step, ({ kind }) => kind !== "none");
  if (end) return end;
  const { outcome } = yield { kind: "act", action: { kind: "end turn", player: "P1" } };
  if (outcome?.kind === "unsupported") return { kind: "unsupported", feature: outcome.feature };
  if (outcome?.kind === "rejected") return { kind: "refused", step, reason: outcome.reason };
  run.ended = true;
  if (outcome) run.pending = outcome.pending;
  return undefined;
}

/** The board is edited as soon as nobody is asked anything and the item that it answers is on the chain. */
function* edit(run: Run, { id, edit: said }: EditStep, checkpoints: PlayedCheckpoint[]): Part {
  const { respondsTo, ...done } = said;
  const ended = yield* goOnWhile(run, id, (pending) => mustWait(pending, undefined, respondsTo));
  if (ended) return ended;
  if (run.pending.kind !== (respondsTo === undefined ? "none" : "priority")) return { kind: "window missed", step: id };
  if (respondsTo !== undefined) {
    const end = yield* waitFor(run, id, undefined, respondsTo);
    if (end) return end;
  }
  const { outcome } = yield { kind: "act", action: { kind: "edit", ...done } };
  if (outcome?.kind !== "ok") return { kind: "unsupported", feature: `edit:${done.verb}` };
  run.pending = outcome.pending;
  checkpoints.push(checkpoint(id, respondsTo === undefined, yield OBSERVE));
  return undefined;
}

/** The game is saved and loaded as soon as nobody is asked anything. An engine that cannot do so just now is not judged. */
function* saveAndLoad(run: Run, { id }: SaveStep, checkpoints: PlayedCheckpoint[]): Part {
  const end = yield* goOnWhile(run, id, isAsked);
  if (end) return end;
  const { outcome } = yield { kind: "act", action: { kind: SAVE_AND_LOAD } };
  if (outcome?.kind === "rejected") return { kind: "window missed", step: id };
  if (outcome?.kind !== "ok") return { kind: "unsupported", feature: SAVE_AND_LOAD };
  run.pending = outcome.pending;
  checkpoints.push(checkpoint(id, checkpoints.at(-1)?.settled ?? true, yield OBSERVE));
  return undefined;
}
