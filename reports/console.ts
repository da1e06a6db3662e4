import pc from "picocolors";
import type { BaselineResult, InvariantResult, Report, RunEvent } from "../spec/types/index.ts";
import { baselineLines } from "./baseline-lines.ts";
import { columns } from "./columns.ts";
import { runCommand } from "./command.ts";
import { plain } from "./escape.ts";
import { type Group, groupsOf } from "./groups.ts";
import { readingText } from "./reading-text.ts";
import { closingLine, findingText, headerLine, invariantText, MARKS, number } from "./summary.ts";

type Paint = ReturnType<typeof pc.createColors>;

/** The result of a run as a table for a terminal, with a line for everything that is not as it should be. */
export function renderTable(report: Report, colours: boolean): string {
  const paint = pc.createColors(colours);
  const sections = [...storedCases(report), primitives(report), ...groupsOf(report.invariants).map(groupSection)];
  const heads = columns(sections.map(({ title, rule }) => [title, rule]));
  const wide = Math.max(...heads.map((head) => head.length));
  const body = sections.flatMap(({ mark, state, lines }, index) => [
    `${(heads[index] ?? "").padEnd(wide)}  ${tinted(paint, mark, `${mark} ${state}`)}`,
    ...lines.map((line) => `  ${tinted(paint, line.mark, line.mark)} ${line.text}`),
  ]);
  const found = report.findings.map((finding) => `  ${tinted(paint, "✗", "✗")} ${findingText(finding)}`);
  const readings = (report.readings ?? []).map((reading) =>
    paint.dim(`  · ${plain(reading.rule)} ${plain(reading.id)}: ${readingText(reading)}`),
  );
  const habits = report.habits.map((habit) => `  ${paint.dim(`· ${plain(habit)}`)}`);
  return [
    paint.bold(headerLine(report)),
    ...body,
    ...(found.length > 0 ? [paint.bold("Findings"), ...found] : []),
    ...(readings.length > 0 ? [paint.bold("Readings, no faults"), ...readings] : []),
    ...(habits.length > 0 ? [paint.bold("Habits, no faults"), ...habits] : []),
    ...(report.baseline ? baselineText(report.baseline, paint) : []),
    paint.bold(closingLine(report)),
    ...(report.options?.adapter === undefined ? [] : [paint.dim(`again: ${plain(runCommand(report), COMMAND)}`)]),
    "",
  ].join("\n");
}

/** One event of a run as a line of progress. */
export function progressLine(event: RunEvent): string {
  switch (event.kind) {
    case "started":
      return headerLine(event);
    case "progress": {
      const { phase, done, total } = event;
      return `${phase} ${number(done)} of ${number(total)}${total > 0 ? ` (${Math.floor((done / total) * 100)} %)` : ""}`;
    }
    case "invariant":
      return `${MARKS[event.result.verdict]} ${invariantText(event.result)}`;
    case "finding":
      return `✗ ${findingText(event.finding)}`;
    case "finished":
      return closingLine(event.report);
  }
}

/** Characters of a command that are shown: one that is cut off repeats nothing. */
const COMMAND = 5000;

function baselineText(result: BaselineResult, paint: Paint): readonly string[] {
  const [head, ...lines] = baselineLines(result).map(({ mark, text }) => ({
    text,
    mark: mark === "·" ? paint.dim(mark) : tinted(paint, mark, mark),
  }));
  return head ? [`${head.mark} ${paint.bold(head.text)}`, ...lines.map(({ mark, text }) => `  ${mark} ${text}`)] : [];
}

interface Section {
  readonly title: string;
  readonly rule: string;
  readonly mark: Mark;
  readonly state: string;
  readonly lines: readonly { readonly mark: Mark; readonly text: string }[];
}

/** Broken primitives that are listed by name. */
const FEW = 8;

type Mark = (typeof MARKS)[InvariantResult["verdict"]];

/** The stored cases, if there are any, with a line for each that does not pass. */
function storedCases({ stored = [] }: Report): readonly Section[] {
  if (stored.length === 0) return [];
  const lines = stored.flatMap(({ file, state, message = "" }) =>
    state === "passes"
      ? []
      : [
          {
            mark: state === "fails" ? ("✗" as const) : ("…" as const),
            text: `${plain(file)} ${state}: ${plain(message)}`,
          },
        ],
  );
  const mark = (["✗", "…"] as const).find((each) => lines.some((line) => line.mark === each)) ?? "✓";
  const pass = stored.length - lines.length;
  return [{ title: "Stored cases", rule: "", mark, state: `${pass} of ${stored.length} pass`, lines }];
}

function primitives({ primitives: all }: Report): Section {
  const count = (state: string): number => all.filter((primitive) => primitive.state === state).length;
  const counts = [
    `${count("works")} work`,
    ...(["broken", "not offered"] as const).flatMap((state) => (count(state) > 0 ? [`${count(state)} ${state}`] : [])),
  ];
  const bad = all.filter(({ state }) => state === "broken");
  return {
    title: "Primitives",
    rule: "",
    mark: bad.length > 0 ? "✗" : count("not offered") > 0 ? "–" : "✓",
    state: counts.join(" · "),
    lines: [
      ...bad.slice(0, FEW).map(({ name, message }) => ({
        mark: "✗" as const,
        text: [`${plain(name)} is broken`, ...(message === undefined ? [] : [plain(message)])].join(": "),
      })),
      ...(bad.length > FEW ? [{ mark: "✗" as const, text: `and ${bad.length - FEW} more` }] : []),
      ...notOffered(all).map((text) => ({ mark: "–" as const, text })),
    ],
  };
}

/** What is not offered, by the reason where there is one; of one reason for very many it is enough that it is given. */
function notOffered(all: Report["primitives"]): readonly string[] {
  const names = new Map<string | undefined, string[]>();
  for (const { state, name, message } of all) {
    if (state === "not offered") names.set(message, [...(names.get(message) ?? []), plain(name)]);
  }
  return [...names].map(([reason, those]) => {
    if (reason === undefined) return `not offered: ${those.join(", ")}`;
    return `not offered, ${plain(reason)}: ${those.length === all.length ? "all" : those.join(", ")}`;
  });
}

/** A group's line. */
function groupSection({ title, rule, invariants }: Group): Section {
  const failing = invariants.filter(({ verdict }) => verdict !== "conforms");
  const worst = (["✗", "…", "–"] as const).find((mark) => failing.some(({ verdict }) => MARKS[verdict] === mark));
  const rules = `${invariants.length} ${invariants.length === 1 ? "rule" : "rules"}`;
  const state = failing.length === 0 ? rules : `${invariants.length - failing.length} of ${rules}`;
  const told = invariants.filter(({ verdict, because }) => verdict !== "conforms" || because !== undefined);
  const lines = told.map((invariant) => ({ mark: MARKS[invariant.verdict], text: invariantText(invariant) }));
  return { title, rule, mark: worst ?? "✓", state, lines };
}

function tinted(paint: Paint, mark: Mark, text: string): string {
  switch (mark) {
    case "✓":
      return paint.green(text);
    case "✗":
      return paint.red(text);
    case "…":
      return paint.yellow(text);
    case "–":
      return paint.dim(text);
  }
}
