import type pc from "picocolors";
import { withoutEchoes } from "../../reports/echoes.ts";
import { plain } from "../../reports/escape.ts";
import { misread, type Patch } from "../../spec/decisions/rulebook.ts";
import type { NamedMisreading } from "../../spec/invariants/index.ts";
import { play } from "../../spec/model/play.ts";
import { pathSentence } from "../../spec/text/sentences.ts";
import type { Scenario } from "../../spec/types/index.ts";
import { telltalesOf } from "../case-file.ts";
import { bySteps, endSentence } from "./explain-game.ts";

type Paint = ReturnType<typeof pc.createColors>;

/** Values of another outcome that a reader still takes in. */
const VALUES = 3;

/** What engines with a misreading make of a game, a line each; nothing without misreadings that change it. */
export function insteadLines(
  scenario: Scenario,
  misreadings: readonly NamedMisreading[],
  called: (misreading: NamedMisreading) => string,
  paint: Paint,
): readonly string[] {
  if (misreadings.length === 0) return [];
  const game = bySteps(scenario);
  const lines = misreadings.flatMap((each) => {
    const instead = each.patches.map((patch) => insteadOf(game, patch)).find((text) => text !== undefined);
    return instead === undefined ? [] : [`  · ${paint.cyan(called(each))}: ${instead}`];
  });
  return lines.length === 0 ? [] : ["", paint.bold("With a misreading instead"), ...lines];
}

/** Where a misreading first shows in a game, and what it makes of it there; undefined where it makes no difference. */
function insteadOf({ stepwise, trace: right }: ReturnType<typeof bySteps>, patch: Patch): string | undefined {
  const wrong = play(stepwise, misread(patch));
  const telltales = telltalesOf(wrong, right);
  const [first] = telltales;
  if (!first) return undefined;
  if (wrong.end.kind !== "complete") return plain(endSentence(wrong.end, stepwise));
  const values = withoutEchoes(telltales.filter(({ after }) => after === first.after)).slice(0, VALUES);
  const step = stepwise.script.findIndex(({ id }) => id === first.after) + 1;
  const sentences = values.map(({ path, wrong: value }) => plain(pathSentence(path, value, stepwise)));
  return `after step ${step}, ${sentences.join("; ")}`;
}
