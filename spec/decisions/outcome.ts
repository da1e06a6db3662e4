/**
 * What became of an instruction. Ignored is one with no legal target (359.3.e.7), with missing information (.12),
 * with an ignored parent (.14.a), or that cannot be followed (.6); unmet is one whose "if" did not hold.
 * Reduced is damage of which a part was prevented, prevented of which all was (437); diverted is a play that came
 * into another place than intended.
 */
export type InstructionOutcome =
  | "done"
  | "partial"
  | "replaced"
  | "prevented"
  | "reduced"
  | "diverted"
  | "no target"
  | "no information"
  | "parent ignored"
  | "impossible"
  | "unmet";

const DONE: ReadonlySet<InstructionOutcome> = new Set([
  "done",
  "partial",
  "replaced",
  "prevented",
  "reduced",
  "diverted",
]);

/** Whether the instruction was carried out at least in part, or replaced. */
export function executed(outcome: InstructionOutcome): boolean {
  return DONE.has(outcome);
}

/** Whether the instruction was ignored because of an illegal target: its own, one it asks about, or its parent's. */
export function mistargeted(outcome: InstructionOutcome): boolean {
  return outcome === "no target" || outcome === "no information" || outcome === "parent ignored";
}
