import type { Adapter } from "../engine-adapter/contract.ts";
import { AdapterFailed } from "../engine-adapter/failure.ts";
import type { Finding, InvariantResult, Report, RunEvent, RunProgress } from "../spec/types/index.ts";
import { campaign, type Goal } from "./campaign.ts";
import { accountsFor, divergenceFindings } from "./divergence-findings.ts";
import { editedVerbs } from "./editing.ts";
import { faultText } from "./engine-game.ts";
import { evidenceFor } from "./evidence.ts";
import { faultFindings, findingAgainst, listed, merged, primitiveFindings, steadinessFindings } from "./findings.ts";
import { censusOf, forget } from "./fitted.ts";
import { buildingHabits, habitsOf, hiddenFields } from "./habits.ts";
import { handshakeFindings } from "./handshake.ts";
import { hangsTooOften } from "./hangs.ts";
import { illegalPlayFindings } from "./illegal-play-check.ts";
import { type Diagnosis, diagnose } from "./judge/diagnose.ts";
import type { Hypothesis } from "./judge/hypotheses.ts";
import { type Blame, refutedBy } from "./judge/standing.ts";
import { overall, verdictOn } from "./judge/verdict.ts";
import { brokenFeatures, missingFrom } from "./missing.ts";
import { obstacleOf } from "./obstacle.ts";
import { DEFAULT_SEED, optionsUsed, type RunOptions } from "./options.ts";
import type { Pool } from "./pool.ts";
import { poolFor } from "./pool-for.ts";
import { checkPrimitives, type PrimitiveResult } from "./primitive-check.ts";
import { checkReadings } from "./readings.ts";
import { recalled } from "./recording.ts";
import { checkRelations } from "./relations/check.ts";
import { selectInvariants, selectReadings } from "./select.ts";
import { casesFor } from "./shown-cases.ts";
import { isSteady } from "./smallest.ts";
import { replayStored, unseenElsewhere } from "./stored-cases.ts";
import { distrustFindings, distrustOf, SILENT, trusted, unseen } from "./trust.ts";
import { RELEASE, SUITE_VERSION } from "./version.ts";
import { workedExampleFindings } from "./worked-examples.ts";

/**
 * Checks an engine against the invariants.
 * @param plugged plugs the engine in
 * @param options what to check and how; the same seed gives the same report but for times
 * @param pool cases made before, to share them between engines; must be of the same seed and profile
 * @throws NoSuchInvariant when `only` names none, or one that the profile leaves out
 * @throws AdapterFailed when no game can be opened, or an engine in another process fails again and again
 */
