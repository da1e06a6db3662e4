import { canonical, type Subject } from "../canonical.ts";
import { isValid } from "../valid.ts";
import { PASSES, type Pass } from "./passes.ts";
import { repaired } from "./repaired.ts";
import { isLighter, leastWeightOf, weightOf } from "./weight.ts";

/**
 * What one pass makes of a case: valid, in canonical form, and lighter.
 * @param seen keys of cases that are not wanted again; takes in those that are yielded
 */
export function* candidatesOf(pass: Pass, subject: Subject, seen: Set<string>): Generator<Subject> {
  const weight = weightOf(subject);
  for (const raw of pass(subject)) {
    const scenario = repaired(raw.scenario);
    if (!isLighter(leastWeightOf({ ...raw, scenario }), weight)) continue;
    const candidate = canonical(scenario, raw.tested);
    if (!isLighter(weightOf(candidate), weight)) continue;
    const key = JSON.stringify(candidate);
    if (seen.has(key)) continue;
    seen.add(key);
    if (isValid(candidate.scenario, candidate.tested)) yield candidate;
  }
}

/** What all passes make of a case, each once. */
export function* allCandidates(subject: Subject): Generator<Subject> {
  const seen = new Set<string>();
  for (const pass of PASSES) yield* candidatesOf(pass, subject, seen);
}
