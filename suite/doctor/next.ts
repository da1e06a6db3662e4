import type { Check, MissingFeature } from "../../spec/types/index.ts";
import { FEATURES } from "../features.ts";
import type { PrimitiveResult } from "../primitive-check.ts";
import { LEVELS, levelOf, levelOfPrimitive } from "./level.ts";

/** Of how many of all invariants a run can tell something. */
export interface Told {
  readonly told: number;
  readonly all: number;
}

/**
 * The next thing to do.
 * @param checks in the order in which they are to be mended
 * @param missing those first that close off most
 * @param level how many levels were climbed
 */
export function nextThing(
  checks: readonly Check[],
  results: readonly PrimitiveResult[],
  missing: readonly MissingFeature[],
  level: number,
  { told, all }: Told,
): string {
  const bad = checks.find(({ grade }) => grade === "bad");
  if (bad) return `mend the ${bad.name} first: ${bad.advice ?? bad.says}`;
  const run = `run the suite: ${told} of ${all} invariants can be told of`;
  const wanted = LEVELS[level];
  if (!wanted) return run;
  const broken = results.find((each) => each.primitive.state === "broken" && levelOfPrimitive(each) === level);
  const lacking = missing.find(({ feature }) => levelOf(feature) === level);
  const up = `the ${wanted.name} level (${wanted.what})`;
  if (broken) return `${run}; for ${up} mend "${broken.primitive.name}"`;
  if (!lacking) return run;
  const gain = lacking.closes.length > 0 ? `, without which nothing is told of ${lacking.closes.join(", ")}` : "";
  return `${run}; for ${up} build ${lacking.feature} next: ${FEATURES[lacking.feature]}${gain}`;
}
