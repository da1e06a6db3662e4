import { isAbsolute } from "node:path";
import { MISREADINGS } from "../spec/invariants/index.ts";
import { reasonFor } from "../spec/text/reasons.ts";
import { boardTable, pathSentence, playSentences } from "../spec/text/sentences.ts";
import type { Case, EngineInfo, Finding, InvariantResult, Telltale } from "../spec/types/index.ts";
import { withoutEchoes } from "./echoes.ts";
import { shellWord } from "./shell-word.ts";

/** What a bug report is made from. */
export type BugOptions = BugContext &
  (
    | { readonly kind: "violation"; readonly invariant: InvariantResult }
    | { readonly kind: "finding"; readonly finding: Finding }
  );

/** What a bug report is made of. */
export interface BugContext {
  /** The smallest game that shows it. */
  readonly case: Case;
  readonly engine: EngineInfo;
  /** Version of the suite. */
  readonly suite: string;
  readonly release: string;
  readonly profile: string;
  /** How the engine was named on the command line. */
  readonly adapterArgument: string;
  /** Where the case was written to; missing = nowhere yet. */
  readonly caseFile?: string | undefined;
}

/** A bug report before it is written in some format; its strings may hold what an engine said. */
export interface BugReport {
  /** Whether a rule is violated; else something else is wrong. */
  readonly violated: boolean;
  /** Rule, verdict and statement in one line. */
  readonly headline: string;
  /** Rows of cells, the header first. */
  readonly board: readonly (readonly string[])[];
  readonly steps: readonly { readonly text: string; readonly offending: boolean }[];
  /** The game that must end alike, where the fault is that it does not; else empty. */
  readonly otherBoard: readonly (readonly string[])[];
  readonly otherSteps: readonly string[];
  readonly outcomes: readonly Outcome[];
  /** Differences that were left out. */
  readonly moreOutcomes: number;
  readonly because: readonly { readonly rule: string; readonly reason: string }[];
  /** Each completes "the engine behaves as if ..."; or names what comes nearest. */
  readonly behavesAs: readonly string[];
  /** Where the case file is expected. */
  readonly caseFile: string;
  /** The command that replays it. */
  readonly replay: string;
  /** Whether a path in that command only leads anywhere from the folder in which the suite ran. */
  readonly replayInFolder: boolean;
  readonly versions: readonly (readonly [name: string, version: string])[];
  readonly case: Case;
}

/** What differs at one moment. */
export interface Outcome {
  /** "after step 3" */
  readonly when: string;
  readonly expected: string;
  readonly got: string;
}

/** Differences that a reader still takes in. */
const OUTCOMES = 10;

/** Gathers what a bug report says about one fault. */
export function bugReport(options: BugOptions): BugReport {
  const { engine, caseFile = "case.json" } = options;
  const { scenario, telltales = [], controls = [] } = options.case;
  const other = controls.find(({ name }) => name === "other game");
  const order = withoutEchoes(telltales).sort((a, b) => position(a, options.case) - position(b, options.case));
  const [first] = order;
  const worst = first ? position(first, options.case) : -1;
  const outcomes =
    options.kind === "finding" && order.length === 0
      ? [fromKind(options.finding)]
      : order.map((each) => outcome(each, options.case));
  return {
    violated: options.kind === "violation",
    headline: headline(options),
    board: boardTable(scenario),
    steps: playSentences(scenario).map((text, index) => ({ text, offending: index === worst })),
    otherBoard: other ? boardTable(other.scenario) : [],
    otherSteps: other ? playSentences(other.scenario) : [],
    outcomes: outcomes.slice(0, OUTCOMES),
    moreOutcomes: Math.max(0, outcomes.length - OUTCOMES),
    because: options.case.rules.map((rule) => ({ rule, reason: reasonFor(rule) ?? "See the rule." })),
    behavesAs: options.kind === "violation" ? violated(options.invariant) : near(options.finding),
    caseFile,
    replay: `npx riftbound-conformance replay ${shellWord(caseFile)} ${shellWord(options.adapterArgument)}`,
    replayInFolder: [...(options.caseFile ? [caseFile] : []), options.adapterArgument].some(isRelativePath),
    versions: [
      ["engine", `${engine.name} ${engine.version}${engine.language === undefined ? "" : ` (${engine.language})`}`],
      ["adapter", options.adapterArgument],
      ["suite", `riftbound-conformance ${options.suite}`],
      ["rules", `Core Rules ${options.release}, profile ${options.profile}`],
    ],
    case: options.case,
  };
}

function headline(options: BugOptions): string {
  if (options.kind === "violation") {
    const { rule, id, statement } = options.invariant;
    return `${rule} is violated (${id}): ${statement}`;
  }
  const { kind, message, count } = options.finding;
  return `${kind} (${count.toLocaleString("en-US")} ${count === 1 ? "case" : "cases"}): ${message}`;
}

/** Where in the script a telltale shows; -1 is before the first step. */
function position({ after }: Telltale, { scenario }: Case): number {
  return after === "end" ? scenario.script.length - 1 : scenario.script.findIndex(({ id }) => id === after);
}

function outcome(telltale: Telltale, of: Case): Outcome {
  const step = position(telltale, of);
  return {
    when: step < 0 ? "at the start" : `after step ${step + 1}`,
    expected: pathSentence(telltale.path, telltale.right, of.scenario),
    got: pathSentence(telltale.path, telltale.wrong, of.scenario),
  };
}

/** A fault that is no wrong value: what should have been instead. */
function fromKind({ kind, message }: Finding): Outcome {
  return { when: "in this game", expected: SHOULD[kind], got: message };
}

const SHOULD: Readonly<Record<Finding["kind"], string>> = {
  "unexplained divergence": "the game comes out as the rules have it",
  "primitive broken": "the action works while nothing disturbs it",
  crash: "the engine goes on",
  stuck: "somebody may act until the chain is empty",
  nondeterministic: "the same game comes out the same way each time",
  "legal play refused": "the play is accepted",
  "illegal play accepted": "the play is refused, and the game is as it was before",
  "card lost or duplicated": "every card is in exactly one place",
  "state leaked": "a new game knows nothing of the one before",
  "bad observation": "what the engine shows has the form that was agreed",
  "relation broken": "two games that must end alike end alike",
};

function violated({ id, misreading, also = [], explains }: InvariantResult): readonly string[] {
  const named = misreading === undefined ? [] : [{ name: misreading, says: explains ?? says(misreading, id) }];
  return [...named, ...also.map((name) => ({ name, says: says(name, id) }))].map(({ name, says }) =>
    says === undefined ? name : `${says} (${fullName(name, id)})`,
  );
}

function near({ nearest = [] }: Finding): readonly string[] {
  return nearest.map(({ misreading, rate }) => {
    const meaning = says(misreading, "");
    return `${meaning === undefined ? "" : `${meaning} `}(${misreading}, right in ${Math.round(rate * 100)} % of the cases)`;
  });
}

const fullName = (name: string, invariant: string): string => (name.includes("/") ? name : `${invariant}/${name}`);

function says(name: string, invariant: string): string | undefined {
  return MISREADINGS.find((misreading) => misreading.name === fullName(name, invariant))?.says;
}

/** The built-in engines are no paths. */
const isRelativePath = (word: string): boolean =>
  !/^(reference$|sparring(:|$)|mutant:|broken:)/.test(word) && !isAbsolute(word);

export { renderMarkdown } from "./bug-report-markdown.ts";
export { renderText } from "./bug-report-text.ts";
