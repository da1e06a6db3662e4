/**
 * What became of an instruction. Ignored is one with no legal target (359.3.e.7), with missing information (.12),
 * with an ignored parent (.14.a), or that cannot be followed (.6); unmet is one whose "if" did not hold.
 */
export type InstructionOutcome =
  | "done"
  | "partial"
  | "replaced"
  | "no target"
  | "no information"
  | "parent ignored"
  | "impossible"
  | "unmet";

/** Whether the instruction was carried out at least in part, or replaced. */
export function executed(outcome: InstructionOutcome): boolean {
  return outcome === "done" || outcome === "partial" || outcome === "replaced";
}

/** Whether the instruction was ignored because of an illegal target: its own, one it asks about, or its parent's. */
export function mistargeted(outcome: InstructionOutcome): boolean {
  return outcome === "no target" || outcome === "no information" || outcome === "parent ignored";
}
