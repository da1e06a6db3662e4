import pc from "picocolors";
import type { Check, Checkup, MissingFeature } from "../spec/types/index.ts";
import { columns } from "./columns.ts";
import { plain } from "./escape.ts";
import { number } from "./summary.ts";

const MARKS = { good: "✓", fair: "…", bad: "✗", "not tried": "–" } as const satisfies Record<Check["grade"], string>;

type Paint = ReturnType<typeof pc.createColors>;

/** What doctor says of an adapter, for a terminal; it ends in the next thing to do. */
export function renderDoctor(checkup: Checkup, colours: boolean): string {
  const paint = pc.createColors(colours);
  const { suite, engine, checks, habits, detectors, missing, level } = checkup;
  const heads = columns(checks.map(({ name }) => [name]));
  const wide = Math.max(0, ...heads.map((head) => head.length));
  const looked = checks.flatMap((check, index) => [
    `${(heads[index] ?? "").padEnd(wide)}  ${tinted(paint, check, `${MARKS[check.grade]} ${plain(check.says)}`)}`,
    ...check.details.map((line) => `  ${tinted(paint, check, MARKS[check.grade])} ${plain(line)}`),
  ]);
  return [
    paint.bold(`riftbound-conformance ${plain(suite)} doctor · engine ${plain(engine.name)} ${plain(engine.version)}`),
    ...looked,
    ...section(
      paint,
      "Habits, no faults",
      habits.map((habit) => `· ${plain(habit)}`),
    ),
    ...section(
      paint,
      "Detectors of targets",
      detectors.map(({ name, usable, because }) =>
        usable ? paint.green(`✓ ${plain(name)}`) : `– ${plain(name)}: ${plain(because ?? "")}`,
      ),
    ),
    ...section(paint, "Not offered, and what that closes off", few(missing.map(closing))),
    paint.bold("Level"),
    `  ${level === "none" ? "none reached yet" : `${plain(level)} reached`}`,
    paint.bold("Speed"),
    `  ${speedText(checkup.speed)}`,
    ...ending(checkup, paint),
    "",
  ].join("\n");
}

/** Whether an adapter is fit to run, and the next thing to do. */
export const renderDoctorsAdvice = (checkup: Checkup, colours: boolean): string =>
  `${ending(checkup, pc.createColors(colours)).join("\n")}\n`;

const ending = ({ fit, next }: Checkup, paint: Paint): readonly string[] => [
  paint.bold(fit ? "Fit to run" : "Not fit to run yet"),
  `  ${plain(next)}`,
];

function section(paint: Paint, title: string, lines: readonly string[]): readonly string[] {
  return lines.length > 0 ? [paint.bold(title), ...lines.map((line) => `  ${line}`)] : [];
}

/** Missing features that are told one by one. */
const FEW = 12;

const few = (lines: readonly string[]): readonly string[] =>
  lines.length > FEW ? [...lines.slice(0, FEW), `and ${lines.length - FEW} more`] : lines;

function closing({ feature, closes, narrows }: MissingFeature): string {
  const parts = [
    ...(closes.length > 0 ? [closes.map((id) => plain(id)).join(", ")] : []),
    ...(narrows.length > 0
      ? [`${narrows.length} ${narrows.length === 1 ? "misreading" : "misreadings"} of other rules`]
      : []),
  ];
  return `– ${plain(feature)}${parts.length > 0 ? `: ${parts.join("; ")}` : ": nothing by itself"}`;
}

function speedText({ games, seconds }: Checkup["speed"]): string {
  return games > 0 && seconds > 0
    ? `${number(Math.round(games / seconds))} games a second`
    : "nothing works that could be timed";
}

function tinted(paint: Paint, { grade }: Check, text: string): string {
  if (grade === "good") return paint.green(text);
  if (grade === "bad") return paint.red(text);
  return grade === "fair" ? paint.yellow(text) : paint.dim(text);
}
