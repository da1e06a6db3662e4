/** One of several targets of an instruction that is being carried out. */
export interface LookInput {
  /** How many targets of the instruction have been dealt with before it. */
  readonly before: number;
}

/** Whether its legality is looked at once more: no, all targets are judged against one state (359.3.e.2, .8). */
export function look(_input: LookInput): boolean {
  return false;
}
