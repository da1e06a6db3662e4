import type { Noun, Scenario } from "../types/index.ts";

/** A mention that somebody has to choose something for. */
export interface TargetInput {
  /** What the mention speaks of. */
  readonly noun: Noun;
  /** The word that the text chooses with; null = it just names the thing. */
  readonly word: "choose" | "must" | "pick" | null;
  /** Where the things are that may be chosen. */
  readonly zone: "board" | "hand" | "trash" | "looked" | "facedown";
  /** Whether anybody but the controller has a part in the choice. */
  readonly others: boolean;
  /** The text says "you control" of what is chosen. */
  readonly yours: boolean;
  /** Where the mention stands: what an instruction acts on, the place of "all", where something is played to, what a replacement is made for, or the unit under a buff. */
  readonly slot: "instruction" | "place of all" | "place of play" | "replacement" | "counter";
  /** Only one thing can be chosen now. */
  readonly only: boolean;
  readonly profile: Scenario["profile"];
}

/**
 * finalize: chosen and locked as the card is played; share: so is the controller's part of what several players choose; execute: chosen as its instruction executes; resolve: asked for as
 * the item begins to resolve; first: taken without asking then.
 */
export type WhenChosen = "finalize" | "share" | "execute" | "resolve" | "first";

/**
 * When a mention is chosen (355.10, 355.8). Whatever a card names is a target, whether or not the text says "choose",
 * and whatever sort of object, player or zone it is, unless it is in a hidden zone (.a), it only says where something
 * may be played (.b), others share in the choice (.e), or a player must do it (.f). The rulings add what is picked and a legend that "you control" (FAQ+).
 */
export function target(input: TargetInput): WhenChosen {
  if (input.slot === "place of play") return "execute";
  if (input.zone === "hand" || input.zone === "looked" || input.others || input.word === "must") return "execute";
  const ruled = input.word === "pick" || (input.noun === "legend" && input.yours);
  return ruled && input.profile === "FAQ+" ? "execute" : "finalize";
}
