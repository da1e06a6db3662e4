import type { Noun } from "../types/index.ts";

/** A mention that somebody has to choose something for. */
export interface TargetInput {
  /** What the mention speaks of. */
  readonly noun: Noun;
  /** Whether the text says "choose". */
  readonly word: boolean;
}

/** finalize: chosen and locked as the card is played; resolve: asked for on resolution; first: taken without asking then. */
export type WhenChosen = "finalize" | "resolve" | "first";

/**
 * When a chosen mention is chosen (355.10, 355.8). Whatever a card names is a target, whether or not the text
 * says "choose", and whatever sort of object, player or zone it is.
 */
export function target(_input: TargetInput): WhenChosen {
  return "finalize";
}
