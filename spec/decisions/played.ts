/** A spell at a moment at which it might count as played. */
export interface PlayedInput {
  /** finalized: its choices are made and it waits on the chain; resolved: its resolution is completed. */
  readonly at: "finalized" | "resolved";
  /** Every instruction of it was ignored for illegal targets. */
  readonly nothing: boolean;
  /** It left the chain while it resolved (359.3.e.15). */
  readonly left: boolean;
}

/** How often "when you play a spell" triggers: once, as it resolves, though nothing of it was carried out (359.3.e.10, 350.1). */
export function played(input: PlayedInput): number {
  return input.at === "resolved" ? 1 : 0;
}
