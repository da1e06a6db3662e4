import { casesOf } from "../spec/cases/index.ts";
import { notYetOf } from "../spec/cases/not-yet.ts";
import { INVARIANTS } from "../spec/invariants/index.ts";
import { type Clause, type OpenQuestion, type RulePage, testsOf } from "../spec/releases/clause.ts";
import type { InvariantResult, ReadingResult, Report } from "../spec/types/index.ts";
import { markdown } from "./escape.ts";
import { readingText } from "./reading-text.ts";
import { MARKS, number } from "./summary.ts";
import { table } from "./table.ts";

/** What a run has to say about clauses. */
interface Results {
  readonly profile: string;
  /** By the id of the invariant. */
  readonly of: ReadonlyMap<string, InvariantResult>;
  readonly readings: readonly ReadingResult[];
}

/**
 * The rule pages clause by clause in Markdown: what tests each, with how much evidence, and what does not and why.
 * @param report of a run; an invariant that is not in it counts as not there
 */
export function renderRulesPage(report: Report, pages: readonly RulePage[]): string {
  const { profile } = report;
  const results: Results = {
    profile,
    of: new Map(report.invariants.map((result) => [result.id, result])),
    readings: report.readings ?? [],
  };
  const { engine, extent } = report;
  const lines = [
    "# The rules, and what tests them",
    "",
    "<!-- Written by `npm run rules`; do not edit. -->",
    "",
    `Core Rules ${markdown(report.release)} in our words, clause by clause, with what came of a run of ` +
      `riftbound-conformance ${markdown(report.suite)} on the engine ${markdown(engine.name)} ${markdown(engine.version)} ` +
      `(profile ${markdown(profile)}, seed ${report.seed}): ${counted(extent.cases, "case")}, ${counted(extent.games, "game")}.`,
    "",
    "Evidence is the number of cases that tell the rule from the misreading with the fewest; how a verdict comes about " +
      "is said in [verdicts.md](verdicts.md). `npx riftbound-conformance explain 359.3.e.8` says the same of one clause " +
      "and lists written cases; `explain illegal/some-of-one` plays one, step by step.",
    "",
    ...summary(pages, results),
    ...pages.flatMap((page) => [
      "",
      `## ${page.title}`,
      ...page.clauses.flatMap((clause) => clauseLines(clause, results)),
    ]),
    ...ofNoClause(pages, results),
    "",
  ];
  return lines.join("\n");
}

const counted = (n: number, what: string): string => `${number(n)} ${what}${n === 1 ? "" : "s"}`;

const STATES = ["tested", "in part", "not yet", "other profile", "excluded"] as const;

/** Whether a clause holds only in a profile that the run was not of. */
const elsewhere = ({ profile }: Clause, results: Results): boolean =>
  profile !== undefined && profile !== results.profile;

/** How much of what is to test a clause was in the run. */
function stateOf(clause: Clause, results: Results): (typeof STATES)[number] {
  if ("excluded" in clause) return "excluded";
  if (elsewhere(clause, results)) return "other profile";
  const there = testsOf(clause).filter((id) => results.of.has(id) || readingOf(id, results)).length;
  if (there === 0) return "not yet";
  return there < testsOf(clause).length ? "in part" : "tested";
}

const readingOf = (id: string, { readings }: Results): ReadingResult | undefined =>
  readings.find((reading) => reading.id === id);

function summary(pages: readonly RulePage[], results: Results): readonly string[] {
  const row = (clauses: readonly Clause[]): readonly string[] =>
    STATES.map((state) => String(clauses.filter((clause) => stateOf(clause, results) === state).length));
  return table([
    ["", "Clauses", "Tested", "In part", "Not yet", "Other profile", "Excluded"],
    ...pages.map(({ id, title, clauses }) => [
      /^\d/.test(id) ? `${id} ${title}` : title,
      String(clauses.length),
      ...row(clauses),
    ]),
  ]);
}

function clauseLines(clause: Clause, results: Results): readonly string[] {
  const { id, level, profile, statement, restates = [], readings = [], examples = [] } = clause;
  const rules = [id, ...restates];
  const written = casesOf(rules).length;
  const facts = [
    level,
    ...(profile ? [`only in profile ${profile}`] : []),
    ...(restates.length > 0 ? [`says again ${restates.join(", ")}`] : []),
    ...(written > 0 ? [`${counted(written, "case")} written by hand`] : []),
  ];
  return [
    "",
    `### ${id}`,
    "",
    `_${markdown(facts.join(" · "))}_`,
    "",
    markdown(statement),
    "",
    ...evidence(clause, results),
    ...list(
      "Open, so either reading is right",
      readings.map((each) => question(each, results)),
    ),
    ...list(
      "Worked examples on the page",
      examples.map((each) => markdown(each)),
    ),
    ...list(
      "Worked examples that are no written cases yet",
      rules.flatMap(notYetOf).map(({ example, why }) => `${markdown(example)}: ${markdown(why)}`),
    ),
  ];
}

function evidence(clause: Clause, results: Results): readonly string[] {
  if ("excluded" in clause) return [`Not tested: ${markdown(clause.excluded)}.`];
  if (!elsewhere(clause, results)) return tests(clause.testedBy, results);
  const names = clause.testedBy.map((id) => `\`${id}\``).join(", ");
  return [`Tested by ${names}, but not in this run, which is of another profile.`];
}

/** The invariants and readings that test something, with what came of them. */
function tests(ids: readonly string[], results: Results): readonly string[] {
  return table([
    ["Tested by", "Verdict", "Evidence", "Told from"],
    ...ids.map((id) => {
      const invariant = INVARIANTS.find((each) => each.id === id);
      const reading = readingOf(id, results);
      if (reading) return [`\`${id}\``, `· ${markdown(readingText(reading))}`, counted(reading.games, "game"), ""];
      const result = results.of.get(id);
      if (!result) return [`\`${id}\``, invariant ? "not in this run" : "not in this version", "", ""];
      const { verdict, because } = result;
      const misreadings = invariant?.misreadings ?? [];
      return [
        `\`${id}\``,
        `${MARKS[verdict]} ${verdict}${because === undefined ? "" : `: ${markdown(because)}`}`,
        counted(result.evidence, "case"),
        misreadings.map((misreading) => `\`${misreading.id}\``).join(", "),
      ];
    }),
  ]);
}

function question({ asks, readings, masked }: OpenQuestion, results: Results): string {
  const found = results.readings.find((reading) => reading.asks === asks);
  const follows = found ? ` This engine: ${markdown(readingText(found))}.` : "";
  const answers = readings.map(({ name, says, profiles }) => {
    const taken = profiles.length > 0 ? ` (${profiles.join(", ")})` : "";
    return `**${markdown(name)}**${taken}: ${markdown(says)}`;
  });
  return `${markdown(asks)} ${answers.join("; ")}. Not judged: ${markdown(masked)}.${follows}`;
}

/** What was checked without a rule that asks for it by name. */
function ofNoClause(pages: readonly RulePage[], results: Results): readonly string[] {
  const named = new Set(pages.flatMap(({ clauses }) => clauses.flatMap(testsOf)));
  const rest = [...results.of.keys()].filter((id) => !named.has(id));
  return rest.length === 0 ? [] : ["", "## Checked without a rule of its own", "", ...tests(rest, results)];
}

function list(title: string, items: readonly string[]): readonly string[] {
  return items.length === 0 ? [] : ["", `${title}:`, "", ...items.map((item) => `- ${item}`)];
}
