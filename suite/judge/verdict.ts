import { INVARIANTS, type Invariant } from "../../spec/invariants/index.ts";
import type { InvariantResult, Report } from "../../spec/types/index.ts";
import { editsText } from "../editing.ts";
import type { Blame } from "./standing.ts";

/** What is known of the evidence for one invariant. */
export interface EvidenceFor {
  /** Of its misreadings the one with the least; for an invariant without misreadings the games that were right. */
  readonly count: number;
  /** Experiments that told but came to nothing: a control failed, or the engine did something else altogether. */
  readonly lost: number;
  readonly wanted: number;
  /** What the engine lacks, if that is why no case tells enough of any misreading. */
  readonly lacks?: string;
  /** The features among it. */
  readonly needs?: readonly string[];
  /** The edits of the board on which the count rests; missing = none. */
  readonly edits?: readonly string[];
  /** Misreadings of which no case tells enough with what it offers and shows, and why; they are left out of the count. */
  readonly unreached: readonly { readonly misreading: string; readonly lacks: string }[];
}

/** Below this much evidence a rule is not exercised. */
const THIN = 10;

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
  const { edits = [] } = evidence;
  const base = {
    id: invariant.id,
    rule: invariant.rule,
    statement: invariant.statement,
    evidence: evidence.count,
    wanted: evidence.wanted,
    ...(edits.length > 0 && { edits: [...edits] }),
  };
  const unreached =
    evidence.unreached.length > 0 ? { unreached: evidence.unreached.map(({ misreading }) => misreading) } : {};
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
      ...unreached,
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
  if (evidence.lacks !== undefined) return { ...base, verdict: "unsupported", because: evidence.lacks };
  const notes = [
    ...(evidence.unreached.length > 0 ? [unreachedText(evidence.unreached)] : []),
    ...(edits.length > 0 ? [editsText(edits)] : []),
  ];
  const noted = notes.length > 0 ? { because: notes.join("; "), ...unreached } : {};
  if (evidence.count >= evidence.wanted) return { ...base, verdict: "conforms", ...noted };
  if (obstacle !== undefined && evidence.lost > 0) return { ...base, verdict: "blocked", because: obstacle };
  return { ...base, verdict: evidence.count >= THIN ? "thin" : "not exercised" };
}

function unreachedText(unreached: EvidenceFor["unreached"]): string {
  const reasons = new Set(unreached.map(({ lacks }) => lacks));
  return `without ${unreached.map(({ misreading }) => shortName(misreading)).join(", ")}: ${[...reasons].join("; ")}`;
}

const shortName = (misreading: string): string => misreading.split("/").at(-1) ?? misreading;

/** What only engines are tried for that claim it, beside the rules. */
const CLAIMED = new Set(INVARIANTS.filter(({ claimed }) => claimed !== undefined).map(({ id }) => id));

type Judged = Pick<InvariantResult, "id" | "verdict" | "because">;

/** Whether an engine offers less than the rules ask for: what it need not claim is nothing that it lacks. */
export const isPartial = (invariants: readonly Judged[]): boolean =>
  invariants.some(({ id, verdict, because }) => (verdict === "unsupported" ? !CLAIMED.has(id) : because !== undefined));

/**
 * The verdict on the engine as a whole.
 * @param cut whether something of the run is missing
 */
export function overall(invariants: readonly Judged[], findings: number, cut: boolean): Report["verdict"] {
  const has = (verdict: InvariantResult["verdict"]): boolean => invariants.some((each) => each.verdict === verdict);
  if (has("violates") || findings > 0) return "does not conform";
  if (cut || !has("conforms") || has("blocked") || has("thin") || has("not exercised")) return "incomplete";
  return isPartial(invariants) ? "partial" : "conforms";
}
