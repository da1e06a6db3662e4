/** The place of an ability's source, with every place that somebody might take it to be. */
export interface HereInput {
  /** The source is on the board, the same object. */
  readonly present: boolean;
  readonly now: string;
  /** Where it was when it was last on the board, and when the ability was put on the chain. */
  readonly last: string;
  readonly made: string;
}

/** What "here" means: where the source is now; null when it is gone (359.3.e.12, 359.3.f.2). */
export function here(input: HereInput): string | null {
  return input.present ? input.now : null;
}
