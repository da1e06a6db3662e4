import type { Action, Outcome } from "./action.ts";
import type { Path, Values } from "./paths.ts";

/** What the script wants of a game, one at a time. */
export type Request =
  | { readonly kind: "act"; readonly action: Action }
  /** A pass after which nothing is looked at before nobody has priority; the game may pass for everybody at once. */
  | { readonly kind: "settle"; readonly action: Extract<Action, { kind: "pass" }> }
  | { readonly kind: "observe" }
  /** What is on the chain, and where a physical card is, without the rest. */
  | { readonly kind: "chain"; readonly card?: string }
  | { readonly kind: "asks"; readonly card: string; readonly ability?: string };

/** What a game answers. */
export interface Reply {
  /** To an act. */
  readonly outcome?: Outcome;
  /** To observe. */
  readonly values?: Values;
  /** To chain; undefined when the engine does not show it. */
  readonly chain?: ChainValues | undefined;
  /** To chain: the places of the card that was named; undefined where a play cannot be refused in silence. */
  readonly places?: readonly string[] | undefined;
  /** To asks; undefined when the engine cannot tell. */
  readonly asks?: readonly string[] | undefined;
}

/** What is on the chain. */
export interface ChainValues {
  /** The physical cards of the items, oldest first. */
  readonly sources: readonly string[];
  /** Locked targets of each item; undefined when not shown. */
  readonly targets: readonly (readonly string[])[] | undefined;
}

/** How a game ended; all but complete stop the script. */
export type PlayEnd =
  | { readonly kind: "complete" }
  | { readonly kind: "refused"; readonly step: string; readonly reason: string }
  | { readonly kind: "window missed"; readonly step: string }
  /** The engine asked without saying for what, and several wishes were on offer. */
  | { readonly kind: "unclear question"; readonly step: string }
  | { readonly kind: "unsupported"; readonly feature: string }
  | { readonly kind: "stuck"; readonly step: string; readonly why: string };

/** A checkpoint of a game as played. */
export interface PlayedCheckpoint {
  readonly after: string;
  /** The chain should be empty here; at other checkpoints engines may be further on than the rules' own pace. */
  readonly settled: boolean;
  /** How many items are on the chain; undefined = not shown. */
  readonly items: number | undefined;
  readonly values: Values;
  /** Id of the physical card that the step plays. */
  readonly card?: string;
  /** Mentions that had to be chosen for that card, or what became of a play that the rules refuse; undefined = not shown or no play. */
  readonly asks: string | undefined;
}

/** What a game showed. */
export interface Trace {
  readonly paths: readonly Path[];
  readonly checkpoints: readonly PlayedCheckpoint[];
  readonly end: PlayEnd;
  /** A wished option was not on offer and another was taken. */
  readonly substituted: boolean;
}
