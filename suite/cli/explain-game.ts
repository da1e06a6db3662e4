import type pc from "picocolors";
import { columns } from "../../reports/columns.ts";
import { plain } from "../../reports/escape.ts";
import { RULEBOOK } from "../../spec/decisions/rulebook.ts";
import { oneByOne } from "../../spec/model/one-by-one.ts";
import { play } from "../../spec/model/play.ts";
import type { PlayEnd, Trace } from "../../spec/model/trace.ts";
import { boardTable, changeSentences, playSentences } from "../../spec/text/sentences.ts";
import type { Scenario } from "../../spec/types/index.ts";
import { Unplayable } from "../replay.ts";

type Paint = ReturnType<typeof pc.createColors>;

/**
 * A game as the rules have it: the board, then each step with what it changes.
 * @throws Unplayable when the parts of the scenario do not fit together
 */
export function gameLines(scenario: Scenario, paint: Paint): readonly string[] {
  const { stepwise, trace } = bySteps(scenario);
  const changes = changeSentences(trace, stepwise);
  const steps = playSentences(stepwise).flatMap((sentence, index) => [
    `  ${index + 1}. ${plain(sentence)}`,
    ...(changes[index] ?? []).map((change) => `     ${paint.dim("→")} ${plain(change)}`),
  ]);
  return [
    paint.bold("Board"),
    ...columns(
      boardTable(scenario).map((row) => row.map((cell) => plain(cell))),
      true,
    ).map((line) => `  ${line}`),
    "",
    paint.bold("Play, and what the rules make of it"),
    ...steps,
    ...(trace.end.kind === "complete" ? [] : [`  ${plain(endSentence(trace.end, stepwise))}`]),
  ];
}

/** The same game item by item, with what the rules make of it. */
export function bySteps(scenario: Scenario): { readonly stepwise: Scenario; readonly trace: Trace } {
  try {
    const stepwise = oneByOne(scenario);
    return { stepwise, trace: play(stepwise, RULEBOOK) };
  } catch (error) {
    throw new Unplayable(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

/** How a game that broke off ended. */
export function endSentence(end: Exclude<PlayEnd, { kind: "complete" }>, { script }: Scenario): string {
  if (end.kind === "unsupported") return `The game ends early: ${end.feature} is not offered.`;
  const step = `step ${script.findIndex(({ id }) => id === end.step) + 1}`;
  if (end.kind === "refused") return `The game ends early: ${step} is refused (${end.reason}).`;
  return `The game ends early, in ${step}: ${end.kind}${end.kind === "stuck" ? `: ${end.why}` : ""}.`;
}
