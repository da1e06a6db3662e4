import type { Adapter } from "../../engine-adapter/contract.ts";
import type { Subject } from "../../generators/canonical.ts";
import { type Pair, RELATIONS, type Relation } from "../../generators/relations/index.ts";
import type { Invariant } from "../../spec/invariants/index.ts";
import type { Trace } from "../../spec/model/trace.ts";
import type { Finding, Scenario } from "../../spec/types/index.ts";
import { type CampaignState, gamesPlayed, note } from "../campaign.ts";
import { claims } from "../engine-game.ts";
import { NOBODY_KNOWS } from "../evidence.ts";
import { censusOf } from "../fitted.ts";
import { needsFitting } from "../fitted-case.ts";
import { hangsTooOften } from "../hangs.ts";
import { inOrder } from "../in-order.ts";
import type { EvidenceFor } from "../judge/verdict.ts";
import type { Pool } from "../pool.ts";
import type { Both } from "./alike.ts";
import { isKnown, type Known } from "./known.ts";
import { relationFinding } from "./relation-finding.ts";
import { subjectsFor, turned } from "./subjects.ts";
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
/** Pairs that are tried, for each that held, where cards are built otherwise. */
const PATIENCE_WITH_FITS = 20;

/**
 * Sets an engine against itself: where two games must end alike by the rules, whatever these say of either, they do.
 * Blames no rule, and what a blamed misreading or a broken primitive accounts for is no finding.
 * @param known what is wrong with the engine as far as the campaign tells
 * @param state games and failures of the engine are added to it
 * @param others more of the same engine, which play at the same time
 */
export async function checkRelations(
  adapter: Adapter,
  pool: Pool,
  trials: Trials,
  known: Known,
  state: CampaignState,
  others: readonly Adapter[] = [],
): Promise<Fares> {
  const setting: Setting = {
    adapter,
    others,
    pool,
    trials,
    known,
    state,
    already: gamesPlayed(state),
  };
  const evidence = new Map<string, EvidenceFor>();
  const findings: Finding[] = [];
  for (const invariant of trials.invariants) {
    const relation = RELATIONS[invariant.id];
    if (!relation) continue;
    const { claimed } = invariant;
    if (claimed !== undefined && !claims(adapter, claimed)) {
      const none = { count: 0, lost: 0, wanted: trials.full(invariant), unreached: [] };
      evidence.set(invariant.id, { ...none, lacks: `needs ${claimed}` });
      continue;
    }
    const tally = await tallyOf(setting, invariant.id, relation, trials.full(invariant));
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

/** All that a relation is tried with. */
interface Setting {
  readonly adapter: Adapter;
  readonly others: readonly Adapter[];
  readonly pool: Pool;
  readonly trials: Trials;
  readonly known: Known;
  readonly state: CampaignState;
  /** Games that the engine has played before. */
  readonly already: ReadonlyMap<Scenario, Trace>;
}

async function tallyOf(setting: Setting, id: string, relation: Relation, full: number): Promise<Tally> {
  const { adapter, others, pool, known, state, already } = setting;
  const { missing } = setting.trials;
  const over = (): boolean => setting.trials.over() || hangsTooOften(state);
  const broken: Subject[] = [];
  let held = 0;
  /** Pairs but for those that the engine left no window for. */
  let tried = 0;
  let attempts = 0;
  /** Pairs that are none with the cards that the engine builds. */
  let unfit = 0;
  const engines: readonly [Adapter, ...Adapter[]] = needsFitting(adapter) ? [adapter] : [adapter, ...others];
  const pairs = over() ? [] : pairsFor(id, relation, pool, state, missing);
  const trials = inOrder(engines, pairs, (engine, { pair, right }) => trialOf(engine, pair, right, already));
  for await (const { thing: made, came: trial } of trials) {
    if (over() || held >= full || attempts >= PATIENCE * full || unfit >= PATIENCE_WITH_FITS * (held + 1)) break;
    // With several engines it was begun before all was known that they lack.
    if (!offersPair(made.pair, missing)) continue;
    if ("unfit" in trial) {
      unfit += 1;
      continue;
    }
    attempts += 1;
    state.games += already.has(made.pair.one) ? 1 : 2;
    if ("found" in trial) {
      tried += 1;
      if (trial.found.length > 0 && !isKnown(trial, known)) broken.push(made.each);
      if (trial.found.length === 0 && isRight(trial)) held += 1;
    } else if (!trial.unplayed) {
      tried += 1;
    } else if (trial.unplayed.game.kind !== "window missed") {
      // Missed windows are counted for cases only.
      note(trial.unplayed, state, missing);
      tried += 1;
    }
  }
  // There are only so many pairs of a relation within what an engine offers: all of those are full evidence too.
  const wanted = over() || tried === 0 ? full : Math.min(full, tried);
  const needs = attempts === 0 && unfit === 0 && !over() ? needsOf(id, pool, relation, missing) : [];
  const lost = (tried === 0 ? attempts : tried) - held;
  const lacks =
    needs.length > 0
      ? { lacks: `needs ${needs.join(", ")}` }
      : attempts === 0 && unfit > 0
        ? { lacks: (censusOf(adapter)?.partly ?? 0) > 0 ? "builds cards otherwise" : NOBODY_KNOWS }
        : {};
  return { broken, evidence: { count: held, lost, wanted, ...lacks, unreached: [] } };
}

/** The pairs of a relation that the engine can play. */
function* pairsFor(
  id: string,
  relation: Relation,
  pool: Pool,
  state: CampaignState,
  missing: ReadonlySet<string>,
): Generator<{ readonly each: Subject; readonly pair: Pair; readonly right: Both }> {
  for (const each of subjectsFor(id, pool, state, missing)) {
    const made = pairFor(relation, each);
    if (made && offersPair(made.pair, missing)) yield { each, ...made };
  }
}

/** The fewest features that the engine would have to offer in addition before there is a pair; none if there is one. */
function needsOf(id: string, pool: Pool, relation: Relation, missing: ReadonlySet<string>): readonly string[] {
  let fewest: readonly string[] | undefined;
  for (const each of pool.base) {
    const made = pairFor(relation, turned(id, each));
    if (!made) continue;
    const lacking = lackingFor(made.pair, missing);
    if (!fewest || lacking.length < fewest.length) fewest = lacking;
    if (lacking.length === 0) break;
  }
  return fewest ?? [];
}
