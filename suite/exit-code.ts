import type { Report } from "../spec/types/index.ts";

/** The codes with which the command ends; of several that apply the first in this order: 5, 4, 1, 3, 2, 0. */
export const EXIT = {
  conforms: 0,
  faulty: 1,
  wrongUse: 2,
  incomplete: 3,
  adapterFailed: 4,
  suiteFailed: 5,
  interrupted: 130,
} as const;

/**
 * What a report comes to. What the engine does not offer is no fault, but a run in which no invariant got its
 * evidence has shown nothing, whatever the reason.
 */
export function exitCode({ invariants, findings }: Pick<Report, "invariants" | "findings">): 0 | 1 | 3 {
  const verdicts = new Set(invariants.map(({ verdict }) => verdict));
  if (verdicts.has("violates") || findings.length > 0) return EXIT.faulty;
  const lacking = verdicts.has("thin") || verdicts.has("not exercised") || verdicts.has("blocked");
  return lacking || !verdicts.has("conforms") ? EXIT.incomplete : EXIT.conforms;
}
