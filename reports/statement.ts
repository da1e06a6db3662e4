import { type Clause, type RulePage, testsOf } from "../spec/releases/clause.ts";
import type { InvariantResult, Report } from "../spec/types/index.ts";
import { claimOf, share } from "./claim.ts";
import { runCommand } from "./command.ts";
import { codeBlock, markdown } from "./escape.ts";
import { readingText } from "./reading-text.ts";
import { findingText, invariantText, MARKS, number } from "./summary.ts";
import { table } from "./table.ts";

/**
 * A page in Markdown that an engine's README can carry: what may be claimed of it, rule by rule, on what evidence, what
 * it does not offer, and how to see the same.
 * @param pages of the release that the report is of
 */
export function renderStatement(report: Report, pages: readonly RulePage[]): string {
  const { engine, release, findings, readings = [] } = report;
  const results = new Map(report.invariants.map((result) => [result.id, result]));
  const clauses = pages.flatMap((page) => page.clauses);
  const tested = clauses.filter((clause) => verdictOf(clause, results) !== undefined);
  return [
    `# ${markdown(engine.name, NAME)} ${markdown(engine.version, NAME)} and the Core Rules ${markdown(release)}`,
    "",
    claimText(report),
    "",
    ...facts(report),
    ...section("Rule by rule", clauseTable(tested, results)),
    ...section("Rules violated", listed(report.invariants.filter(({ verdict }) => verdict === "violates"))),
    ...section(
      "Wrong beside the rules",
      findings.map((finding) => `- ${markdown(findingText(finding))}`),
    ),
    ...section("Too little evidence", listed(report.invariants.filter(({ verdict }) => MARKS[verdict] === "…"))),
    ...section("Not offered", notOffered(report)),
    ...section(
      "How it reads what the rules leave open",
      readings.map(
        (reading) => `- ${markdown(reading.rule)} ${markdown(reading.asks)} ${markdown(readingText(reading))}`,
      ),
    ),
    ...section("Not checked", unchecked(clauses, tested)),
    ...section("See for yourself", [
      "In the folder of the engine's adapter, with Node.js:",
      "",
      codeBlock(runCommand(report), "sh"),
    ]),
    "",
    "Written by riftbound-conformance, an unofficial test suite, from the report of that run.",
    "",
  ].join("\n");
}

/** Characters of a name in a heading. */
const NAME = 60;

const SAYS: Readonly<Record<Report["verdict"], string>> = {
  conforms: "every rule that the suite checks is followed, each with full evidence.",
  partial: "whatever the engine offers follows the rules with full evidence; what it does not offer is listed below.",
  "does not conform": "rules are violated, or something else is wrong.",
  incomplete: "nothing wrong was seen, but not enough to say more.",
};

function claimText(report: Report): string {
  const { verdict, because } = claimOf(report);
  const why = because.length === 0 ? "" : ` The run was smaller than usual: ${because.join(", ")}.`;
  return `**${verdict}** (${share(report)}): ${SAYS[verdict]}${why}`;
}

function facts({ engine, release, profile, suite, seed, extent, times }: Report): readonly string[] {
  return table([
    ["", ""],
    [
      "Engine",
      [engine.name, engine.version, ...(engine.language === undefined ? [] : [`(${engine.language})`])]
        .map((word) => markdown(word, NAME))
        .join(" "),
    ],
    ["Rules", `Core Rules ${markdown(release)}, profile ${markdown(profile)}`],
    ["Suite", `riftbound-conformance ${markdown(suite)}, seed ${seed}`],
    ["Extent", `${number(extent.cases)} cases, ${number(extent.games)} games`],
    ["Date", markdown(times.started.slice(0, "2026-07-24".length))],
  ]);
}

/** From worst to best: of several verdicts the first decides. */
const WORST_FIRST = ["violates", "blocked", "not exercised", "thin", "unsupported", "conforms"] as const;

/** The worst verdict of all that tests a clause; undefined when nothing of it was in the run. */
function verdictOf(
  clause: Clause,
  results: ReadonlyMap<string, InvariantResult>,
): InvariantResult["verdict"] | undefined {
  const verdicts = testsOf(clause).flatMap((id) => results.get(id)?.verdict ?? []);
  return WORST_FIRST.find((verdict) => verdicts.includes(verdict));
}

function clauseTable(clauses: readonly Clause[], results: ReadonlyMap<string, InvariantResult>): readonly string[] {
  if (clauses.length === 0) return [];
  const rows = clauses.map((clause) => {
    const own = testsOf(clause).flatMap((id) => results.get(id) ?? []);
    const verdict = verdictOf(clause, results) ?? "not exercised";
    const evidence = own.filter((each) => each.verdict === verdict).map((each) => each.evidence);
    const partly = verdict === "conforms" && own.some(({ because }) => because !== undefined);
    const shown = partly ? `${MARKS.unsupported} conforms in part` : `${MARKS[verdict]} ${verdict}`;
    return [markdown(clause.id), shown, number(Math.min(...evidence)), markdown(clause.statement)];
  });
  return table([["Rule", "Verdict", "Telling cases", "What it asks for"], ...rows]);
}

const listed = (results: readonly InvariantResult[]): readonly string[] =>
  results.map((result) => `- ${markdown(invariantText(result))}`);

/** Rules that no game tells within what the engine offers, those of which games tell only in part, and actions. */
function notOffered({ invariants, primitives }: Report): readonly string[] {
  const missing = primitives.filter(({ state }) => state === "not offered").map(({ name }) => markdown(name));
  return [
    ...listed(
      invariants.filter(
        ({ verdict, because }) => verdict === "unsupported" || (verdict === "conforms" && because !== undefined),
      ),
    ),
    ...(missing.length > 0 ? [`- Actions: ${missing.join(", ")}`] : []),
  ];
}

function unchecked(clauses: readonly Clause[], tested: readonly Clause[]): readonly string[] {
  const rest = clauses.filter((clause) => !tested.includes(clause)).map(({ id }) => markdown(id));
  return rest.length === 0 ? [] : [`No claim is made on ${rest.join(", ")}.`];
}

function section(title: string, lines: readonly string[]): readonly string[] {
  return lines.length === 0 ? [] : ["", `## ${title}`, "", ...lines];
}
