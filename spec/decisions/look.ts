/** An instruction with several targets that is about to be carried out. */
export interface LookInput {
  readonly targets: number;
}

/** Whether each target is judged only when its turn comes: no, all are judged against one state (359.3.e.2, .8). */
export function look(_input: LookInput): boolean {
  return false;
}
