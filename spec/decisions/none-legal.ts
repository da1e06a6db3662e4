/** A spell or ability that has to choose something and finds nothing legal. */
export interface NoneLegalInput {
  readonly carrier: "spell" | "activated" | "triggered";
  /** What finds nothing is something that a player must do (355.10.f). */
  readonly must: boolean;
}

/** refused: it does not come to be; goes on: without a target; card lost: to the trash without effect; source: that is chosen. */
export type WithoutTarget = "refused" | "goes on" | "card lost" | "source";

/**
 * What becomes of it: a card or ability can't be played, a triggered ability goes away whole (355.8, 402.3, 402.4);
 * what a player must do is no target and stands in nobody's way (355.10.f).
 */
export function noneLegal(input: NoneLegalInput): WithoutTarget {
  return input.must ? "goes on" : "refused";
}
