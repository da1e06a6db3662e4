import type { Adapter } from "../engine-adapter/contract.ts";
import { loadCases } from "../spec/cases/index.ts";
import { misread, type Patch, RULEBOOK } from "../spec/decisions/rulebook.ts";
import { pathsOf } from "../spec/model/paths.ts";
import { play, playOut } from "../spec/model/play.ts";
import { pathSentence } from "../spec/text/sentences.ts";
import type { Finding, Scenario } from "../spec/types/index.ts";
import { caseOf, telltalesOf } from "./case-file.ts";
import { playBuilt } from "./engine-game.ts";
import { deviations } from "./judge/compare.ts";
import { deviatingFields, verbsOf } from "./signature.ts";

/**
 * Plays the worked examples of the rule pages and the other written cases on an engine.
 * @param blamed misreadings that the engine is known to have: what they predict to the letter is no finding of its own
 * @param accounted whether a broken primitive accounts for a deviation in those fields of a game with those verbs
 * @returns one finding for all examples that come out otherwise, with the first as its game; none when all are right
 */
export async function workedExampleFindings(
  adapter: Adapter,
  profile: Scenario["profile"],
  blamed: readonly Patch[],
  accounted: (fields: readonly string[], verbs: readonly string[]) => boolean,
): Promise<Finding[]> {
  const book = misread(...blamed);
  const wrong: string[] = [];
  let first: Finding | undefined;
  for (const { id, case: example } of loadCases()) {
    if (example.scenario.profile === "FAQ+" && profile === "CR") continue;
    const scenario = { ...example.scenario, profile };
    const paths = pathsOf(scenario);
    const { game, built } = await playBuilt(adapter, scenario, paths);
    if (game.kind !== "played") continue;
    const engine = game.trace;
    const { trace: right, state } = playOut(built, RULEBOOK, paths);
    if (state.open.size > 0) continue;
    const [deviation] = deviations(engine, right, right);
    // A game that starts wrongly is a finding of its own.
    if (!deviation || deviation.checkpoint === 0) continue;
    if (blamed.length > 0 && deviations(engine, play(built, book, paths), right).length === 0) continue;
    if (accounted(deviatingFields(engine, right), verbsOf(built))) continue;
    wrong.push(id);
    if (first) continue;
    const [telltale] = telltalesOf(engine, right);
    const said = (value: string | number | boolean | null): string =>
      telltale ? pathSentence(telltale.path, value, scenario) : "";
    const games = [{ name: "case" as const, scenario: built, right }];
    const experiment = { tested: "", paths, games, predictions: [] };
    const file = caseOf(experiment, engine, { name: example.name, rules: example.rules });
    first = {
      kind: "unexplained divergence",
      signature: "worked examples",
      message: `worked example ${id}: expected: ${said(telltale?.right ?? null)}; got: ${said(telltale?.wrong ?? null)}`,
      count: 1,
      ...(file && { case: file }),
    };
  }
  return first ? [{ ...first, count: wrong.length }] : [];
}
