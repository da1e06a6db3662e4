import { type Invariant, MISREADINGS } from "../spec/invariants/index.ts";
import type { CampaignState } from "./campaign.ts";
import { notShowing } from "./habits.ts";
import type { EvidenceFor } from "./judge/verdict.ts";
import type { Pool } from "./pool.ts";
import { offers } from "./pool-case.ts";
import { type Evidence, nothingYet } from "./tally.ts";

/** What an engine leaves out. */
export interface Limits {
  /** Features that it does not offer. */
  readonly missing: ReadonlySet<string>;
  /** Fields that it does not show. */
  readonly hidden: ReadonlySet<string>;
}

/**
 * The evidence for an invariant, of those of its misreadings that an engine can be told to have with what it offers
 * and shows.
 * @param wanted telling cases that are full evidence for a misreading
 */
export function evidenceFor(
  invariant: Invariant,
  state: CampaignState,
  pool: Pool,
  limits: Limits,
  wanted: number,
): EvidenceFor {
  if (invariant.misreadings.length === 0) {
    const lost = state.windowMissed + state.results.length - state.rightGames;
    const lacks = state.cases === 0 && state.unknown > 0 ? { lacks: NOBODY_KNOWS } : {};
    const edits = [...state.edits].sort();
    return {
      count: Math.min(state.rightGames, wanted),
      lost,
      wanted,
      ...lacks,
      unreached: [],
      ...(edits.length > 0 && { edits }),
    };
  }
  const tallies = MISREADINGS.filter((each) => each.invariant === invariant).map(({ name }) => {
    const tally = state.evidence.get(name) ?? nothingYet();
    const lacks = tally.count < wanted ? lackFor(name, tally, state, pool, limits) : undefined;
    return { name, tally, lacks };
  });
  const within = tallies.filter(({ lacks }) => lacks === undefined);
  const unreached = tallies.flatMap(({ name, lacks }) => (lacks === undefined ? [] : [{ misreading: name, ...lacks }]));
  const counted = within.length > 0 ? within : tallies;
  const count = Math.min(wanted, ...counted.map(({ tally }) => tally.count));
  const lost = Math.max(0, ...counted.map(({ tally }) => tally.missed + tally.told - tally.count));
  const edits = [...new Set(counted.flatMap(({ tally }) => [...tally.edits]))].sort();
  return {
    count,
    lost,
    wanted,
    unreached,
    ...(edits.length > 0 && { edits }),
    ...(within.length === 0 && least(unreached)),
  };
}

/** What an engine leaves out, in words, and the features that it would have to offer. */
type Lack = Required<Pick<EvidenceFor, "lacks" | "needs">>;

/** What keeps an engine without any fault from full evidence for a misreading; undefined if nothing does. */
function lackFor(
  name: string,
  tally: Evidence,
  { exhausted, endedByTime, cases }: CampaignState,
  pool: Pool,
  { missing, hidden }: Limits,
): Lack | undefined {
  // Evidence that came to nothing is another matter.
  if (tally.told > tally.count) return undefined;
  // Nothing was tried.
  if (endedByTime && cases === 0) return undefined;
  const { playable, lacking } = beyond(name, pool, missing);
  const needs = lacking.length > 0 ? `needs ${lacking.join(", ")}` : undefined;
  const few =
    pool.within === undefined
      ? undefined
      : { lacks: `${tally.count === 0 ? "no game" : "too few games"} of ${pool.within} can tell`, needs: [] };
  if (!playable && tally.count === 0 && tally.unfit === 0)
    return needs === undefined ? few : { lacks: needs, needs: lacking };
  // So are cases that there was no time for.
  if (!exhausted.has(name)) return undefined;
  if (tally.unfit > 0) return { lacks: unfitText(tally), needs: [] };
  const [unseen] = [...tally.unseen].filter(([field]) => hidden.has(field)).sort(([, a], [, b]) => b - a);
  if (unseen) return { lacks: notShowing(unseen[0]), needs: [] };
  // Nobody answers in time what is not seen on the chain.
  if (tally.missed > 0) return hidden.has("chain") ? { lacks: notShowing("chain"), needs: [] } : undefined;
  return needs === undefined ? few : { lacks: `${needs} for more cases`, needs: lacking };
}

/** Why nothing is told of an engine that says of no card as what it was built. */
export const NOBODY_KNOWS = "builds cards without telling as what";

/** Features named at most. */
const MOST_LOST = 3;

/** What the engine loses of the cards that would tell, most often first. */
function unfitText({ lost }: Evidence): string {
  const features = [...lost].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1)).map(([feature]) => feature);
  return features.length > 0
    ? `builds cards without ${features.slice(0, MOST_LOST).join(", ")}`
    : "builds cards otherwise";
}

/** Whether an engine can play any case that tells for a misreading, and the fewest features that it lacks for another. */
function beyond(name: string, pool: Pool, missing: ReadonlySet<string>): { playable: boolean; lacking: string[] } {
  let playable = false;
  let lacking: string[] = [];
  for (const each of pool.base) {
    if (!each.tells(name)) continue;
    if (offers(each, missing)) {
      playable = true;
      continue;
    }
    const lacks = [...each.features].filter((feature) => missing.has(feature)).sort();
    if (lacking.length === 0 || lacks.length < lacking.length) lacking = lacks;
  }
  return { playable, lacking };
}

/** The least that would help. */
function least(lacks: readonly Lack[]): Lack {
  const [first] = lacks.toSorted((a, b) => a.lacks.length - b.lacks.length);
  return first ? { lacks: first.lacks, needs: first.needs } : { lacks: "", needs: [] };
}
