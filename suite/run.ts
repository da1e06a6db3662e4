import type { Adapter } from "../engine-adapter/contract.ts";
import type { RunEvent } from "../spec/events.ts";
import type { Finding, InvariantResult, Report } from "../spec/types/index.ts";
import { campaign, type Goal } from "./campaign.ts";
import { accountsFor, divergenceFindings } from "./divergence-findings.ts";
import { evidenceFor } from "./evidence.ts";
import { faultFindings, findingAgainst, listed, merged, primitiveFindings, steadinessFindings } from "./findings.ts";
import { censusOf } from "./fitted.ts";
import { buildingHabits, habitsOf, hiddenFields } from "./habits.ts";
import { illegalPlayFindings } from "./illegal-play-check.ts";
import { type Blame, type Diagnosis, diagnose, refutedBy } from "./judge/diagnose.ts";
import type { Hypothesis } from "./judge/hypotheses.ts";
import { overall, verdictOn } from "./judge/verdict.ts";
import { namedCards } from "./named-cards.ts";
import { namedPool } from "./named-pool.ts";
import { obstacleOf } from "./obstacle.ts";
import { DEFAULT_SEED, type RunOptions } from "./options.ts";
import { Pool } from "./pool.ts";
import { checkPrimitives, type PrimitiveResult } from "./primitive-check.ts";
import { checkReadings } from "./readings.ts";
import { checkRelations } from "./relations/check.ts";
import { selectInvariants, selectReadings } from "./select.ts";
import { casesFor } from "./shown-cases.ts";
import { isSteady } from "./smallest.ts";
import { RELEASE, SUITE_VERSION } from "./version.ts";
import { workedExampleFindings } from "./worked-examples.ts";

/** The adapter cannot be used at all; the message says what was expected and what came. */
export class AdapterFailed extends Error {
  override readonly name = "AdapterFailed";
}

/**
 * Checks an engine against the invariants.
 * @param adapter plugs the engine in
 * @param options what to check and how; the same seed gives the same report but for times
 * @param pool cases made before, to share them between engines; must be of the same seed and profile
 * @throws NoSuchInvariant when `only` names none, or one that the profile leaves out
 * @throws AdapterFailed when no game can be opened
 */
export async function runConformance(
  adapter: Adapter,
  options: RunOptions = {},
  pool: Pool = poolFor(adapter, options),
): Promise<Report> {
  const began = Date.now();
  const only = options.only ?? [];
  const small = options.shrink ?? true;
  const seed = options.seed ?? DEFAULT_SEED;
  const profile = options.profile ?? "CR";
  const invariants = selectInvariants(only, profile);
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
  const broke = brokenFeatures(primitives);
  for (const feature of broke.keys()) missing.add(feature);
  const goal: Goal = {
    invariants,
    full: (invariant) => options.evidence ?? invariant.full,
    missing,
    over: () => options.seconds !== undefined && Date.now() - began > options.seconds * 1000,
    onProgress: progress("playing"),
  };
  const state = await campaign(adapter, pool, goal);
  progress("diagnosing")(0, 1);
  const diagnosis = await confirmed(adapter, diagnose(state.results));

  const patches = diagnosis.blamed.map(({ hypothesis }) => hypothesis.patch);
  const broken = primitiveFindings(primitives, patches);
  const relations = await checkRelations(adapter, pool, { ...goal, small }, { patches, broken }, state);
  const illegal = invariants.some(({ brokenBy }) => brokenBy?.includes("illegal play accepted"))
    ? await illegalPlayFindings(adapter, pool, missing, patches, small, state)
    : [];
  const faulty = state.results.some(({ right }) => !right);
  const refuted = faulty ? refutedBy(state.results) : new Set<Hypothesis>();
  progress("shrinking")(0, 1);
  const findings = merged([
    ...listed(broken, primitives.length),
    ...steadinessFindings(primitives),
    ...(await faultFindings(adapter, primitives, state)),
    ...(await divergenceFindings(adapter, diagnosis, broken, small, refuted)),
    ...relations.findings,
    ...illegal,
    ...(only.length > 0 || state.endedByTime ? [] : await examples(adapter, profile, diagnosis, broken)),
  ]);
  const readings = state.endedByTime ? [] : await checkReadings(adapter, profile, selectReadings(only));
  const limits = { missing, hidden: hiddenFields(primitives) };
  const results: InvariantResult[] = [];
  for (const invariant of invariants) {
    const evidence =
      relations.evidence.get(invariant.id) ?? evidenceFor(invariant, state, pool, limits, goal.full(invariant));
    const lacking = evidence.count < evidence.wanted;
    const obstacle = lacking ? obstacleOf(invariant, state, diagnosis, broken, findings) : undefined;
    const against = findingAgainst(invariant, findings)?.signature ?? brokenIn(broke, evidence.needs);
    const verdict = verdictOn(invariant, diagnosis.blamed, evidence, obstacle, against);
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
    readings,
    habits: [...habitsOf(primitives), ...buildingHabits(censusOf(adapter))],
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

/** Generated cases of the sort that an engine can play. */
function poolFor({ capabilities }: Adapter, { seed = DEFAULT_SEED, profile = "CR" }: RunOptions): Pool {
  return capabilities?.cards === "names" ? namedPool(seed, profile, namedCards(capabilities)) : new Pool(seed, profile);
}

/** Features that do not work, by which of the primitives shows it. */
function brokenFeatures(primitives: readonly PrimitiveResult[]): ReadonlyMap<string, string> {
  const broke = new Map<string, string>();
  for (const { game, primitive } of primitives) {
    if (primitive.state === "broken" && game.carries !== undefined) broke.set(game.carries, primitive.name);
  }
  return broke;
}

/** The primitive that keeps a rule from being judged, if what is lacking is something that does not work. */
function brokenIn(broke: ReadonlyMap<string, string>, needs: readonly string[] = []): string | undefined {
  const found = [...broke].find(([feature]) => needs.includes(feature));
  return found && `primitive ${found[1]}`;
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

/** Written cases that neither a blamed misreading nor a broken primitive accounts for. */
function examples(
  adapter: Adapter,
  profile: "CR" | "FAQ+",
  diagnosis: Diagnosis,
  broken: readonly Finding[],
): Promise<Finding[]> {
  const patches = diagnosis.blamed.map(({ hypothesis }) => hypothesis.patch);
  return workedExampleFindings(adapter, profile, patches, (fields, verbs) =>
    broken.some((primitive) => accountsFor(primitive, fields, verbs)),
  );
}
