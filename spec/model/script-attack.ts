import type { AttackStep } from "../types/index.ts";
import type { Path } from "./paths.ts";
import { CHAIN, chainCheckpoint, goOnWhile, isAsked, mustWait, type Part, type Run } from "./script-run.ts";
import type { PlayedCheckpoint } from "./trace.ts";

/** The turn player's units attack as soon as the chain is empty; what triggers on that goes on the chain. */
export function* attack(run: Run, step: AttackStep, paths: readonly Path[], checkpoints: PlayedCheckpoint[]): Part {
  const { id, attack: said } = step;
  const ended = yield* goOnWhile(run, id, (pending) => mustWait(pending, undefined, undefined));
  if (ended) return ended;
  if (run.pending.kind !== "none") return { kind: "window missed", step: id };
  const { outcome } = yield { kind: "act", action: { kind: "attack", player: "P1", ...said } };
  // No rule under test is about standard moves: an engine that takes none simply does not offer them.
  if (outcome?.kind !== "ok") return { kind: "unsupported", feature: "action:attack" };
  run.attacked = true;
  run.pending = outcome.pending;
  const end = yield* goOnWhile(run, id, isAsked);
  if (end) return end;
  const { chain } = yield CHAIN;
  checkpoints.push(chainCheckpoint(id, chain, paths));
  return undefined;
}
