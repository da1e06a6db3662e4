import type { AttackStep } from "../types/index.ts";
import { type Path, valuesOfChain } from "./paths.ts";
import { BOUND, CHAIN, goOn, mustWait, type Part, type Run } from "./script-run.ts";
import type { PlayedCheckpoint } from "./trace.ts";

/** The turn player's units attack as soon as the chain is empty; what triggers on that goes on the chain. */
export function* attack(run: Run, step: AttackStep, paths: readonly Path[], checkpoints: PlayedCheckpoint[]): Part {
  const { id, attack: said } = step;
  for (let n = 0; n < BOUND && mustWait(run.pending, undefined, undefined); n += 1) {
    const end = yield* goOn(run, id);
    if (end) return end;
  }
  if (run.pending.kind !== "none") return { kind: "window missed", step: id };
  const { outcome } = yield { kind: "act", action: { kind: "attack", player: "P1", ...said } };
  // No rule under test is about standard moves: an engine that takes none simply does not offer them.
  if (outcome?.kind !== "ok") return { kind: "unsupported", feature: "action:attack" };
  run.attacked = true;
  run.pending = outcome.pending;
  for (let n = 0; n < BOUND && run.pending.kind === "question"; n += 1) {
    const end = yield* goOn(run, id);
    if (end) return end;
  }
  const { chain } = yield CHAIN;
  checkpoints.push({
    after: id,
    settled: false,
    items: chain?.sources.length,
    values: valuesOfChain(chain, paths.length),
    asks: undefined,
  });
  return undefined;
}
