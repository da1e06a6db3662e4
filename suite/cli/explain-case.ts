import type pc from "picocolors";
import { withoutEchoes } from "../../reports/echoes.ts";
import { plain } from "../../reports/escape.ts";
import { MISREADINGS } from "../../spec/invariants/index.ts";
import { CLAUSES } from "../../spec/releases/2026-07-24/index.ts";
import { reasonFor } from "../../spec/text/reasons.ts";
import { pathSentence } from "../../spec/text/sentences.ts";
import type { Case } from "../../spec/types/index.ts";
import { gameLines } from "./explain-game.ts";
import { insteadLines } from "./explain-misreading.ts";

type Paint = ReturnType<typeof pc.createColors>;

/**
 * A case with the rules behind it, played step by step.
 * @throws Unplayable
 */
export function caseLines(of: Case, paint: Paint): readonly string[] {
  const named = MISREADINGS.filter(({ name }) => of.misreadings?.includes(name));
  return [
    paint.bold(plain(of.name)),
    ...of.rules.map((rule) => `  ${plain(rule)}: ${reason(rule)}`),
    "",
    ...gameLines(of.scenario, paint),
    ...insteadLines(of.scenario, named, ({ name }) => name, paint),
    ...faultLines(of, paint),
  ];
}

function reason(rule: string): string {
  return reasonFor(rule) ?? CLAUSES.find(({ id }) => id === rule)?.statement ?? "see the rule";
}

/** What an engine did otherwise, in a case file that came from a run. */
function faultLines({ telltales = [], scenario }: Case, paint: Paint): readonly string[] {
  const lines = withoutEchoes(telltales).map(
    ({ path, wrong }) => `  ${paint.red("✗")} ${plain(pathSentence(path, wrong, scenario))}`,
  );
  return lines.length === 0 ? [] : ["", paint.bold("The engine that the case was found on instead"), ...lines];
}
