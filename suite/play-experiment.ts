import type { Adapter } from "../engine-adapter/contract.ts";
import type { Trace } from "../spec/model/trace.ts";
import type { Scenario } from "../spec/types/index.ts";
import { type EngineGame, playOn } from "./engine-game.ts";
import type { Experiment } from "./judge/experiment.ts";

/** A game that says nothing about the rules. */
export interface Unplayed {
  readonly scenario: Scenario;
  readonly game: Exclude<EngineGame, { kind: "played" }>;
}

/** An engine's traces of all games of an experiment, or the first that says nothing about the rules. */
export type Outcome = { readonly games: number } & ({ readonly traces: readonly Trace[] } | Unplayed);

/** Plays all games of an experiment, the controls after the case. */
export async function playExperiment(adapter: Adapter, experiment: Experiment): Promise<Outcome> {
  const traces: Trace[] = [];
  for (const { scenario } of experiment.games) {
    const waiting = playOn(adapter, scenario, experiment.paths);
    const game: EngineGame = "kind" in waiting ? waiting : await waiting;
    if (game.kind !== "played") return { games: traces.length + 1, scenario, game };
    traces.push(game.trace);
  }
  return { games: traces.length, traces };
}
