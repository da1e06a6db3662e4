import { type Invariant, MISREADINGS } from "../spec/invariants/index.ts";
import type { CampaignState } from "./campaign.ts";
import type { EvidenceFor } from "./judge/verdict.ts";
import type { Pool } from "./pool.ts";
import { offers } from "./pool-case.ts";

/**
 * The evidence for an invariant, of those of its misreadings that an engine can be told to have with what it offers.
 * @param missing features that the engine does not offer
 * @param wanted telling cases that are full evidence for a misreading
 */
export function evidenceFor(
  invariant: Invariant,
  state: CampaignState,
  pool: Pool,
  missing: ReadonlySet<string>,
  wanted: number,
): EvidenceFor {
  if (invariant.misreadings.length === 0) {
    const lost = state.windowMissed + state.results.length - state.rightGames;
    return { count: Math.min(state.rightGames, wanted), lost, wanted, needs: [], unreached: [] };
  }
  const names = MISREADINGS.filter((each) => each.invariant === invariant).map(({ name }) => name);
  const needs = new Map(names.map((name) => [name, needsOf(name, pool, missing)]));
  const within = names.filter((name) => needs.get(name)?.length === 0 || (state.evidence.get(name)?.told ?? 0) > 0);
  const unreached = names.filter((name) => !within.includes(name));
  if (within.length === 0) {
    const [fewest = []] = [...needs.values()].sort((a, b) => a.length - b.length);
    return { count: 0, lost: 0, wanted, needs: fewest, unreached };
  }
  const tallies = within.flatMap((name) => state.evidence.get(name) ?? []);
  const count = Math.min(wanted, ...tallies.map((tally) => tally.count));
  const lost = state.windowMissed + Math.max(0, ...tallies.map((tally) => tally.told - tally.count));
  return { count, lost, wanted, needs: [], unreached };
}

/** The fewest features that the engine would have to offer in addition before a case tells for a misreading; none if one does. */
function needsOf(name: string, pool: Pool, missing: ReadonlySet<string>): readonly string[] {
  let fewest: readonly string[] | undefined;
  for (const each of pool.base) {
    if (!each.tells(name)) continue;
    if (offers(each, missing)) return [];
    const lacking = [...each.features].filter((feature) => missing.has(feature)).sort();
    if (!fewest || lacking.length < fewest.length) fewest = lacking;
  }
  return fewest ?? [];
}
