import type { Check } from "../../spec/types/index.ts";
import { FEATURES } from "../feature-names.ts";
import type { PrimitiveResult } from "../primitive-check.ts";
import type { Closed } from "./closed.ts";
import { LEVELS, levelOf, levelOfPrimitive } from "./level.ts";

/**
 * The next thing to do.
 * @param checks in the order in which they are to be mended
 * @param level how many levels were climbed
 */
export function nextThing(
  checks: readonly Check[],
  results: readonly PrimitiveResult[],
  { missing, told, all }: Closed,
  level: number,
): string {
  const bad = checks.find(({ grade }) => grade === "bad");
  if (bad) return `${bad.name} first: ${bad.advice ?? bad.says}`;
  const run = `run the suite: ${told} of ${all} invariants can be told of`;
  const wanted = LEVELS[level];
  if (!wanted) return run;
  const broken = results.find((each) => each.primitive.state === "broken" && levelOfPrimitive(each) === level);
  const lacking = missing.find(({ feature }) => levelOf(feature) === level);
  const up = `the ${wanted.name} level (${wanted.what})`;
  if (broken) return `${run}; for ${up} mend "${broken.primitive.name}"`;
  if (!lacking) return run;
  const gain = lacking.closes.length > 0 ? `, without which nothing is told of ${listed(lacking.closes)}` : "";
  return `${run}; for ${up} build ${lacking.feature} next: ${FEATURES[lacking.feature]}${gain}`;
}

/** Names that are told; of more only their number is. */
const FEW = 3;

const listed = (names: readonly string[]): string =>
  names.length > FEW + 1 ? `${names.slice(0, FEW).join(", ")} and ${names.length - FEW} more` : names.join(", ");
