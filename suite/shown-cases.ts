import type { Adapter } from "../engine-adapter/contract.ts";
import type { Invariant } from "../spec/invariants/index.ts";
import type { Case } from "../spec/types/index.ts";
import { caseOf } from "./case-file.ts";
import { levelOfGame } from "./doctor/level.ts";
import type { Diagnosis } from "./judge/diagnose.ts";
import { HYPOTHESES, type Hypothesis } from "./judge/hypotheses.ts";
import type { Result } from "./judge/result.ts";
import { matchesExactly } from "./judge/weigh.ts";
import { type Shown, smallestFor } from "./smallest.ts";

/**
 * The smallest game that shows the violation of an invariant: one that the blamed misreading predicts by itself, and of
 * all that other games do not rule out only this one; if there is none, one that it predicts with the others together.
 */
export async function casesFor(
  adapter: Adapter,
  invariant: Invariant,
  diagnosis: Diagnosis,
  refuted: ReadonlySet<Hypothesis>,
  small: boolean,
): Promise<Case[]> {
  const cases: Case[] = [];
  for (const { hypothesis, ties, explains } of diagnosis.blamed) {
    const { misreading } = hypothesis;
    if (misreading.invariant !== invariant) continue;
    const alike = new Set([hypothesis, ...ties].map((each) => each.misreading.name));
    const rivals = new Set(HYPOTHESES.filter((each) => !refuted.has(each) && !alike.has(each.misreading.name)));
    const telling = explains.filter(({ experiment, played }) =>
      experiment.predictions.every(
        (each) => !rivals.has(each.hypothesis) || !matchesExactly(experiment, played, each.traces),
      ),
    );
    const own = telling.filter(({ experiment, played }) =>
      experiment.predictions.some(
        (each) => each.hypothesis === hypothesis && matchesExactly(experiment, played, each.traces),
      ),
    );
    const start = plainestOf(own) ?? plainestOf(telling) ?? plainestOf(explains);
    const scenario = start?.experiment.games[0]?.scenario;
    if (!start || !scenario) continue;
    const lock = telling.length > 0 ? rivals : new Set<Hypothesis>();
    const from = { scenario, tested: start.experiment.tested };
    const shown: Shown = (small ? await smallestFor(adapter, from, hypothesis, lock) : undefined) ?? start;
    const facts = {
      name: `${invariant.id}: ${misreading.id}`,
      rules: [invariant.rule],
      misreadings: [misreading.name],
      free: shown.free,
    };
    const file = caseOf(shown.experiment, shown.played[0], facts);
    if (file) cases.push(file);
  }
  return cases;
}

/** One that an engine can play early on its way, and of these the smallest. */
function plainestOf(results: readonly Result[]): Result | undefined {
  const levels = results.flatMap((result) => {
    const [game] = result.experiment.games;
    return game ? [{ result, level: levelOfGame(game.scenario), paths: result.experiment.paths.length }] : [];
  });
  return levels.toSorted((a, b) => a.level - b.level || a.paths - b.paths)[0]?.result;
}
