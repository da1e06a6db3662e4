import type { Action, Adapter, Awaitable, Outcome, Pending, Session } from "../../engine-adapter/contract.ts";
import { SAVE_AND_LOAD } from "../../spec/model/save-and-load.ts";
import { featuresOf } from "../features.ts";
import { editFeature } from "../primitives/edits.ts";

/** Something that a player did, and what the engine made of it. */
export interface Move {
  readonly action: Action;
  /** Missing if it threw. */
  outcome?: Outcome;
}

/** A game that an engine was asked for. */
export interface Asked {
  /** Features that it needs. */
  readonly needs: Set<string>;
  /** What the engine named as it refused the game, at its start or later; missing = it did not refuse it. */
  refused?: readonly string[];
  /** The engine threw instead of opening it. */
  threw?: true;
  readonly moves: Move[];
}

/** An adapter, with a note of every game that it is asked for. */
export interface Noted {
  readonly adapter: Adapter;
  readonly games: readonly Asked[];
}

/** The same engine, with a note of every game that it is asked for. */
export function noted(adapter: Adapter): Noted {
  const games: Asked[] = [];
  return {
    games,
    adapter: {
      ...adapter,
      open(setup) {
        const game: Asked = { needs: new Set(featuresOf(setup)), moves: [] };
        games.push(game);
        const opened = (result: Awaited<ReturnType<Adapter["open"]>>) => {
          if ("session" in result) return { ...result, session: noting(result.session, game) };
          game.refused = result.unsupported;
          return result;
        };
        try {
          const result = adapter.open(setup);
          return isPromise(result) ? result.then(opened) : opened(result);
        } catch (error) {
          game.threw = true;
          throw error;
        }
      },
    },
  };
}

function noting(session: Session, game: Asked): Session {
  const { asks, close } = session;
  return {
    observe: () => session.observe(),
    ...(asks && { asks: (card: string, ability?: string) => session.asks?.(card, ability) ?? [] }),
    ...(close && { close: () => session.close?.() }),
    act(action) {
      const move: Move = { action };
      game.moves.push(move);
      if (action.kind === "attack") game.needs.add("action:attack");
      if (action.kind === SAVE_AND_LOAD) game.needs.add(SAVE_AND_LOAD);
      if (action.kind === "edit") game.needs.add(editFeature(action.verb));
      const done = (outcome: Outcome): Outcome => {
        move.outcome = outcome;
        if (outcome.kind === "unsupported") game.refused = [outcome.feature];
        return outcome;
      };
      const result = session.act(action);
      return isPromise(result) ? result.then(done) : done(result);
    },
  };
}

const isPromise = <T>(value: Awaitable<T>): value is PromiseLike<T> =>
  typeof value === "object" && value !== null && "then" in value && typeof value.then === "function";

/** The questions that moves of some kind led to, those without options as well. */
export function questionsAfter(moves: readonly Move[], kind: Action["kind"]): Extract<Pending, { kind: "question" }>[] {
  return moves.flatMap(({ action, outcome }) =>
    action.kind === kind && outcome?.kind === "ok" && outcome.pending.kind === "question" ? [outcome.pending] : [],
  );
}
