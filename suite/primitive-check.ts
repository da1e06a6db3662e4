import type { Adapter } from "../engine-adapter/contract.ts";
import { RULEBOOK } from "../spec/decisions/rulebook.ts";
import { pathsOf } from "../spec/model/paths.ts";
import { play } from "../spec/model/play.ts";
import type { Trace } from "../spec/model/trace.ts";
import { pathSentence } from "../spec/text/sentences.ts";
import type { Case, Primitive, Scenario } from "../spec/types/index.ts";
import { caseOf, telltalesOf } from "./case-file.ts";

import { type EngineFault, type EngineGame, faultText, playOn } from "./engine-game.ts";
import { lossOf } from "./fitted.ts";
import { deviations } from "./judge/compare.ts";
import type { Experiment } from "./judge/experiment.ts";
import { namedCards } from "./named-cards.ts";
import { editPrimitives } from "./primitives/edits.ts";
import { BETWEEN_ITEMS, PRIMITIVES, type PrimitiveGame } from "./primitives/index.ts";
import { namedPrimitives } from "./primitives/named.ts";

/** What an engine made of one primitive. */
export interface PrimitiveResult {
  readonly game: PrimitiveGame;
  readonly primitive: Primitive;
  readonly right: Trace;
  /** As the engine played it, if it did. */
  readonly engine?: Trace;
  readonly fault?: EngineFault;
  /** Features that it does not offer. */
  readonly missing: readonly string[];
  /** The same game a second time came out otherwise. */
  readonly unsteady: boolean;
  /** The game does not start as it was set up: what it showed at the start instead. */
  readonly badStart?: string;
}

/** Paths whose deviation in a primitive is a matter of rules, not of the action. */
const RULES_MATTER = new Set(["chain", "targets"]);

/** Plays every primitive twice; of an engine that knows cards by name only, each of these. */
export async function checkPrimitives(
  adapter: Adapter,
  profile: Scenario["profile"],
  onProgress: (done: number, total: number) => void,
): Promise<PrimitiveResult[]> {
  const results: PrimitiveResult[] = [];
  const { capabilities } = adapter;
  const plain = capabilities?.cards === "names" ? namedPrimitives(namedCards(capabilities)) : PRIMITIVES;
  const primitives = [...plain, ...editPrimitives(capabilities)];
  for (const [index, primitive] of primitives.entries()) {
    onProgress(index, primitives.length);
    results.push(await checkPrimitive(adapter, primitive, profile));
  }
  return results;
}

/** Plays one primitive twice. */
export async function checkPrimitive(
  adapter: Adapter,
  primitive: PrimitiveGame,
  profile: Scenario["profile"] = primitive.scenario.profile,
): Promise<PrimitiveResult> {
  const game = { ...primitive, scenario: { ...primitive.scenario, profile } };
  const paths = pathsOf(game.scenario);
  const first = await playOn(adapter, game.scenario, paths);
  const second = first.kind === "played" ? await playOn(adapter, game.scenario, paths) : first;
  return resultFor(game, first, second);
}

function resultFor(game: PrimitiveGame, first: EngineGame, second: EngineGame): PrimitiveResult {
  const right = play(game.scenario, RULEBOOK);
  const base = { game, right, missing: [], unsteady: false };
  switch (first.kind) {
    case "unsupported":
      return { ...base, missing: first.features, primitive: { name: game.name, state: "not offered" } };
    case "built otherwise":
      return { ...base, primitive: { name: game.name, state: "not offered", message: lossOf(first.build) } };
    case "window missed":
      // An engine in which the showdown does not stay open offers no attack that could be judged.
      if (attacks(game))
        return {
          ...base,
          missing: ["action:attack"],
          primitive: { name: game.name, state: "not offered", message: SHUT },
        };
      // Only where a chain resolves as a whole is there no window between two of its items; of an engine that asks
      // without saying for what not everything can be wanted, nor what is illegal of one that asks after the play.
      if (game.name === BETWEEN_ITEMS || first.unclear || isRefused(game))
        return { ...base, primitive: { name: game.name, state: "not offered" } };
      return {
        ...base,
        primitive: { name: game.name, state: "broken", message: "the engine leaves no window to react" },
      };
    case "fault":
      return {
        ...base,
        fault: first.fault,
        primitive: { name: game.name, state: "broken", message: `${first.fault.kind}: ${faultText(first.fault)}` },
      };
    case "played": {
      const engine = first.trace;
      const unsteady = second.kind !== "played" || deviations(second.trace, engine, right).length > 0;
      const broken = deviations(engine, right, right).find(({ checkpoint, path }) => {
        const field = right.paths[path]?.field;
        return field !== undefined && !RULES_MATTER.has(field) && (right.checkpoints[checkpoint]?.settled ?? true);
      });
      if (!broken) return { ...base, engine, unsteady, primitive: { name: game.name, state: "works" } };
      if (broken.checkpoint === 0) {
        const badStart = brokenPrimitive(game, engine, right, broken).message ?? "";
        return {
          ...base,
          engine,
          unsteady,
          badStart,
          primitive: { name: game.name, state: "broken", message: badStart },
        };
      }
      return { ...base, engine, unsteady, primitive: brokenPrimitive(game, engine, right, broken) };
    }
  }
}

const isRefused = ({ scenario }: PrimitiveGame): boolean =>
  scenario.script.some((step) => "play" in step && step.play.refused);

const attacks = ({ scenario }: PrimitiveGame): boolean => scenario.script.some((step) => "attack" in step);
const SHUT = "the showdown does not stay open until somebody passes focus";

function brokenPrimitive(
  game: PrimitiveGame,
  engine: Trace,
  right: Trace,
  at: { checkpoint: number; path: number },
): Primitive {
  const path = right.paths[at.path]?.name ?? "";
  const telltale = telltalesOf(engine, right).find(
    (each) => each.path === path && each.after === right.checkpoints[at.checkpoint]?.after,
  );
  const expected = pathSentence(path, telltale?.right ?? null, game.scenario);
  const got = pathSentence(path, telltale?.wrong ?? null, game.scenario);
  const shown = caseOfGame(game, engine, right);
  return {
    name: game.name,
    state: "broken",
    message: `expected: ${expected}; got: ${got}`,
    ...(shown && { case: shown }),
  };
}

/** A primitive's game as a case file. */
function caseOfGame(game: PrimitiveGame, engine: Trace, right: Trace): Case | undefined {
  const experiment: Experiment = {
    tested: "S1",
    paths: right.paths,
    games: [{ name: "case", scenario: game.scenario, right }],
    tells: [],
    predictions: [],
  };
  return caseOf(experiment, engine, { name: `primitive: ${game.name}`, rules: [] });
}
