import type { Action, Outcome, Pending } from "../spec/model/action.ts";
import type { Capabilities, Card, EngineInfo, Observation, PlayerId, Scenario } from "../spec/types/index.ts";

export type { Action, Outcome, Pending, Question } from "../spec/model/action.ts";

/** A value, or a promise of it: an adapter may be synchronous or not. */
export type Awaitable<T> = T | PromiseLike<T>;

/** Everything about a game but what the players will do: board, cards, players. */
export interface Setup extends Omit<Scenario, "script"> {
  /** Rules text by id of a card, where the capabilities ask for text. */
  readonly texts?: Readonly<Record<string, string>>;
  /** Official name by id of a card, where the capabilities list names and a card is one of them. */
  readonly names?: Readonly<Record<string, string>>;
}

/**
 * How faithfully the engine built a card: without some nodes of its tree, as another tree, or as nobody knows what. The
 * suite plays the rules on what was really built, and of an unknown card judges only what holds for every card.
 */
export type Fit = { readonly ignored: readonly string[] } | { readonly as: Card } | { readonly unknown: true };

/** One game on the engine under test. Anything thrown is a crash and ends the game. */
export interface Session {
  act(action: Action): Awaitable<Outcome>;
  /**
   * Has a player pass and then whoever has priority until nobody has, and says what became of the last pass; leave it out
   * unless every act takes a way to and fro.
   */
  settle?(player: PlayerId): Awaitable<Outcome>;
  observe(): Awaitable<Observation>;
  /**
   * Ids of the mentions that must be chosen to play this physical card now, or to activate that ability of it; leave it
   * out, or return undefined, if the engine cannot tell.
   */
  asks?(card: string, ability?: string): Awaitable<readonly string[] | undefined>;
  close?(): Awaitable<void>;
}

/** The engine took the setup, or names what it lacks. */
export type Opened =
  | {
      readonly session: Session;
      readonly pending: Pending;
      /** By id of a card; a card that is not listed was built exactly. */
      readonly fit?: Readonly<Record<string, Fit>>;
    }
  | { readonly unsupported: readonly string[] };

/** Plugs an engine into the suite. */
export interface Adapter {
  readonly engine: EngineInfo;
  readonly capabilities?: Capabilities;
  /** Starts a fresh game with exactly this setup; nothing of an earlier game may be left. */
  open(setup: Setup): Awaitable<Opened>;
  /** Ends what the adapter holds, such as a process; nothing is opened afterwards. */
  close?(): Awaitable<void>;
}

/**
 * Returns the adapter as it is: it only gives a module's default export its type.
 * @param adapter the adapter of the engine under test
 */
export function defineAdapter(adapter: Adapter): Adapter {
  return adapter;
}
