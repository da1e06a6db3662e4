import type { Invariant } from "../../spec/invariants/index.ts";
import type { InvariantResult, Report } from "../../spec/types/index.ts";
import type { Blame } from "./diagnose.ts";

/** What is known of the evidence for one invariant. */
export interface EvidenceFor {
  /** Of its misreadings the one with the least; for an invariant without misreadings the games that were right. */
  readonly count: number;
  /** Experiments that told but came to nothing: a control failed, or the engine did something else altogether. */
  readonly lost: number;
  readonly wanted: number;
  /** The fewest features that it would have to offer before any case tells; none when some do. */
  readonly needs: readonly string[];
  /** Misreadings that no case with what it offers tells for; they are left out of the count. */
  readonly unreached: readonly string[];
}

/** Below this much evidence a rule is not exercised. */
export const THIN = 10;

/** Misreadings with which nothing else about illegal targets can be judged: no target is locked when a card is played. */
const NO_LOCKS = new Set(["target/mentioned/chosen-on-resolution", "target/mentioned/never-chosen"]);
const NEEDS_LOCKS = /^(illegal|info|link)\//;

/**
 * The verdict on one invariant.
 * @param blamed what the diagnosis blames, all invariants together
 * @param obstacle names the primitive, habit or misreading that stands in the way of evidence, if one does
 * @param against signature of a finding that breaks the invariant, whatever the evidence, if there is one
 */
export function verdictOn(
  invariant: Invariant,
  blamed: readonly Blame[],
  evidence: EvidenceFor,
  obstacle: string | undefined,
  against?: string,
): Omit<InvariantResult, "cases"> {
  const base = {
    id: invariant.id,
    rule: invariant.rule,
    statement: invariant.statement,
    evidence: evidence.count,
    wanted: evidence.wanted,
  };
  const own = blamed.find(({ hypothesis }) => hypothesis.misreading.invariant === invariant);
  if (own) {
    const { misreading } = own.hypothesis;
    const more = blamed
      .filter((each) => each !== own && each.hypothesis.misreading.invariant === invariant)
      .map(({ hypothesis }) => hypothesis.misreading.name);
    const also = [...new Set(own.ties.map(({ misreading: tie }) => tie.name))].filter(
      (name) => name !== misreading.name,
    );
    return {
      ...base,
      evidence: own.explains.length,
      verdict: "violates",
      misreading: misreading.name,
      explains: misreading.says,
      ...(also.length > 0 && { also }),
      ...(more.length > 0 && { more }),
    };
  }
  const noLocks = blamed.find(({ hypothesis }) => NO_LOCKS.has(hypothesis.misreading.name));
  if (noLocks && NEEDS_LOCKS.test(invariant.id)) {
    return { ...base, verdict: "blocked", because: `target/mentioned: ${noLocks.hypothesis.misreading.says}` };
  }
  if (against !== undefined) return { ...base, verdict: "blocked", because: against };
  if (evidence.needs.length > 0)
    return { ...base, verdict: "unsupported", because: `needs ${evidence.needs.join(", ")}` };
  const without =
    evidence.unreached.length > 0
      ? { because: `not reached with what is offered: ${evidence.unreached.map(shortName).join(", ")}` }
      : {};
  if (evidence.count >= evidence.wanted) return { ...base, verdict: "conforms", ...without };
  if (obstacle !== undefined && evidence.lost > 0) return { ...base, verdict: "blocked", because: obstacle };
  return { ...base, verdict: evidence.count >= THIN ? "thin" : "not exercised" };
}

const shortName = (misreading: string): string => misreading.split("/").at(-1) ?? misreading;

/** The verdict on the engine as a whole. */
export function overall(
  invariants: readonly Pick<InvariantResult, "verdict" | "because">[],
  findings: number,
): Report["verdict"] {
  const has = (verdict: InvariantResult["verdict"]): boolean => invariants.some((each) => each.verdict === verdict);
  if (has("violates") || findings > 0) return "does not conform";
  if (!has("conforms") || has("blocked") || has("thin") || has("not exercised")) return "incomplete";
  const partly = invariants.some(({ because }) => because !== undefined);
  return has("unsupported") || partly ? "partial" : "conforms";
}
