/** What was chosen as a group, as its item begins to resolve. */
export interface GroupInput {
  /** The legal ones still fit together. */
  readonly fits: boolean;
  /** Some of those chosen are illegal. */
  readonly lost: boolean;
}

/** all; subset: its controller chooses some that fit together; none; first: as many as fit, in order; others: new ones join. */
export type GroupUse = "all" | "subset" | "none" | "first" | "others";

/** Which of a group an instruction acts on: all as long as they fit together, else a subset that does (355.11.b). */
export function group(input: GroupInput): GroupUse {
  return input.fits ? "all" : "subset";
}