export async function runConformance(
  plugged: Adapter,
  options: RunOptions = {},
  pool: Pool = poolFor(plugged, options),
): Promise<Report> {
  const began = Date.now();
  forget(plugged);
  const only = options.only ?? [];
  const seed = options.seed ?? DEFAULT_SEED;
  const profile = options.profile ?? "CR";
  const invariants = selectInvariants(only, profile);
  const emit = (event: RunEvent): void => options.onEvent?.(event);
  const progress = (phase: RunProgress["phase"]) => (done: number, total: number) =>
    emit({ kind: "progress", phase, done, total });
  const interrupted = (): boolean => options.signal?.aborted === true;
  const over = (): boolean =>
    interrupted() || (options.seconds !== undefined && Date.now() - began > options.seconds * 1000);
  emit({ kind: "started", format: 1, suite: SUITE_VERSION, release: RELEASE, profile, seed, engine: plugged.engine });

  const stored = await replayStored(plugged, options.stored ?? [], over);
  const distrust = await distrustOf(plugged, profile);
  // A play that is refused in silence is refused; what else cannot be trusted is still to be seen here.
  const heard = trusted(plugged, { silent: distrust.silent });
  const primitives = await checkPrimitives(heard, profile, progress("primitives"));
  failIfNothingOpens(primitives);
  const adapter = trusted(plugged, distrust);
  const others = options.others?.map((each) => trusted(each, distrust));
  const broke = brokenFeatures(primitives);
  const missing = missingFrom(adapter, primitives);
  const goal: Goal = {
    invariants,
    full: (invariant) => options.evidence ?? invariant.full,
    missing,
    over,
    onProgress: progress("playing"),
  };
  const asked = pool.edited(editedVerbs(primitives, missing));
  const state = await campaign(adapter, asked, goal, {
    ...(others && { others }),
    recorded: recalled(options.recordings ?? []),
  });
  // Somebody who interrupts a run does not wait for small games.
  const small = (): boolean => (options.shrink ?? true) && !interrupted();
  progress("diagnosing")(0, 1);
  const diagnosis = await confirmed(adapter, diagnose(state.results));

  const patches = diagnosis.blamed.map(({ hypothesis }) => hypothesis.patch);
  const broken = primitiveFindings(primitives, patches);
  const relations = await checkRelations(
    adapter,
    pool,
    { ...goal, small: small() },
    { patches, broken },
    state,
    others,
  );
  const short = state.endedByTime || interrupted() || hangsTooOften(state);
  const illegal =
    !interrupted() &&
    !hangsTooOften(state) &&
    invariants.some(({ brokenBy }) => brokenBy?.includes("illegal play accepted"))
      ? await illegalPlayFindings(adapter, pool, missing, patches, small(), state)
      : [];
  const faulty = state.results.some(({ right }) => !right);
  const refuted = faulty ? refutedBy(state.results) : new Set<Hypothesis>();
  const steadiness = steadinessFindings(primitives);
  // Where an earlier game leaves something behind, no later one says anything of its own.
  const leaks = steadiness.some(({ kind }) => kind === "state leaked");
  progress("shrinking")(0, 1);
  const found = merged([
    ...listed(broken, primitives.length),
    ...distrustFindings(distrust),
    ...steadiness,
    ...(await faultFindings(adapter, primitives, state, small())),
    ...(leaks ? [] : await divergenceFindings(adapter, diagnosis, broken, small(), refuted)),
    ...relations.findings,
    ...illegal,
    ...handshakeFindings(adapter, [...primitives.flatMap((each) => each.missing), ...state.unsupported.keys()]),
    ...(only.length > 0 || short || leaks ? [] : await examples(adapter, profile, diagnosis, broken)),
  ]);
  const readings = short ? [] : await checkReadings(adapter, profile, selectReadings(only));
  const limits = { missing, hidden: new Set([...hiddenFields(primitives), ...unseen(distrust)]) };
  const results: InvariantResult[] = [];
  for (const invariant of invariants) {
    const evidence =
      relations.evidence.get(invariant.id) ?? evidenceFor(invariant, state, asked, limits, goal.full(invariant));
    const lacking = evidence.count < evidence.wanted;
    const obstacle = lacking ? obstacleOf(invariant, state, diagnosis, broken, found) : undefined;
    const against = findingAgainst(invariant, found)?.signature ?? brokenIn(broke, evidence.needs);
    const verdict = verdictOn(invariant, diagnosis.blamed, evidence, obstacle, against);
    const cases = verdict.verdict === "violates" ? await casesFor(adapter, invariant, diagnosis, refuted, small()) : [];
    const result = { ...verdict, cases };
    results.push(result);
    emit({ kind: "invariant", result });
  }
  const findings = [...unseenElsewhere(stored, results, found), ...found];
  for (const finding of findings) emit({ kind: "finding", finding });
  const report: Report = {
    format: 1,
    suite: SUITE_VERSION,
    verdict: overall(
      results,
      findings.length,
      interrupted() || stored.some(({ result }) => result.state === "not told"),
    ),
    release: RELEASE,
    profile,
    seed,
    engine: adapter.engine,
    options: optionsUsed(options),
    ...(stored.length > 0 && { stored: stored.map(({ result }) => result) }),
    primitives: primitives.map(({ primitive }) => primitive),
    invariants: results,
    findings,
    readings,
    habits: [...habitsOf(primitives), ...(distrust.silent ? [SILENT] : []), ...buildingHabits(censusOf(adapter))],
    extent: {
      generated: state.generated,
      cases: state.cases,
      games: state.games,
      windowMissed: state.windowMissed,
      unsupported: [...state.unsupported.values()].reduce((sum, n) => sum + n, 0),
      endedByTime: state.endedByTime && !interrupted(),
      ...(interrupted() && { interrupted: true }),
    },
    times: { started: new Date(began).toISOString(), seconds: (Date.now() - began) / 1000 },
  };
  emit({ kind: "finished", report });
  return report;
}

/** The primitive that keeps a rule from being judged, if what is lacking is something that does not work. */
function brokenIn(broke: ReadonlyMap<string, string>, needs: readonly string[] = []): string | undefined {
  const found = [...broke].find(([feature]) => needs.includes(feature));
  return found && `primitive ${found[1]}`;
}

/**
 * An adapter whose every game fails as it is opened is no adapter.
 * @throws AdapterFailed
 */
export function failIfNothingOpens(primitives: readonly PrimitiveResult[]): void {
  const failures = primitives.map(({ fault }) => (fault?.message.startsWith("open: ") ? faultText(fault) : undefined));
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
