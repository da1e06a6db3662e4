import { RULEBOOK } from "../../spec/decisions/rulebook.ts";
import { oneByOne } from "../../spec/model/one-by-one.ts";
import { type Path, pathsOf, type Values as Row, valuesOf } from "../../spec/model/paths.ts";
import { play, playOut } from "../../spec/model/play.ts";
import type { PlayedCheckpoint } from "../../spec/model/trace.ts";
import type { Case, Scenario, Value } from "../../spec/types/index.ts";

/** What stands at each path of a game. */
export type Values = ReadonlyMap<string, Value>;

type Entry = readonly [path: string, value: Value];

/** A game as the rules have it. */
export interface RightGame {
  /** With a step for each item that resolves, where the model can play it. */
  readonly scenario: Scenario;
  /** At the start and after each step. */
  readonly states: readonly Values[];
}

/** The game of a case: what its file says goes first, the model adds what happens in between. */
export function rightGame({ scenario: written, expected }: Case): RightGame {
  const said = (id = "start"): readonly Entry[] =>
    expected.filter(({ after }) => after === id).flatMap(({ values }) => Object.entries(values));
  try {
    const scenario = oneByOne(written);
    const paths = pathsOf(scenario);
    const { checkpoints } = play(scenario, RULEBOOK, paths);
    const states = [undefined, ...scenario.script].map((step, index) => {
      const values = wholly(checkpoints[index]) ?? valuesAfter(index, scenario, paths);
      return new Map([...entriesOf(values, paths), ...said(step?.id)]);
    });
    return { scenario, states };
  } catch {
    // A file of another release may hold what this model does not know: it still says what was expected.
    let known: readonly Entry[] = [];
    const states = [undefined, ...written.script].map((step) => {
      known = [...known, ...said(step?.id)];
      return new Map(known);
    });
    return { scenario: written, states };
  }
}

/** What a checkpoint shows, if it shows the whole board. */
const wholly = (checkpoint: PlayedCheckpoint | undefined): Row | undefined =>
  checkpoint?.values.every((value) => value !== undefined) ? checkpoint.values : undefined;

/** The whole board after so many steps, with what is still on the chain. */
const valuesAfter = (steps: number, scenario: Scenario, paths: readonly Path[]): Row =>
  valuesOf(playOut({ ...scenario, script: scenario.script.slice(0, steps) }, RULEBOOK, paths).state);

const entriesOf = (values: Row, paths: readonly Path[]): readonly Entry[] =>
  paths.flatMap(({ name }, index): readonly Entry[] => {
    const value = values[index];
    return value === undefined ? [] : [[name, value]];
  });
