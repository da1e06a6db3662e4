import { isDeepStrictEqual } from "node:util";
import type { Adapter } from "../engine-adapter/contract.ts";
import { RULEBOOK } from "../spec/decisions/rulebook.ts";
import { play } from "../spec/model/play.ts";
import type { PlayedCheckpoint, Trace } from "../spec/model/trace.ts";
import type { Case, Checkpoint, Control, Scenario, Value } from "../spec/types/index.ts";
import { checkpointsOf } from "./case-file.ts";
import { type EngineGame, playBuilt } from "./engine-game.ts";
import { lossOf } from "./fitted.ts";

/** A place at which a game shows something else than a case asks for. */
export interface Deviation {
  /** Id of the step, 'start' or 'end'. */
  readonly after: string;
  readonly path: string;
  readonly expected: Value;
  readonly got: Value | undefined;
}

/** What came of a case that was played once more. */
export interface Replayed {
  /** Where the engine differs from the case; empty when the game did not get that far. */
  readonly deviations: readonly Deviation[];
  /** Where today's model differs from the case: the rules or the suite have changed since. */
  readonly disputed: readonly Deviation[];
  /** What the engine did wrong as an engine, or why the game says nothing; missing = it was played to its end. */
  readonly trouble?: { readonly fault: boolean; readonly message: string };
  /** The controls in which the engine differs from the rules too, with where it does. */
  readonly failedControls: readonly { readonly name: Control["name"]; readonly deviations: readonly Deviation[] }[];
  /** Whether the fault shows, if only in a control; undefined when this engine's game says nothing about it. */
  readonly shows: boolean | undefined;
}

/** The case cannot be played even on the model: its parts do not fit together. */
export class Unplayable extends Error {
  override readonly name = "Unplayable";
}

/**
 * Plays a case and its controls on an engine. One that builds other cards for it than the case has, or than the engine
 * that it was found on, is held to what today's rules say of these.
 * @throws Unplayable when the model cannot play it
 */
export async function replay(adapter: Adapter, { controls = [], ...main }: Case): Promise<Replayed> {
  const right = onModel(main.built ?? main.scenario);
  const disputed = deviations(right, main.expected, right, true);
  const { game, found } = await played(adapter, main);
  const failedControls: { name: Control["name"]; deviations: readonly Deviation[] }[] = [];
  for (const control of controls) {
    const beside = await played(adapter, control);
    if (beside.found.length > 0 || beside.game.kind === "fault")
      failedControls.push({ name: control.name, deviations: beside.found });
  }
  if (game.kind !== "played") {
    const trouble = troubleOf(game);
    return { deviations: [], disputed, failedControls, trouble, shows: trouble.fault ? true : undefined };
  }
  return { deviations: found, disputed, failedControls, shows: found.length + failedControls.length > 0 };
}

/** A game of a case with where it differs from what is expected; nowhere if it was not played. */
async function played(
  adapter: Adapter,
  { scenario, built = scenario, expected }: Pick<Case, "scenario" | "built" | "expected">,
): Promise<{ readonly game: EngineGame; readonly found: readonly Deviation[] }> {
  onModel(built);
  const { game, built: here } = await playBuilt(adapter, scenario);
  if (game.kind !== "played") return { game, found: [] };
  const right = onModel(here);
  const wanted = isDeepStrictEqual(here, built) ? expected : checkpointsOf(right);
  return { game, found: deviations(game.trace, wanted, right) };
}

function onModel(scenario: Scenario): Trace {
  try {
    return play(scenario, RULEBOOK);
  } catch (error) {
    throw new Unplayable(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function troubleOf(game: Exclude<EngineGame, { kind: "played" }>): { fault: boolean; message: string } {
  switch (game.kind) {
    case "fault":
      return { fault: true, message: `${game.fault.kind}: ${game.fault.message}` };
    case "unsupported":
      return { fault: false, message: `the engine does not offer ${game.features.join(", ")}` };
    case "built otherwise":
      return { fault: false, message: lossOf(game.build) };
    case "window missed":
      return { fault: false, message: "the engine leaves no window for a reaction of this game" };
  }
}

/**
 * Where a game differs from what is expected. What it does not show is no difference, and before the chain is empty a
 * checkpoint counts only if as many items are on it as the rules have there: engines may be further on.
 * @param right the game by today's rules
 * @param complete whether the game shows everything, as the model's does
 */
function deviations(game: Trace, expected: readonly Checkpoint[], right: Trace, complete = false): Deviation[] {
  const found = expected.flatMap(({ after, values }) => {
    const row = rowAfter(game, after);
    const inStep = row?.settled || (row?.items !== undefined && row.items === rowAfter(right, after)?.items);
    return Object.entries(values).flatMap(([path, wanted]): Deviation[] => {
      const got = path === "step" ? stepOf(game, after) : valueAt(game, row, path);
      const judged = path === "step" || (row !== undefined && (inStep || isAsks(path)));
      if (got === wanted || !(complete || (judged && got !== undefined))) return [];
      return [{ after, path, expected: wanted, got }];
    });
  });
  const { end } = game;
  const early = end.kind === "refused" && !(right.end.kind === "refused" && right.end.step === end.step);
  const known = found.some(({ path }) => path === "step");
  return early && !known ? [{ after: end.step, path: "step", expected: "ok", got: "refused" }, ...found] : found;
}

function rowAfter(trace: Trace, after: string): PlayedCheckpoint | undefined {
  const row = trace.checkpoints.find((each) => each.after === after);
  // A game that broke off has no end to look at.
  return row ?? (after === "end" && trace.end.kind === "complete" ? trace.checkpoints.at(-1) : undefined);
}

const stepOf = ({ end }: Trace, step: string): Value =>
  end.kind === "refused" && end.step === step ? "refused" : "ok";

function valueAt(trace: Trace, row: PlayedCheckpoint | undefined, path: string): Value | undefined {
  if (isAsks(path)) return row?.asks;
  return row?.values[trace.paths.findIndex(({ name }) => name === path)];
}

/** What had to be chosen for the card of a play step: "asks", or "S1.asks" with the card. */
const isAsks = (path: string): boolean => path === "asks" || path.endsWith(".asks");
