import { freeSentences } from "../spec/text/free-sentences.ts";
import { reasonFor } from "../spec/text/reasons.ts";
import { boardTable, pathSentence, playSentences } from "../spec/text/sentences.ts";
import type { Case, EngineInfo, Finding, InvariantResult, Telltale } from "../spec/types/index.ts";
import { explanations, nearMisses } from "./behaves-as.ts";
import { isRelativePath, replayCommand } from "./command.ts";
import { withoutEchoes } from "./echoes.ts";

/** What a bug report is made from. */
export type BugOptions = BugContext &
  (
    | { readonly kind: "violation"; readonly invariant: InvariantResult }
    | { readonly kind: "finding"; readonly finding: Finding }
    /** A case file by itself, with what became of its game where that is no wrong value. */
    | { readonly kind: "case"; readonly trouble?: string | undefined }
  );

/** What a bug report is made of. */
export interface BugContext {
  /** The smallest game that shows it. */
  readonly case: Case;
  /** Missing = not known. */
  readonly engine?: EngineInfo | undefined;
  /** Version of the suite. */
  readonly suite: string;
  readonly release: string;
  readonly profile: string;
  /** How the engine was named on the command line; missing = not known. */
  readonly adapterArgument?: string | undefined;
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
  /** What could be otherwise, each by itself, and the fault would show as well. */
  readonly free: readonly string[];
  /** Where the case file is expected. */
  readonly caseFile: string;
  /** Whether it is known to lie there. */
  readonly caseWritten: boolean;
  /** The command that replays it. */
  readonly replay: string;
  /** Whether a path in that command only leads anywhere from the folder in which the suite ran. */
  readonly replayInFolder: boolean;
  readonly versions: readonly (readonly [name: string, version: string])[];
  /** The address of the engine's issue tracker, as the engine gives it; missing = not known. */
  readonly issues?: string | undefined;
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
  const { engine, caseFile = "case.json", adapterArgument } = options;
  // What was expected is said of the cards that the engine built.
  const of: Case = { ...options.case, scenario: options.case.built ?? options.case.scenario };
  const { scenario, telltales = [], controls = [], free = [] } = of;
  const other = controls.find(({ name }) => name === "other game");
  const order = withoutEchoes(telltales).sort((a, b) => position(a, of) - position(b, of));
  const [first] = order;
  const worst = first ? position(first, of) : -1;
  const outcomes = order.length === 0 ? instead(options) : order.map((each) => outcome(each, of));
  return {
    violated: options.kind === "violation",
    headline: headline(options),
    board: boardTable(scenario),
    steps: playSentences(scenario).map((text, index) => ({ text, offending: index === worst })),
    otherBoard: other ? boardTable(other.built ?? other.scenario) : [],
    otherSteps: other ? playSentences(other.built ?? other.scenario) : [],
    outcomes: outcomes.slice(0, OUTCOMES),
    moreOutcomes: Math.max(0, outcomes.length - OUTCOMES),
    because: options.case.rules.map((rule) => ({ rule, reason: reasonFor(rule) ?? "See the rule." })),
    behavesAs: behavesAs(options),
    free: freeSentences(free),
    caseFile,
    caseWritten: options.caseFile !== undefined,
    replay: replayCommand(caseFile, adapterArgument),
    replayInFolder: [options.caseFile, adapterArgument].some((word) => word !== undefined && isRelativePath(word)),
    versions: [
      ...(engine ? [["engine", engineText(engine)] as const] : []),
      ...(adapterArgument === undefined ? [] : [["adapter", adapterArgument] as const]),
      ["suite", `riftbound-conformance ${options.suite}`],
      ["rules", `Core Rules ${options.release}, profile ${options.profile}`],
    ],
    issues: engine?.issues,
    case: options.case,
  };
}

const engineText = ({ name, version, language }: EngineInfo): string =>
  `${name} ${version}${language === undefined ? "" : ` (${language})`}`;

function headline(options: BugOptions): string {
  if (options.kind === "violation") {
    const { rule, id, statement } = options.invariant;
    return `${rule} is violated (${id}): ${statement}`;
  }
  if (options.kind === "case") {
    const { name, rules } = options.case;
    return rules.length === 0 ? name : `${name} (${rules.join(", ")})`;
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

/** What should have been instead of a fault that is no wrong value. */
function instead(options: BugOptions): readonly Outcome[] {
  const when = "in this game";
  if (options.kind === "finding") {
    const { kind, message } = options.finding;
    return [{ when, expected: SHOULD[kind], got: message }];
  }
  if (options.kind === "violation" || options.trouble === undefined) return [];
  return [{ when, expected: "the game comes out as the rules have it", got: options.trouble }];
}

/** What should be, for every kind of finding. */
export const SHOULD: Readonly<Record<Finding["kind"], string>> = {
  "unexplained divergence": "the game comes out as the rules have it",
  "primitive broken": "the action works while nothing disturbs it",
  crash: "the engine goes on",
  hang: "the engine answers in time",
  stuck: "somebody may act until the chain is empty",
  "handshake untrue": "the engine does what it says that it can",
  nondeterministic: "the same game comes out the same way each time",
  "legal play refused": "the play is accepted",
  "illegal play accepted": "the play is refused, and the game is as it was before",
  "card lost or duplicated": "every card is in exactly one place",
  "state leaked": "a new game knows nothing of the one before",
  "bad observation": "what the engine shows has the form that was agreed",
  "stored case fails": "the game comes out as the stored case has it",
  "relation broken": "two games that must end alike end alike",
};

function behavesAs(options: BugOptions): readonly string[] {
  if (options.kind === "violation") return explanations(options.invariant);
  return options.kind === "finding" ? nearMisses(options.finding) : [];
}

export { renderMarkdown } from "./bug-report-markdown.ts";
export { renderText } from "./bug-report-text.ts";
