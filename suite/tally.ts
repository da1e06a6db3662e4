import type { Path } from "../spec/model/paths.ts";
import type { Build } from "./fitted.ts";
import { type Mark, shownAt } from "./judge/compare.ts";
import type { Result } from "./judge/result.ts";
import type { PoolCase } from "./pool-case.ts";

/** Evidence for one misreading. */
export interface Evidence {
  /** Experiments that told, with their controls held, against it. */
  count: number;
  blocked: number;
  /** Experiments that told of it, whatever came out. */
  told: number;
  /** Experiments that would tell of it if the engine had left a window for a reaction. */
  missed: number;
  /** Experiments that would tell of it if the engine built their cards as they are. */
  unfit: number;
  /** By feature: experiments among these whose cards lost it. */
  readonly lost: Map<string, number>;
  /** By field: experiments that would tell of it if the engine showed that. */
  readonly unseen: Map<string, number>;
  /** By cell. */
  readonly cells: Map<string, number>;
  /** The edits of the board on which the count rests. */
  readonly edits: Set<string>;
}

/** A tally before the first case. */
export const nothingYet = (): Evidence => ({
  count: 0,
  blocked: 0,
  told: 0,
  missed: 0,
  unfit: 0,
  lost: new Map(),
  unseen: new Map(),
  cells: new Map(),
  edits: new Set(),
});

/** Right play counts against a misreading wherever it shows that the misreading would have played otherwise. */
export function countRight(evidence: Evidence | undefined, name: string, next: PoolCase, result: Result): void {
  const marks = next.marks(name);
  if (marks.length === 0) return;
  const [engine] = result.played;
  const seen = engine !== undefined && marks.some((mark) => shownAt(engine, next.right, mark) !== undefined);
  if (!seen) count(evidence, name, next, result);
  else if (evidence) add(evidence, next);
}

/** Counts what an experiment says of a misreading, whatever the engine did. */
export function count(evidence: Evidence | undefined, name: string, next: PoolCase, result: Result): void {
  if (!evidence) return;
  const weights = result.weights.filter((_, at) => result.experiment.tells[at]?.hypothesis.misreading.name === name);
  if (weights.every((weight) => weight === "unseen")) {
    noteUnseen(evidence, next.marks(name), next.paths);
    return;
  }
  if (weights.every((weight) => weight === "refutes" || weight === "unseen")) {
    add(evidence, next);
    return;
  }
  evidence.told += 1;
  if (weights.includes("blocked")) evidence.blocked += 1;
}

/** Counts an experiment that would have told of a misreading, if not for how the engine built its cards. */
export function countUnfit(evidence: Evidence | undefined, build: Build): void {
  if (!evidence) return;
  evidence.unfit += 1;
  const lost = build.kind === "unknown" ? ["telling as what"] : new Set(build.lost);
  for (const feature of lost) evidence.lost.set(feature, (evidence.lost.get(feature) ?? 0) + 1);
}

/** Counts an experiment that would have told of a misreading, if the engine had left a window for a reaction. */
export function countMissed(evidence: Evidence | undefined, name: string, next: PoolCase): void {
  if (evidence && next.tells(name)) evidence.missed += 1;
}

/** Each field once, however often it would show there. */
function noteUnseen({ unseen }: Evidence, marks: readonly Mark[], paths: readonly Path[]): void {
  const fields = new Set(marks.map(({ path }) => paths[path]?.field ?? "asks"));
  for (const field of fields) unseen.set(field, (unseen.get(field) ?? 0) + 1);
}

/** Counts a telling case for which the controls hold. */
export function add(evidence: Evidence, { cell, edits }: Pick<PoolCase, "cell" | "edits">): void {
  evidence.told += 1;
  evidence.count += 1;
  for (const edit of edits) evidence.edits.add(edit);
  evidence.cells.set(cell, (evidence.cells.get(cell) ?? 0) + 1);
}
