/** A spell or ability that has to choose something and finds nothing legal. */
export interface NoneLegalInput {
  readonly carrier: "spell" | "activated" | "triggered";
}

/** refused: it does not come to be; goes on: without a target; card lost: to the trash without effect; source: that is chosen. */
export type WithoutTarget = "refused" | "goes on" | "card lost" | "source";

/** What becomes of it: a card or ability can't be played, a triggered ability goes away whole (355.8, 402.3, 402.4). */
export function noneLegal(_input: NoneLegalInput): WithoutTarget {
  return "refused";
}
