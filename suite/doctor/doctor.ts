import type { Adapter } from "../../engine-adapter/contract.ts";
import type { Check, Checkup, Scenario } from "../../spec/types/index.ts";
import { playOn } from "../engine-game.ts";
import { FEATURES, mustBeClaimed } from "../feature-names.ts";
import { habitsOf, hiddenFields } from "../habits.ts";
import { DEFAULT_SEED } from "../options.ts";
import { Pool } from "../pool.ts";
import { offers, type PoolCase } from "../pool-case.ts";
import { checkPrimitives } from "../primitive-check.ts";
import { failIfNothingOpens } from "../run.ts";
import { SILENT } from "../trust.ts";
import { RELEASE, SUITE_VERSION } from "../version.ts";
import { fieldsShown, showBoards } from "./boards.ts";
import * as checks from "./checks.ts";
import { closedBy } from "./closed.ts";
import { calibrated } from "./detectors.ts";
import { learned, untrue } from "./handshake.ts";
import { interleaved } from "./interleaved.ts";
import { climbed, LEVELS } from "./level.ts";
import { nextThing } from "./next.ts";
import { noted } from "./noted.ts";
import { reactionsOf } from "./reactions.ts";
import { refusalsOf } from "./refusals.ts";
import { speedOf } from "./speed.ts";
import { waysOf } from "./ways.ts";

/** How an adapter is to be looked at. */
export interface DoctorOptions {
  /** Reading of the rules; missing = CR. */
  readonly profile?: Scenario["profile"];
  /** Hears how many of the primitives were played. */
  readonly onProgress?: (done: number, total: number) => void;
}

/**
 * Looks at an adapter before any rule is tried: whether it does what the suite builds on, what it offers, and what is to
 * be done next. Only the speed differs from one time to the next.
 * @param pool cases made before, by which it is told what missing features close off
 * @throws AdapterFailed when no game can be opened
 */
export async function doctor(
  adapter: Adapter,
  { profile = "CR", onProgress = () => {} }: DoctorOptions = {},
  pool: Pool = new Pool(DEFAULT_SEED, profile),
): Promise<Checkup> {
  const { adapter: patient, games } = noted(adapter);
  const before = await showBoards(patient, profile);
  const results = await checkPrimitives(patient, profile, onProgress);
  failIfNothingOpens(results);
  const leaks = checks.leaksOf(before, await showBoards(patient, profile));
  for (const { scenario } of probes(pool, learned(games))) await playOn(patient, scenario);
  const features = learned(games);
  const missing = new Set(Object.keys(features).filter((name) => !features[name]));
  for (const [name, offered] of Object.entries(adapter.capabilities?.features ?? {}))
    if (!offered && name in FEATURES && !mustBeClaimed(name)) missing.add(name);
  const hidden = hiddenFields(results);
  const fields = fieldsShown(before, hidden);
  const refusals = await refusalsOf(adapter, profile);
  const list: Check[] = [
    checks.handshakeCheck(untrue(adapter, games), features),
    checks.boardCheck(fields, before),
    checks.twiceCheck(results, leaks.length > 0),
    checks.apartCheck(leaks, await interleaved(adapter, profile)),
    checks.primitivesCheck(results, leaks.length > 0),
    checks.reactionsCheck(await reactionsOf(patient, profile, results), leaks.length > 0),
    checks.refusalsCheck(refusals),
  ];
  const ways = await waysOf(adapter, profile, results, features);
  const silent = Object.values(refusals).includes("silent") ? [SILENT] : [];
  const closed = closedBy(missing, pool, profile);
  const level = climbed(results, missing);
  return {
    format: 1,
    suite: SUITE_VERSION,
    release: RELEASE,
    profile,
    engine: adapter.engine,
    fit: list.every(({ grade }) => grade !== "bad"),
    level: LEVELS[level - 1]?.name ?? "none",
    checks: list,
    fields: [...fields],
    primitives: results.map(({ primitive: { name, state, message } }) => ({
      name,
      state,
      ...(message !== undefined && { message }),
    })),
    habits: [...habitsOf(results), ...ways, ...silent],
    detectors: [...(await calibrated(adapter, profile))],
    features,
    missing: [...closed.missing],
    next: nextThing(list, results, closed, level),
    speed: await speedOf(adapter, results),
  };
}

/** Cases of each stream among which games are looked for that need what no primitive needs. */
const LOOKED = 6;

/** For each feature that is not known yet the case that needs it, and least beside it. */
function probes(pool: Pool, known: Readonly<Record<string, boolean>>): readonly PoolCase[] {
  const refused = new Set(Object.keys(known).filter((name) => !known[name]));
  const cases = pool.first(LOOKED).filter((each) => offers(each, refused));
  return Object.keys(FEATURES).flatMap((name) => {
    if (known[name] !== undefined) return [];
    const [least] = cases
      .filter(({ features }) => features.has(name))
      .sort((a, b) => a.features.size - b.features.size);
    return least ?? [];
  });
}
