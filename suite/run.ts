import type { Adapter } from "../engine-adapter/contract.ts";
import type { RunEvent } from "../spec/events.ts";
import type { Invariant } from "../spec/invariants/index.ts";
import type { Case, Finding, InvariantResult, Report } from "../spec/types/index.ts";
import { type CampaignState, campaign } from "./campaign.ts";
import { caseOf } from "./case-file.ts";
import { evidenceFor } from "./evidence.ts";
import {
  divergenceFindings,
  faultFindings,
  listed,
  merged,
  primitiveFindings,
  steadinessFindings,
} from "./findings.ts";
import { type Blame, type Diagnosis, diagnose, type Result, refutedBy } from "./judge/diagnose.ts";
import { HYPOTHESES, type Hypothesis } from "./judge/hypotheses.ts";
import { overall, verdictOn } from "./judge/verdict.ts";
import { matchesExactly } from "./judge/weigh.ts";
import { obstacleFor } from "./obstacle.ts";
import { DEFAULT_SEED, type RunOptions } from "./options.ts";
import { Pool } from "./pool.ts";
import { checkPrimitives, habitsOf, type PrimitiveResult } from "./primitive-check.ts";
import { selectInvariants } from "./select.ts";
import { isSteady, smallestFor } from "./smallest.ts";
import { RELEASE, SUITE_VERSION } from "./version.ts";

/** The adapter cannot be used at all; the message says what was expected and what came. */
export class AdapterFailed extends Error {
  override readonly name = "AdapterFailed";
}

/**
 * Checks an engine against the invariants.
 * @param adapter plugs the engine in
 * @param options what to check and how; the same seed gives the same report but for times
 * @param pool cases made before, to share them between engines; must be of the same seed and profile
 * @throws NoSuchInvariant when `only` names none
 * @throws AdapterFailed when no game can be opened
 */
export async function runConformance(
  adapter: Adapter,
  options: RunOptions = {},
  pool: Pool = new Pool(options.seed ?? DEFAULT_SEED, options.profile),
): Promise<Report> {
  const began = Date.now();
  const invariants = selectInvariants(options.only ?? []);
  const small = options.shrink ?? true;
  const seed = options.seed ?? DEFAULT_SEED;
  const profile = options.profile ?? "CR";
  const emit = (event: RunEvent): void => options.onEvent?.(event);
  const progress = (phase: Extract<RunEvent, { kind: "progress" }>["phase"]) => (done: number, total: number) =>
    emit({ kind: "progress", phase, done, total });
  emit({ kind: "started", suite: SUITE_VERSION, release: RELEASE, profile, seed, engine: adapter.engine });

  const primitives = await checkPrimitives(adapter, profile, progress("primitives"));
  failIfNothingOpens(primitives);
  const missing = new Set(
    Object.entries(adapter.capabilities?.features ?? {}).flatMap(([name, offered]) => (offered ? [] : [name])),
  );
  for (const { missing: features } of primitives) for (const feature of features) missing.add(feature);
  const state = await campaign(adapter, pool, {
    invariants,
    full: (invariant) => options.evidence ?? invariant.full,
    missing,
    over: () => options.seconds !== undefined && Date.now() - began > options.seconds * 1000,
    onProgress: progress("playing"),
  });
  progress("diagnosing")(0, 1);
  const diagnosis = await confirmed(adapter, diagnose(state.results));

  const broken = primitiveFindings(
    primitives,
    diagnosis.blamed.map(({ hypothesis }) => hypothesis.patch),
  );
  progress("shrinking")(0, 1);
  const findings = merged([
    ...listed(broken, primitives.length),
    ...steadinessFindings(primitives),
    ...(await faultFindings(adapter, primitives, state)),
    ...(await divergenceFindings(adapter, diagnosis, broken, small)),
  ]);
  const refuted = diagnosis.blamed.length > 0 ? refutedBy(state.results) : new Set<Hypothesis>();
  const results: InvariantResult[] = [];
  for (const invariant of invariants) {
    const evidence = evidenceFor(invariant, state, pool, missing, options.evidence ?? invariant.full);
    const lacking = evidence.count < evidence.wanted;
    const obstacle = lacking ? obstacleOf(invariant, state, diagnosis, broken, findings) : undefined;
    const verdict = verdictOn(invariant, diagnosis.blamed, evidence, obstacle);
    const cases = verdict.verdict === "violates" ? await casesFor(adapter, invariant, diagnosis, refuted, small) : [];
    const result = { ...verdict, cases };
    results.push(result);
    emit({ kind: "invariant", result });
  }
  for (const finding of findings) emit({ kind: "finding", finding });
  const report: Report = {
    format: 1,
    suite: SUITE_VERSION,
    verdict: overall(results, findings.length),
    release: RELEASE,
    profile,
    seed,
    engine: adapter.engine,
    primitives: primitives.map(({ primitive }) => primitive),
    invariants: results,
    findings,
    habits: habitsOf(primitives),
    extent: {
      generated: pool.generated,
      cases: state.cases,
      games: state.games,
      windowMissed: state.windowMissed,
      unsupported: [...state.unsupported.values()].reduce((sum, n) => sum + n, 0),
      endedByTime: state.endedByTime,
    },
    times: { started: new Date(began).toISOString(), seconds: (Date.now() - began) / 1000 },
  };
  emit({ kind: "finished", report });
  return report;
}

