import type { Choices, Chosen } from "../spec/types/index.ts";
import type { Disturbance } from "./disturbance.ts";
import type { Growing } from "./growing.ts";

/** The item under test, waiting on the chain or about to. */
export interface Tested {
  /** Id of the physical card: the spell, or the permanent whose ability it is. */
  readonly tested: string;
  readonly choices: Choices;
  readonly mentions: readonly Chosen[];
  /** The things it chooses or speaks of, so that somebody can disturb them. */
  readonly chosen: readonly string[];
  /** How many items are on the chain while it waits. */
  readonly items: number;
  /** It is a triggered ability, which comes to wait only when something has resolved. */
  readonly triggered?: true;
  /** Disturbs it in its own way instead of the usual ones; undefined when that came to nothing. */
  readonly disturb?: (growing: Growing, item: Tested) => readonly Disturbance[] | undefined;
  /** What is played when the chain is empty again. Returns whether anything is. */
  readonly finale?: (growing: Growing) => boolean;
}
