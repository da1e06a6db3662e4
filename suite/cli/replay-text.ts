import pc from "picocolors";
import { columns } from "../../reports/columns.ts";
import { withoutEchoes } from "../../reports/echoes.ts";
import { plain } from "../../reports/escape.ts";
import { boardTable, pathSentence, playSentences } from "../../spec/text/sentences.ts";
import type { Case, EngineInfo, Value } from "../../spec/types/index.ts";
import type { Deviation, Replayed } from "../replay.ts";

type Paint = ReturnType<typeof pc.createColors>;

type Place = Pick<Deviation, "after" | "path">;

/** Values that a reader still takes in. */
const VALUES = 10;

/** A replayed case for a terminal, with the cards that expected and got are about: board, play, expected and got, and whether the fault shows. */
export function replayText(file: Case, replayed: Replayed, engine: EngineInfo, colour: boolean): string {
  const paint = pc.createColors(colour);
  const of = { ...file, scenario: file.built ?? file.scenario };
  const { scenario } = of;
  const section = (title: string, lines: readonly string[]): readonly string[] =>
    lines.length === 0 ? [] : ["", paint.bold(title), ...lines.map((line) => `  ${line}`)];
  const { trouble } = replayed;
  const result = trouble ? [plain(trouble.message)] : compared(of, withoutEchoes(replayed.deviations), paint);
  return [
    paint.bold(plain(of.name)),
    `rules ${plain(of.rules.join(", "))} · engine ${plain(engine.name, 60)} ${plain(engine.version, 60)}`,
    ...section(
      "Board",
      columns(
        boardTable(scenario).map((row) => row.map((cell) => plain(cell))),
        true,
      ),
    ),
    ...section(
      "Play",
      playSentences(scenario).map((text, index) => `${index + 1}. ${plain(text)}`),
    ),
    ...section("Expected and got", result),
    ...section(
      "Note",
      notes(of, replayed).map((line) => plain(line)),
    ),
    "",
    verdict(replayed, paint),
    "",
  ].join("\n");
}

/** What was expected beside what came; where all is as expected, that. */
function compared(of: Case, deviations: readonly Deviation[], paint: Paint): readonly string[] {
  if (deviations.length === 0) return asWanted(of).map((line) => plain(line));
  const more = deviations.length - VALUES;
  const lines = deviations.slice(0, VALUES).flatMap((deviation, index) => {
    const at = when(deviation, of);
    const before = deviations[index - 1];
    const says = (value: Value | undefined): string => plain(sentence(deviation, value, of));
    return [
      ...(before && when(before, of) === at ? [] : [`${at}:`]),
      `  expected  ${paint.green(says(deviation.expected))}`,
      `  got       ${paint.red(says(deviation.got))}`,
    ];
  });
  return more > 0 ? [...lines, `and ${more} more`] : lines;
}

/** What was expected and came, most telling first. */
function asWanted(of: Case): readonly string[] {
  const { telltales = [], expected } = of;
  const told = withoutEchoes(telltales).map(({ after, path, right }) => ({ after, path, value: right }));
  const wanted = expected.flatMap(({ after, values }) =>
    Object.entries(values).map(([path, value]) => ({ after, path, value })),
  );
  const values = told.length > 0 ? told : wanted;
  const lines = values.slice(0, VALUES).map((each) => `✓ ${sentence(each, each.value, of)}`);
  return values.length > VALUES ? [...lines, `and ${values.length - VALUES} more`] : lines;
}

/** What stands at a path; of what a card asked for the path names no card, but its step does. */
function sentence({ after, path }: Place, value: Value | undefined, { scenario }: Case): string {
  const step = scenario.script.find(({ id }) => id === after);
  const named = path === "asks" && step && "play" in step ? `${step.play.card}.asks` : path;
  return pathSentence(named, value, scenario);
}

function when({ after }: Place, { scenario: { script } }: Case): string {
  const step = after === "end" ? script.length : script.findIndex(({ id }) => id === after) + 1;
  return step === 0 ? "at the start" : `after step ${step}`;
}

function notes(of: Case, { disputed, failedControls }: Replayed): readonly string[] {
  const now = withoutEchoes(disputed)
    .slice(0, VALUES)
    .map((each) => `  ${when(each, of)}: ${sentence(each, each.got, of)}`);
  const beside = failedControls.map(({ name, deviations: [first] }) => {
    const control = of.controls?.find((each) => each.name === name);
    if (!first || !control) return `  ${name}`;
    const game = { ...of, scenario: control.built ?? control.scenario };
    return `  ${name}, ${when(first, game)}: ${sentence(first, first.expected, game)}, but ${sentence(first, first.got, game)}`;
  });
  return [
    ...(now.length > 0
      ? [
          `The case, written by suite ${of.suite}, expects something else than the rules as this release has them:`,
          ...now,
        ]
      : []),
    ...(beside.length > 0 ? ["The engine also differs in games that were played beside the case:", ...beside] : []),
  ];
}

function verdict({ shows, deviations, trouble }: Replayed, paint: Paint): string {
  if (shows === undefined) return paint.bold(paint.yellow("… this engine's game says nothing about the fault"));
  if (!shows) return paint.bold(paint.green("✓ the fault does not show"));
  const { length } = withoutEchoes(deviations);
  const count = `${length} ${length === 1 ? "value" : "values"}`;
  const values = trouble
    ? ""
    : deviations.length > 0
      ? ` in ${count}`
      : " in a game beside the case, not in the case itself";
  return paint.bold(paint.red(`✗ the fault shows${values}`));
}
