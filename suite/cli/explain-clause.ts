import type pc from "picocolors";
import { casesOf } from "../../spec/cases/index.ts";
import { notYetOf } from "../../spec/cases/not-yet.ts";
import { INVARIANTS } from "../../spec/invariants/index.ts";
import { READINGS } from "../../spec/readings/index.ts";
import { PAGES } from "../../spec/releases/2026-07-24/index.ts";
import { type Clause, type OpenQuestion, type RulePage, testsOf } from "../../spec/releases/clause.ts";

type Paint = ReturnType<typeof pc.createColors>;

/** Ids of cases that a reader still looks at. */
const CASES_SHOWN = 6;

/** A page with its clauses, for one that is no clause itself. */
export function pageLines({ id, title, clauses }: RulePage, paint: Paint): readonly string[] {
  return [`${paint.bold(id)}  ${title}`, ...clauses.map((clause) => `  · ${inShort(clause)}`)];
}

const inShort = ({ id, statement }: Clause): string => `${id}: ${statement}`;

/** A clause with what tests it, what is open about it, and where it is seen at work. */
export function clauseLines(clause: Clause, paint: Paint): readonly string[] {
  const { id, level, profile, statement, restates = [], readings = [], examples = [] } = clause;
  const section = (title: string, lines: readonly string[]): readonly string[] =>
    lines.length === 0 ? [] : ["", paint.bold(title), ...lines.map((line) => `  ${line}`)];
  const page = PAGES.find(({ clauses }) => clauses.includes(clause));
  const facts = [page?.title, level, ...(profile ? [`only in profile ${profile}`] : [])];
  const rules = [id, ...restates];
  const below = page?.id === id ? page.clauses.filter((each) => each !== clause) : [];
  return [
    `${paint.bold(id)}  ${facts.join(" · ")}`,
    `  ${statement}`,
    ...section(
      "Below it",
      below.map((each) => `· ${inShort(each)}`),
    ),
    ...section("Says again", restates),
    ...section(
      "Tested by",
      testsOf(clause).map((name) => `· ${paint.cyan(name)}: ${invariantSays(name)}`),
    ),
    ...section("Not tested", "excluded" in clause ? [clause.excluded] : []),
    ...section("Open", readings.flatMap(questionLines)),
    ...section(
      "Examples on the page",
      examples.map((each) => `· ${each}`),
    ),
    ...section("Written cases that it decides", caseIds(rules)),
    ...section(
      "Examples that are no written cases yet",
      rules.flatMap(notYetOf).map(({ example, why }) => `· ${example}: ${why}`),
    ),
  ];
}

function invariantSays(name: string): string {
  const invariant = INVARIANTS.find(({ id }) => id === name);
  const reading = READINGS.find(({ id }) => id === name);
  return invariant?.statement ?? reading?.question.asks ?? "not in this version of the suite";
}

/** A question with its answers. */
export function questionLines({ asks, readings, masked }: OpenQuestion): readonly string[] {
  return [
    `· ${asks}`,
    ...readings.map(({ name, says, profiles }) => {
      const taken = profiles.length > 0 ? ` (${profiles.join(" and ")})` : "";
      return `    ${name}${taken}: ${says}`;
    }),
    `    not judged: ${masked}`,
  ];
}

function caseIds(rules: readonly string[]): readonly string[] {
  const ids = casesOf(rules).map(({ id }) => id);
  const more = ids.length - CASES_SHOWN;
  return more > 0 ? [...ids.slice(0, CASES_SHOWN), `and ${more} more`] : ids;
}
