import type { Adapter } from "../../engine-adapter/contract.ts";
import type { Subject } from "../../generators/canonical.ts";
import { RELATIONS, type Relation } from "../../generators/relations/index.ts";
import type { Invariant } from "../../spec/invariants/index.ts";
import type { Trace } from "../../spec/model/trace.ts";
import type { Finding, Scenario } from "../../spec/types/index.ts";
import { type CampaignState, noteVoid } from "../campaign.ts";
import type { Result } from "../judge/diagnose.ts";
import type { EvidenceFor } from "../judge/verdict.ts";
import { offers, type Pool } from "../pool.ts";
import { isKnown, type Known } from "./known.ts";
import { relationFinding } from "./relation-finding.ts";
import { isRight, lackingFor, offersPair, pairFor, trialOf } from "./trial.ts";

/** How an engine fares in the relations between two games of its own. */
export interface Fares {
  /** By id of the invariant. */
  readonly evidence: ReadonlyMap<string, EvidenceFor>;
  readonly findings: readonly Finding[];
}

/** What is to be tried. */
export interface Trials {
  readonly invariants: readonly Invariant[];
  /** Pairs that are full evidence for that invariant. */
  readonly full: (invariant: Invariant) => number;
  /** Features that the engine does not offer; what is learned on the way is added. */
  readonly missing: Set<string>;
  readonly over: () => boolean;
  /** Whether what is found is to be made small. */
  readonly small: boolean;
}

/** For every pair of full evidence that many are tried where some come to nothing. */
const PATIENCE = 2;

/**
 * Sets an engine against itself: where two games must end alike by the rules, whatever these say of either, they do.
 * Blames no rule, and what a blamed misreading or a broken primitive accounts for is no finding.
 * @param known what is wrong with the engine as far as the campaign tells
 * @param state games and failures of the engine are added to it
 */
export async function checkRelations(
  adapter: Adapter,
  pool: Pool,
  trials: Trials,
  known: Known,
  state: CampaignState,
): Promise<Fares> {
  const evidence = new Map<string, EvidenceFor>();
  const findings: Finding[] = [];
  for (const invariant of trials.invariants) {
    const relation = RELATIONS[invariant.id];
    if (!relation) continue;
    const tally = await tallyOf(adapter, pool, relation, trials, trials.full(invariant), known, state);
    evidence.set(invariant.id, tally.evidence);
    const [start] = tally.broken.toSorted((a, b) => a.scenario.objects.length - b.scenario.objects.length);
    const finding = start && (await relationFinding(adapter, invariant, relation, start, known, trials.small));
    if (finding) findings.push({ ...finding, count: tally.broken.length });
  }
  return { evidence, findings };
}

interface Tally {
  readonly evidence: EvidenceFor;
  /** Cases in which the engine breaks the relation and nothing known accounts for it. */
  readonly broken: readonly Subject[];
}

async function tallyOf(
  adapter: Adapter,
  pool: Pool,
  relation: Relation,
  { missing, over }: Trials,
  full: number,
  known: Known,
  state: CampaignState,
): Promise<Tally> {
  const broken: Subject[] = [];
  let held = 0;
  let lost = 0;
  let tries = 0;
  const already = new Map(state.results.flatMap(gameOf));
  for (const each of subjects(pool, state, missing)) {
    if (over() || held >= full || tries >= PATIENCE * full) break;
    const made = pairFor(relation, each);
    if (!made || !offersPair(made.pair, missing)) continue;
    tries += 1;
    state.games += already.has(made.pair.one) ? 1 : 2;
    const trial = await trialOf(adapter, made.pair, made.right, already);
    if (!("found" in trial)) {
      const { unplayed } = trial;
      if (unplayed) noteVoid(unplayed.game, unplayed.scenario, state, missing);
    } else if (trial.found.length > 0 && !isKnown(trial, known)) broken.push(each);
    else if (trial.found.length === 0 && isRight(trial)) held += 1;
    else lost += 1;
  }
  const judged = held + lost + broken.length;
  // There are only so many pairs of a relation: all of those are full evidence too.
  const wanted = over() || judged === 0 ? full : Math.min(full, judged);
  const needs = judged === 0 && !over() ? needsOf(pool, relation, missing) : [];
  // Pairs of which none could be judged are lost as well.
  const gone = judged === 0 ? tries : lost + broken.length;
  return { broken, evidence: { count: held, lost: gone, wanted, needs, unreached: [] } };
}

/** The cases that the engine has played, then those of the base that it could play. */
function* subjects(pool: Pool, { results }: CampaignState, missing: ReadonlySet<string>): Generator<Subject> {
  const seen = new Set<Scenario>();
  for (const { experiment } of results) {
    const [game] = experiment.games;
    if (!game) continue;
    seen.add(game.scenario);
    yield { scenario: game.scenario, tested: experiment.tested };
  }
  for (const each of pool.base) if (!seen.has(each.scenario) && offers(each, missing)) yield each;
}

/** The case itself as the engine played it. */
function gameOf({ experiment, played }: Result): readonly (readonly [Scenario, Trace])[] {
  const [game] = experiment.games;
  const [trace] = played;
  return game && trace ? [[game.scenario, trace]] : [];
}

/** The fewest features that the engine would have to offer in addition before there is a pair; none if there is one. */
function needsOf(pool: Pool, relation: Relation, missing: ReadonlySet<string>): readonly string[] {
  let fewest: readonly string[] | undefined;
  for (const each of pool.base) {
    const made = pairFor(relation, each);
    if (!made) continue;
    const lacking = lackingFor(made.pair, missing);
    if (!fewest || lacking.length < fewest.length) fewest = lacking;
    if (lacking.length === 0) break;
  }
  return fewest ?? [];
}
