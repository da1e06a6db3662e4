import type { Adapter } from "../engine-adapter/contract.ts";
import { pathSentence } from "../spec/text/sentences.ts";
import type { Finding } from "../spec/types/index.ts";
import { caseOf, telltalesOf } from "./case-file.ts";
import { MOST, UNSTEADY } from "./findings.ts";
import { deviations } from "./judge/compare.ts";
import type { Diagnosis } from "./judge/diagnose.ts";
import { HYPOTHESES, type Hypothesis } from "./judge/hypotheses.ts";
import { contestOf, type Result } from "./judge/result.ts";
import { weigh } from "./judge/weigh.ts";
import { deviatingFields, kindOfDeviation, verbsOf } from "./signature.ts";
import { isSteady, type Shown, smallestUnexplained } from "./smallest.ts";

/**
 * One finding for each sort of deviation that nothing explains, with its smallest game and the misreadings that come
 * nearest. Deviations that a broken primitive accounts for are left to that primitive.
 */
export async function divergenceFindings(
  adapter: Adapter,
  diagnosis: Diagnosis,
  primitives: readonly Finding[],
  small: boolean,
  refuted: ReadonlySet<Hypothesis>,
): Promise<Finding[]> {
  const groups = new Map<string, Result[]>();
  for (const result of diagnosis.unexplained) {
    const at = firstDeviation(result);
    // A game that starts wrongly is a finding of its own.
    if (!at || at.checkpoint === 0) continue;
    const signature = `${at.fields.join(", ")}${at.game === 0 ? "" : " in a control"}`;
    groups.set(signature, [...(groups.get(signature) ?? []), result]);
  }
  const findings: Finding[] = [];
  const ordered = [...groups.values()].sort((a, b) => b.length - a.length);
  for (const results of ordered.slice(0, MOST)) {
    const found = await findingFor(adapter, results, primitives, small, refuted);
    if (found) findings.push(found);
  }
  return findings;
}

async function findingFor(
  adapter: Adapter,
  results: readonly Result[],
  primitives: readonly Finding[],
  small: boolean,
  refuted: ReadonlySet<Hypothesis>,
): Promise<Finding | undefined> {
  const bySize = results.toSorted((a, b) => sizeOf(a) - sizeOf(b));
  for (const result of bySize.slice(0, 3)) {
    const at = firstDeviation(result);
    const game = at && result.experiment.games[at.game];
    if (!at || !game) continue;
    const { tested } = result.experiment;
    const smaller = small
      ? await smallestUnexplained(adapter, { scenario: game.scenario, tested }, at.fields, refuted)
      : undefined;
    const shown = smaller ?? alone(result, at.game);
    return describe(adapter, shown, results, primitives);
  }
  return undefined;
}

/** A game of an experiment by itself. */
function alone({ experiment, played }: Result, index: number): Shown {
  const game = experiment.games[index];
  const trace = played[index];
  return {
    experiment: { ...experiment, games: game ? [{ ...game, name: "case" }] : [], tells: [], predictions: [] },
    played: trace ? [trace] : [],
  };
}

async function describe(
  adapter: Adapter,
  shown: Shown,
  results: readonly Result[],
  primitives: readonly Finding[],
): Promise<Finding | undefined> {
  const [game] = shown.experiment.games;
  const [engine] = shown.played;
  if (!game || !engine) return undefined;
  const fields = deviatingFields(engine, game.right);
  const verbs = verbsOf(game.scenario);
  const steady = await isSteady(adapter, shown);
  const kind = steady ? kindOfDeviation(engine, game.right, game.scenario) : "nondeterministic";
  if (kind === "unexplained divergence" && primitives.some((each) => accountsFor(each, fields, verbs)))
    return undefined;
  const signature = steady ? `${kind}: ${fields.join(", ")} with ${verbs.join(", ")}` : UNSTEADY;
  const [telltale] = telltalesOf(engine, game.right);
  const expected = telltale ? pathSentence(telltale.path, telltale.right, game.scenario) : "";
  const got = telltale ? pathSentence(telltale.path, telltale.wrong, game.scenario) : "";
  const refused = engine.end.kind === "refused" ? ` (${engine.end.reason})` : "";
  const message = !steady
    ? "the same game comes out otherwise when it is played again"
    : kind === "legal play refused"
      ? `a legal play is refused${refused}`
      : `expected: ${expected}; got: ${got}`;
  const file = caseOf(shown.experiment, engine, { name: signature, rules: [], free: shown.free });
  const nearest = nearestTo(results);
  return {
    kind,
    signature,
    message,
    count: results.length,
    ...(file && { case: file }),
    ...(nearest.length > 0 && { nearest }),
  };
}

/** Whether a broken primitive is of the same action and goes wrong in the same field. */
export function accountsFor(primitive: Finding, fields: readonly string[], verbs: readonly string[]): boolean {
  const game = primitive.case;
  if (!game) return false;
  const broken = (game.telltales ?? []).map(({ path }) => path.split(".").at(-1) ?? path);
  return verbsOf(game.scenario).some((verb) => verbs.includes(verb)) && fields.some((field) => broken.includes(field));
}

interface Deviation {
  readonly game: number;
  readonly checkpoint: number;
  readonly fields: readonly string[];
}

/** The first game of an experiment that deviates, and in which fields; a control before the case. */
function firstDeviation({ experiment, played }: Result): Deviation | undefined {
  const order = [...experiment.games.keys()].sort((a, b) => Number(a === 0) - Number(b === 0) || a - b);
  for (const index of order) {
    const game = experiment.games[index];
    const engine = played[index];
    if (!game || !engine || deviations(engine, game.right, game.right).length === 0) continue;
    const checkpoint = Math.min(...deviations(engine, game.right, game.right).map((mark) => mark.checkpoint));
    return { game: index, checkpoint, fields: deviatingFields(engine, game.right) };
  }
  return undefined;
}

function sizeOf({ experiment }: Result): number {
  const scenario = experiment.games[0]?.scenario;
  return scenario ? scenario.objects.length + 3 * scenario.script.length : 0;
}

/** The misreadings that most often predict what the engine did where nothing explains it. */
function nearestTo(unexplained: readonly Result[]): { misreading: string; rate: number }[] {
  const tallies = new Map<string, { supports: number; all: number }>();
  for (const { experiment, played } of unexplained) {
    const rival = experiment.games.map(({ right }) => right);
    for (const prediction of experiment.predictions) {
      const { name } = HYPOTHESES[prediction.hypothesis.index]?.misreading ?? prediction.hypothesis.misreading;
      const tally = tallies.get(name) ?? { supports: 0, all: 0 };
      tallies.set(name, tally);
      tally.all += 1;
      if (weigh(experiment, played, contestOf(prediction, rival)) === "supports") tally.supports += 1;
    }
  }
  return [...tallies]
    .filter(([, { supports }]) => supports >= 2)
    .map(([misreading, { supports, all }]) => ({ misreading, rate: Math.round((100 * supports) / all) / 100 }))
    .sort((a, b) => b.rate - a.rate || a.misreading.localeCompare(b.misreading))
    .slice(0, 3);
}
