import type { Report } from "../spec/types/index.ts";
import { isPartial } from "./judge/verdict.ts";

/** The codes with which the command ends; of several that apply the first in this order: 5, 4, 1, 3, 2, 0. */
export const EXIT = {
  conforms: 0,
  faulty: 1,
  wrongUse: 2,
  incomplete: 3,
  adapterFailed: 4,
  suiteFailed: 5,
  interrupted: 130,
  terminated: 143,
} as const;

/**
 * What a report comes to where the engine must offer everything: a rule that could be judged only in part, or not at all
 * since the engine lacks something, leaves the run incomplete.
 */
export function strictExitCode(report: Parameters<typeof exitCode>[0]): 0 | 1 | 3 {
  const code = exitCode(report);
  return code === EXIT.conforms && isPartial(report.invariants) ? EXIT.incomplete : code;
}

/**
 * What a report comes to. What the engine does not offer is no fault, but a run in which no invariant got its
 * evidence has shown nothing, whatever the reason. With a baseline only what it does not know counts.
 */
export function exitCode(report: Pick<Report, "invariants" | "findings" | "stored" | "baseline">): 0 | 1 | 3 {
  const { invariants, findings, stored = [], baseline } = report;
  const verdicts = new Set(invariants.map(({ verdict }) => verdict));
  if (baseline) {
    if (baseline.fresh.length + baseline.stale.length > 0) return EXIT.faulty;
    const nothing = !verdicts.has("conforms") && !verdicts.has("violates");
    return nothing || baseline.unjudged.length > 0 ? EXIT.incomplete : EXIT.conforms;
  }
  if (verdicts.has("violates") || findings.length > 0) return EXIT.faulty;
  const lacking =
    verdicts.has("thin") ||
    verdicts.has("not exercised") ||
    verdicts.has("blocked") ||
    stored.some(({ state }) => state === "not told");
  return lacking || !verdicts.has("conforms") ? EXIT.incomplete : EXIT.conforms;
}
