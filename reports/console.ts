import pc from "picocolors";
import type { RunEvent } from "../spec/events.ts";
import { NO_RULE } from "../spec/invariants/invariant.ts";
import type { Finding, InvariantResult, Report } from "../spec/types/index.ts";
import { columns } from "./columns.ts";
import { plain } from "./escape.ts";
import { readingText } from "./reading-text.ts";
import { closingLine, headerLine, MARKS, number } from "./summary.ts";

type Paint = ReturnType<typeof pc.createColors>;

/** The groups of invariants, each by the first part of its ids. */
const GROUPS: readonly { readonly title: string; readonly rule: string; readonly ids: readonly string[] }[] = [
  { title: "Targeting", rule: "355.10", ids: ["target"] },
  { title: "Illegal targets", rule: "359.3.e", ids: ["illegal"] },
  { title: "Impossible, null", rule: "359.3.e", ids: ["impossible", "info", "leave", "delayed"] },
  { title: "Linked", rule: "359.3.e.14", ids: ["link"] },
  { title: "The game holds together", rule: "", ids: ["whole", "self"] },
];

/** The result of a run as a table for a terminal, with a line for everything that is not as it should be. */
export function renderTable(report: Report, colours: boolean): string {
  const paint = pc.createColors(colours);
  const known = new Set(GROUPS.flatMap(({ ids }) => ids));
  const rest = { title: "Others", rule: "", ids: report.invariants.map(familyOf).filter((id) => !known.has(id)) };
  const sections = [
    primitives(report),
    ...[...GROUPS, rest].flatMap((group) => groupSection(group, report.invariants)),
  ];
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
    paint.bold(closingLine(report)),
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

function primitives({ primitives: all }: Report): Section {
  const count = (state: string): number => all.filter((primitive) => primitive.state === state).length;
  const counts = [
    `${count("works")} work`,
    ...(["broken", "not offered"] as const).flatMap((state) => (count(state) > 0 ? [`${count(state)} ${state}`] : [])),
  ];
  const bad = all.filter(({ state }) => state === "broken");
  const missing = all.filter(({ state }) => state === "not offered").map(({ name }) => plain(name));
  return {
    title: "Primitives",
    rule: "",
    mark: bad.length > 0 ? "✗" : missing.length > 0 ? "–" : "✓",
    state: counts.join(" · "),
    lines: [
      ...bad.slice(0, FEW).map(({ name, message }) => ({
        mark: "✗" as const,
        text: [`${plain(name)} is broken`, ...(message === undefined ? [] : [plain(message)])].join(": "),
      })),
      ...(bad.length > FEW ? [{ mark: "✗" as const, text: `and ${bad.length - FEW} more` }] : []),
      ...(missing.length > 0 ? [{ mark: "–" as const, text: `not offered: ${missing.join(", ")}` }] : []),
    ],
  };
}

const familyOf = ({ id }: InvariantResult): string => id.split("/")[0] ?? id;

/** A group's line, or none for a group without invariants in this run. */
function groupSection(group: (typeof GROUPS)[number], invariants: readonly InvariantResult[]): readonly Section[] {
  const own = invariants.filter((invariant) => group.ids.includes(familyOf(invariant)));
  if (own.length === 0) return [];
  const failing = own.filter(({ verdict }) => verdict !== "conforms");
  const worst = (["✗", "…", "–"] as const).find((mark) => failing.some(({ verdict }) => MARKS[verdict] === mark));
  const rules = `${own.length} ${own.length === 1 ? "rule" : "rules"}`;
  const state = failing.length === 0 ? rules : `${own.length - failing.length} of ${rules}`;
  const told = own.filter(({ verdict, because }) => verdict !== "conforms" || because !== undefined);
  const lines = told.map((invariant) => ({ mark: MARKS[invariant.verdict], text: invariantText(invariant) }));
  return [{ title: group.title, rule: group.rule, mark: worst ?? "✓", state, lines }];
}

/** An invariant with verdict, evidence and reason, on one line. */
export function invariantText({
  rule,
  id,
  verdict,
  evidence,
  wanted,
  because,
  explains,
  misreading,
}: InvariantResult): string {
  const behaves = explains ?? misreading;
  const reason = because ?? (verdict === "violates" && behaves !== undefined ? `behaves as if ${behaves}` : undefined);
  const cases = (n: number): string => (n === 1 ? "case" : "cases");
  const told = `${number(evidence)}${wanted === undefined ? "" : ` of ${number(wanted)}`} telling ${cases(wanted ?? evidence)}`;
  const weight = verdict === "violates" ? `shown by ${number(evidence)} ${cases(evidence)}` : told;
  const name = rule === NO_RULE ? plain(id) : `${plain(rule)} ${plain(id)}`;
  return [name, verdict, weight, ...(reason === undefined ? [] : [plain(reason)])].join(" · ");
}

/** A finding with how often it was seen, on one line. */
export function findingText({ kind, count, message }: Finding): string {
  return `${kind}, ${number(count)} ${count === 1 ? "case" : "cases"}: ${plain(message)}`;
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
