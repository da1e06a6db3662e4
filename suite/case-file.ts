import type { Trace } from "../spec/model/trace.ts";
import type { Case, Checkpoint, Control, Scenario, Telltale, Value } from "../spec/types/index.ts";
import { sentFor } from "./fitted.ts";
import { deviations, shownAt, valueAt } from "./judge/compare.ts";
import type { Experiment } from "./judge/experiment.ts";
import { SUITE_VERSION } from "./version.ts";

/** A trace as a case file keeps it. */
export function checkpointsOf(trace: Trace): Checkpoint[] {
  return trace.checkpoints.map(({ after, values, card, asks }) => {
    const named: Record<string, Value> = {};
    for (const [index, path] of trace.paths.entries()) {
      const value = values[index];
      if (value !== undefined) named[path.name] = value;
    }
    if (card !== undefined && asks !== undefined) named[`${card}.asks`] = asks;
    return { after, values: named };
  });
}

/** Where an engine shows something else than the rules ask for. */
export function telltalesOf(engine: Trace, right: Trace): Telltale[] {
  return deviations(engine, right, right).map((mark) => ({
    after: right.checkpoints[mark.checkpoint]?.after ?? "end",
    path: right.paths[mark.path]?.name ?? `${right.checkpoints[mark.checkpoint]?.card}.asks`,
    right: valueAt(right, mark) ?? null,
    wrong: shownAt(engine, right, mark) ?? null,
  }));
}

/** What a case file says besides its games. */
export interface CaseFacts {
  readonly name: string;
  readonly rules: readonly string[];
  readonly misreadings?: readonly string[];
}

/** The scenario that is sent, and what is built of it if that is another. */
export function asSent(built: Scenario): Pick<Case, "scenario" | "built"> {
  const scenario = sentFor(built);
  return scenario === built ? { scenario } : { scenario, built };
}

/** The case file of an experiment, with the telltales that the engine showed in the case itself. */
export function caseOf(experiment: Experiment, engine: Trace | undefined, facts: CaseFacts): Case | undefined {
  const [main, ...others] = experiment.games;
  if (!main) return undefined;
  const controls = others.flatMap(({ name, scenario, right }): Control[] =>
    name === "case" ? [] : [{ name, ...asSent(scenario), expected: checkpointsOf(right) }],
  );
  return {
    format: 1,
    name: facts.name,
    suite: SUITE_VERSION,
    rules: [...facts.rules],
    ...asSent(main.scenario),
    expected: checkpointsOf(main.right),
    ...(facts.misreadings && { misreadings: [...facts.misreadings] }),
    ...(engine && { telltales: telltalesOf(engine, main.right) }),
    controls,
  };
}
