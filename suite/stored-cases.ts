import type { Adapter } from "../engine-adapter/contract.ts";
import { pathSentence } from "../spec/text/sentences.ts";
import type { Case, Finding, InvariantResult, Scenario, StoredCaseResult } from "../spec/types/index.ts";
import { classOf } from "./judge/classes.ts";
import { type Deviation, type Replayed, replay, Unplayable } from "./replay.ts";

/** A case that showed a fault once, kept to be tried before anything else. */
export interface StoredCase {
  /** Its file, as seen from the working directory. */
  readonly file: string;
  readonly case: Case;
}

/** What came of a stored case. */
export interface StoredOutcome {
  readonly result: StoredCaseResult;
  /** What is wrong with the engine, if something is. */
  readonly finding?: Finding;
}

/** Signature of the finding that a stored case fails. */
export const storedSignature = (file: string): string => `stored case ${file}`;

/**
 * Replays stored cases in the given order.
 * @param over whether to leave the rest
 */
export async function replayStored(
  adapter: Adapter,
  cases: readonly StoredCase[],
  over: () => boolean,
): Promise<readonly StoredOutcome[]> {
  const outcomes: StoredOutcome[] = [];
  for (const stored of cases) {
    outcomes.push(over() ? notTold(stored, "the run ended before its turn") : await outcomeOf(adapter, stored));
  }
  return outcomes;
}

async function outcomeOf(adapter: Adapter, stored: StoredCase): Promise<StoredOutcome> {
  let replayed: Replayed;
  try {
    replayed = await replay(adapter, stored.case);
  } catch (error) {
    if (error instanceof Unplayable) return notTold(stored, `it cannot be played: ${error.message}`);
    throw error;
  }
  const { disputed, trouble, shows } = replayed;
  const [other] = disputed;
  if (other) {
    const { expected, got } = sentences(other, stored.case.scenario);
    return notTold(stored, `it expects: ${expected}; by the rules of this release: ${got}`);
  }
  if (shows === undefined) return notTold(stored, trouble?.message ?? "nothing is told");
  const base = { file: stored.file, name: stored.case.name };
  if (!shows) return { result: { ...base, state: "passes" } };
  const message = trouble?.message ?? differenceIn(replayed, stored);
  return { result: { ...base, state: "fails", message }, finding: findingOf(replayed, stored, message) };
}

function notTold({ file, case: { name } }: StoredCase, message: string): StoredOutcome {
  return { result: { file, name, state: "not told", message } };
}

/** An engine that breaks down has the fault that it would have in any other game. */
function findingOf({ trouble, deviations }: Replayed, { file, case: stored }: StoredCase, message: string): Finding {
  const telltales = deviations.map(({ after, path, expected, got }) => ({
    after,
    path,
    right: expected,
    wrong: got ?? null,
  }));
  const shown: Case = { ...stored, telltales };
  return trouble?.kind
    ? { kind: trouble.kind, signature: message.slice(0, 200), message, count: 1, case: shown }
    : { kind: "stored case fails", signature: storedSignature(file), message, count: 1, case: shown };
}

function differenceIn(
  { deviations: [first], failedControls: [control] }: Replayed,
  { case: stored }: StoredCase,
): string {
  if (first) return difference(first, stored.scenario);
  const beside = stored.controls?.find(({ name }) => name === control?.name);
  const [there] = control?.deviations ?? [];
  const says = there && beside ? difference(there, beside.scenario) : "the engine fails";
  return `in the game beside it (${control?.name}): ${says}`;
}

function difference(deviation: Deviation, scenario: Scenario): string {
  const { expected, got } = sentences(deviation, scenario);
  return `expected: ${expected}; got: ${got}`;
}

const sentences = ({ path, expected, got }: Deviation, scenario: Scenario): { expected: string; got: string } => ({
  expected: pathSentence(path, expected, scenario),
  got: pathSentence(path, got, scenario),
});

/**
 * The findings of stored cases but for those that the rest of the run tells as well: by a blamed misreading of theirs,
 * or by a finding of the same signature.
 */
export function unseenElsewhere(
  outcomes: readonly StoredOutcome[],
  invariants: readonly InvariantResult[],
  findings: readonly Finding[],
): readonly Finding[] {
  const blamed = new Set(
    invariants.flatMap(({ misreading, more = [], also = [] }) => [misreading, ...more, ...also].flatMap(namesOf)),
  );
  const found = new Set(findings.map(({ signature }) => signature));
  return outcomes.flatMap(({ finding }) => {
    if (!finding || found.has(finding.signature)) return [];
    if (finding.kind !== "stored case fails") return [finding];
    const { name = "", misreadings = [] } = finding.case ?? {};
    return found.has(name) || misreadings.some((each) => blamed.has(each)) ? [] : [finding];
  });
}

const namesOf = (name: string | undefined): readonly string[] => (name === undefined ? [] : classOf(name));
