/** The place of an ability's source, with every place that somebody might take it to be. */
export interface HereInput {
  /** The source is on the board, the same object. */
  readonly present: boolean;
  /** The ability itself took it off the board, as its cost or as it was carried out. */
  readonly movedByItem: boolean;
  readonly now: string;
  /** Where it was when it was last on the board, and when the ability was put on the chain. */
  readonly last: string;
  readonly made: string;
}

/**
 * What "here" means: where the source is now (359.3.f.2); where it was, if the ability itself took it away (359.3.e.13);
 * null when it is gone otherwise (359.3.e.12).
 */
export function here(input: HereInput): string | null {
  if (input.present) return input.now;
  return input.movedByItem ? input.last : null;
}