/** An adapter whose every game fails as it is opened is no adapter. */
function failIfNothingOpens(primitives: readonly PrimitiveResult[]): void {
  const failures = primitives.map(({ fault }) => (fault?.message.startsWith("open: ") ? fault.message : undefined));
  const [first] = failures;
  if (first !== undefined && failures.every((message) => message !== undefined)) {
    throw new AdapterFailed(`the adapter opens no game: ${first.slice("open: ".length)}`);
  }
}

/** Keeps only what the engine does again: before anything is blamed its games are played three times over. */
async function confirmed(adapter: Adapter, diagnosis: Diagnosis): Promise<Diagnosis> {
  const blamed: Blame[] = [];
  for (const blame of diagnosis.blamed) {
    const steady = [];
    for (const result of blame.explains.slice(0, 3)) steady.push(await isSteady(adapter, result));
    if (steady.length > 0 && steady.every(Boolean)) blamed.push(blame);
  }
  const kept = new Set(blamed);
  const dropped = diagnosis.blamed.filter((blame) => !kept.has(blame)).flatMap(({ explains }) => explains);
  return { blamed, unexplained: [...diagnosis.unexplained, ...dropped] };
}

function obstacleOf(
  invariant: Invariant,
  state: CampaignState,
  diagnosis: Diagnosis,
  broken: readonly Finding[],
  findings: readonly Finding[],
): string | undefined {
  const found = obstacleFor(invariant, state.results, diagnosis, broken);
  if (found !== undefined) return found;
  if (state.windowMissed > state.cases) return "the engine leaves no window to react";
  const [any] = findings;
  if (any) return any.signature;
  return state.results.every(({ right }) => right) ? undefined : `hidden by ${namesOf(diagnosis.blamed)}`;
}

const namesOf = (blamed: readonly Blame[]): string =>
  blamed.map(({ hypothesis }) => hypothesis.misreading.name).join(" and ");

/**
 * The smallest game that shows the violation of an invariant: one that only the blamed misreading predicts, of all that
 * other games do not rule out; if there is none, any that it predicts.
 */
async function casesFor(
  adapter: Adapter,
  invariant: Invariant,
  diagnosis: Diagnosis,
  refuted: ReadonlySet<Hypothesis>,
  small: boolean,
): Promise<Case[]> {
  const cases: Case[] = [];
  for (const { hypothesis, ties, explains } of diagnosis.blamed) {
    const { misreading } = hypothesis;
    if (misreading.invariant !== invariant) continue;
    const alike = new Set([hypothesis, ...ties].map((each) => each.misreading.name));
    const rivals = new Set(HYPOTHESES.filter((each) => !refuted.has(each) && !alike.has(each.misreading.name)));
    const telling = explains.filter(({ experiment, played }) =>
      experiment.predictions.every(
        (each) => !rivals.has(each.hypothesis) || !matchesExactly(experiment, played, each.traces),
      ),
    );
    const start = smallestOf(telling) ?? smallestOf(explains);
    const scenario = start?.experiment.games[0]?.scenario;
    if (!start || !scenario) continue;
    const lock = telling.length > 0 ? rivals : new Set<Hypothesis>();
    const from = { scenario, tested: start.experiment.tested };
    const shown = (small ? await smallestFor(adapter, from, hypothesis, lock) : undefined) ?? start;
    const facts = {
      name: `${invariant.id}: ${misreading.id}`,
      rules: [invariant.rule],
      misreadings: [misreading.name],
    };
    const file = caseOf(shown.experiment, shown.played[0], facts);
    if (file) cases.push(file);
  }
  return cases;
}

const smallestOf = (results: readonly Result[]): Result | undefined =>
  results.toSorted((a, b) => a.experiment.paths.length - b.experiment.paths.length)[0];
