import type { PlayedCheckpoint, Trace } from "../spec/model/trace.ts";
import type { RecordedCase, RecordedGame, RecordedRow, Recording, Value } from "../spec/types/index.ts";
import type { Experiment } from "./judge/experiment.ts";
import type { Outcome } from "./play-experiment.ts";
import type { PoolCase } from "./pool-case.ts";

/** What a case is called in a recording; the same in every run with that seed. */
export const keyOf = ({ stream, index }: PoolCase): string => `${stream}/${index}`;

/**
 * What came of a case, as it is kept.
 * @returns undefined when it depends on how the engine builds cards, which no recording tells
 */
export function recorded(experiment: Experiment, outcome: Outcome): RecordedCase | undefined {
  if ("traces" in outcome)
    return { games: outcome.traces.flatMap((trace, at) => recordedGame(trace, experiment.games[at]?.right) ?? []) };
  const { game, games } = outcome;
  if (game.kind === "built otherwise") return undefined;
  const unplayed = game.kind === "unsupported" ? { kind: game.kind, features: [...game.features] } : { ...game };
  return { games: Array.from({ length: games - 1 }, () => WON), unplayed };
}

/** Stands for a game before the one that says nothing: what it showed is of no use. */
const WON: RecordedGame = { rows: [], end: { kind: "complete" }, substituted: false };

function recordedGame({ checkpoints, end, substituted }: Trace, right: Trace | undefined): RecordedGame | undefined {
  if (end.kind !== "complete" && end.kind !== "refused") return undefined;
  const rows = checkpoints.map((row, at) => {
    const wanted = right?.checkpoints[at];
    return wanted && sameRow(row, wanted) ? 0 : recordedRow(row);
  });
  return { rows, end, substituted };
}

function sameRow(a: PlayedCheckpoint, b: PlayedCheckpoint): boolean {
  return (
    a.after === b.after &&
    a.settled === b.settled &&
    a.items === b.items &&
    a.card === b.card &&
    a.asks === b.asks &&
    a.values.length === b.values.length &&
    a.values.every((value, path) => value === b.values[path])
  );
}

function recordedRow({ after, settled, items, card, asks, values }: PlayedCheckpoint): RecordedRow {
  return {
    after,
    settled,
    ...(items !== undefined && { items }),
    ...(card !== undefined && { card }),
    ...(asks !== undefined && { asks }),
    values: values.map((value) => value ?? null),
    unseen: values.flatMap((value, path) => (value === undefined ? [path] : [])),
  };
}

/** What came of a case in any of those recordings. */
export function recalled(recordings: readonly Recording[]): (next: PoolCase) => Outcome | undefined {
  const known = new Map<string, RecordedCase>();
  for (const { cases } of recordings) for (const [key, each] of Object.entries(cases)) known.set(key, each);
  return (next) => {
    const kept = known.get(keyOf(next));
    return kept && next.experiment && outcomeOf(next.experiment, kept);
  };
}

/** What came of a case, as it was kept. Undefined where the recording does not fit the case. */
export function outcomeOf(experiment: Experiment, { games, unplayed }: RecordedCase): Outcome | undefined {
  if (unplayed) {
    const scenario = experiment.games[games.length]?.scenario;
    const game = gameOf(unplayed);
    return scenario && game && { games: games.length + 1, scenario, game };
  }
  const traces = games.flatMap((game, at) => traceOf(experiment, game, at) ?? []);
  return traces.length === experiment.games.length ? { games: traces.length, traces } : undefined;
}

function gameOf({ kind, features = [], unclear, fault }: NonNullable<RecordedCase["unplayed"]>) {
  switch (kind) {
    case "unsupported":
      return { kind, features };
    case "window missed":
      return { kind, ...(unclear && { unclear: true as const }) };
    case "fault":
      return fault && { kind, fault };
  }
}

function traceOf(
  { games, paths }: Experiment,
  { rows, end, substituted }: RecordedGame,
  at: number,
): Trace | undefined {
  const right = games[at]?.right;
  if (!right) return undefined;
  const checkpoints: PlayedCheckpoint[] = [];
  for (const [index, row] of rows.entries()) {
    const played = row === 0 ? right.checkpoints[index] : playedRow(row);
    if (!played) return undefined;
    checkpoints.push(played);
  }
  const ended =
    end.kind === "complete" ? { kind: end.kind } : { kind: end.kind, step: end.step ?? "", reason: end.reason ?? "" };
  return { paths, checkpoints, end: ended, substituted };
}

function playedRow({ items, values, unseen, ...row }: RecordedRow): PlayedCheckpoint {
  const hidden = new Set(unseen);
  const shown = values.map((value: Value, path) => (hidden.has(path) ? undefined : value));
  return { ...row, asks: row.asks, items, values: shown };
}
