/** An instruction beside the others of its item, and what became of those before it. */
export interface IndependentInput {
  /** It refers to an earlier instruction. */
  readonly linked: boolean;
  /** It has targets of its own. */
  readonly targeted: boolean;
  /** Some target of the item is illegal; all targets of some other mention are. */
  readonly someLost: boolean;
  readonly othersLost: boolean;
  /** The instruction just before, or any earlier one, was ignored for an illegal target. */
  readonly previousIgnored: boolean;
  readonly earlierIgnored: boolean;
}

/**
 * Whether an instruction is carried out as far as the others are concerned: illegal targets of others do not matter
 * (359.3.e.5, .7), order is no link (359.3.e.11, .14), and a parent stops only its own children.
 */
export function independent(_input: IndependentInput): boolean {
  return true;
}
