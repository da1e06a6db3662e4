import { INVARIANTS } from "../spec/invariants/index.ts";
import type { Report } from "../spec/types/index.ts";
import { number } from "./summary.ts";

/** What may be said of an engine in public after a run. */
export interface Claim {
  readonly verdict: Report["verdict"];
  /** How the run was smaller than usual; empty = it was not. */
  readonly because: readonly string[];
}

/** The verdict of a run; a run that was made smaller than usual claims nothing good. */
export function claimOf({ verdict, invariants, options = {}, extent }: Report): Claim {
  const { only, evidence } = options;
  const checked = invariants.length;
  const weak = evidence !== undefined && INVARIANTS.some(({ id, full }) => full > evidence && named(id));
  const narrowed = [
    ...(only === undefined ? [] : [`only ${number(checked)} ${checked === 1 ? "rule was" : "rules were"} checked`]),
    ...(weak
      ? [`with ${number(evidence)} telling ${evidence === 1 ? "case" : "cases"} for each, fewer than usual`]
      : []),
    ...(extent.endedByTime ? ["time was up before its end"] : []),
  ];
  const good = verdict === "conforms" || verdict === "partial";
  return { verdict: good && narrowed.length > 0 ? "incomplete" : verdict, because: narrowed };

  function named(id: string): boolean {
    return invariants.some((invariant) => invariant.id === id);
  }
}

/** How many of the rules of a run conform: "63 of 64 rules". */
export function share({ invariants }: Report): string {
  const good = invariants.filter(({ verdict }) => verdict === "conforms").length;
  return `${number(good)} of ${number(invariants.length)} ${invariants.length === 1 ? "rule" : "rules"}`;
}
