import type { EditVerb, PlayerId } from "../types/index.ts";

/** The engine asks a player to pick between `min` and `max` of the options, which are ids of the scenario. */
export interface Question {
  readonly kind: "question";
  readonly player: PlayerId;
  readonly options: readonly string[];
  readonly min: number;
  readonly max: number;
  /** An option may be picked more than once: each pick is one point of split damage (355.14). */
  readonly repeat?: boolean;
  /** Id of the physical card whose spell or ability asks, if the engine can tell. */
  readonly item?: string;
  /** Id of what is chosen, if the engine can tell: of a mention, of a split instruction, of a group limit, of what may be declined. */
  readonly mention?: string;
}

/** What the game waits for. */
export type Pending =
  | { readonly kind: "none" }
  | { readonly kind: "priority"; readonly player: PlayerId }
  /** A showdown is open and the chain is empty: that player may play, or pass focus, which no script ever does. */
  | { readonly kind: "focus"; readonly player: PlayerId }
  | { readonly kind: "over" }
  | Question;

/** What a player does, or what is done to the board by nobody. */
export type Action =
  | {
      readonly kind: "play";
      readonly player: PlayerId;
      /** Id of the physical card. */
      readonly card: string;
      /** For every chosen mention the wished ids; an engine takes what it wants to know now and asks for the rest later. */
      readonly choices: Readonly<Record<string, readonly string[]>>;
      /** The same as one list in the order of the text, for engines without slots. */
      readonly targets: readonly string[];
    }
  | {
      readonly kind: "activate";
      readonly player: PlayerId;
      /** Id of the permanent. */
      readonly object: string;
      /** Id of the ability in its card. */
      readonly ability: string;
      readonly choices: Readonly<Record<string, readonly string[]>>;
      readonly targets: readonly string[];
    }
  | { readonly kind: "pass"; readonly player: PlayerId }
  /**
   * A standard move of ready units of the turn player, all at once, from that player's base to a battlefield with enemy
   * units: a combat opens there. Only in games with a step that attacks.
   */
  | {
      readonly kind: "attack";
      readonly player: PlayerId;
      /** Ids of the units. */
      readonly units: readonly string[];
      /** Id of the battlefield. */
      readonly battlefield: string;
    }
  /** With an empty chain; only in games with something that is delayed until then. */
  | { readonly kind: "end turn"; readonly player: PlayerId }
  | { readonly kind: "answer"; readonly player: PlayerId; readonly picks: readonly string[] }
  /** Sent only where the capabilities offer it: what the action would do to a permanent, without any card. */
  | {
      readonly kind: "edit";
      readonly verb: EditVerb;
      /** Id of the permanent. */
      readonly object: string;
      /** Where it goes, as in an observation; missing = it stays where it is. */
      readonly place?: string;
      /** Points of damage or of Might; for deal and might. */
      readonly amount?: number;
      /** Who gains control; for gain control. */
      readonly player?: PlayerId;
    }
  /** Sent only where the capabilities offer it, with no question open: the game is written down and goes on from that. */
  | { readonly kind: "save and load" };

/** What became of an action. */
export type Outcome =
  | { readonly kind: "ok"; readonly pending: Pending }
  /** The engine refuses the action; its state is as before. */
  | { readonly kind: "rejected"; readonly reason: string }
  /** The engine does not offer this; the name is one of the published features. */
  | { readonly kind: "unsupported"; readonly feature: string };
