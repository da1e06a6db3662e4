import type { PlayedCheckpoint, Trace } from "../../spec/model/trace.ts";
import type { Value } from "../../spec/types/index.ts";

/** A place in a trace: checkpoint and path; the path after the last one stands for what the card asked for. */
export interface Mark {
  readonly checkpoint: number;
  readonly path: number;
}

/** Which paths of a checkpoint count, and all the values that two traces have there. */
export function valueAt(trace: Trace, { checkpoint, path }: Mark): Value | undefined {
  const row = trace.checkpoints[checkpoint];
  // A game that ended early shows nothing but how it ended.
  if (!row) return `the game ended: ${trace.end.kind}`;
  return path === row.values.length ? row.asks : row.values[path];
}

/** Where two predictions differ. */
export function differences(a: Trace, b: Trace): readonly Mark[] {
  const marks: Mark[] = [];
  if (a === b) return marks;
  const rows = Math.max(a.checkpoints.length, b.checkpoints.length);
  const width = a.paths.length;
  for (let checkpoint = 0; checkpoint < rows; checkpoint += 1) {
    const one = a.checkpoints[checkpoint];
    const other = b.checkpoints[checkpoint];
    for (let path = 0; path < width; path += 1) {
      // Where only one game is still played all of it differs.
      if (!one || !other || one.values[path] !== other.values[path]) marks.push({ checkpoint, path });
    }
    if (!one || !other || one.asks !== other.asks) marks.push({ checkpoint, path: width });
  }
  return marks;
}

/** A trace whose checkpoints that equal another's are that other's, so that many predictions take little room. */
export function sharing(trace: Trace, other: Trace, marks: readonly Mark[]): Trace {
  const differing = new Set(marks.map(({ checkpoint }) => checkpoint));
  const checkpoints = trace.checkpoints.map((row, index) =>
    differing.has(index) ? row : (other.checkpoints[index] ?? row),
  );
  return { ...trace, checkpoints };
}

/**
 * What an engine shows at a mark; undefined when it does not show it. Before the chain is empty engines may be
 * further on than the rules' pace, so a checkpoint there counts only if as many items are on the chain.
 */
export function shownAt(engine: Trace, right: Trace, mark: Mark): Value | undefined {
  const row = engine.checkpoints[mark.checkpoint];
  if (row && mark.path < row.values.length && !inStep(row, right.checkpoints[mark.checkpoint])) return undefined;
  return valueAt(engine, mark);
}

function inStep(row: PlayedCheckpoint, right: PlayedCheckpoint | undefined): boolean {
  return row.settled || (row.items !== undefined && row.items === right?.items);
}

/** Where an engine shows something else than predicted. */
export function deviations(engine: Trace, predicted: Trace, right: Trace): readonly Mark[] {
  const marks: Mark[] = [];
  const rows = Math.max(engine.checkpoints.length, predicted.checkpoints.length);
  const width = predicted.paths.length;
  for (let checkpoint = 0; checkpoint < rows; checkpoint += 1) {
    const row = engine.checkpoints[checkpoint];
    const wanted = predicted.checkpoints[checkpoint];
    if (!row || !wanted) {
      if (row || wanted || engine.end.kind !== predicted.end.kind) marks.push({ checkpoint, path: 0 });
      continue;
    }
    if (inStep(row, right.checkpoints[checkpoint])) {
      for (let path = 0; path < width; path += 1) {
        const shown = row.values[path];
        if (shown !== undefined && shown !== wanted.values[path]) marks.push({ checkpoint, path });
      }
    }
    if (row.asks !== undefined && row.asks !== wanted.asks) marks.push({ checkpoint, path: width });
  }
  return marks;
}
