import { RULEBOOK, type Rulebook } from "../spec/decisions/rulebook.ts";
import { type Game, startGame } from "../spec/model/game.ts";
import { countsOf } from "../spec/model/paths.ts";
import { SAVE_AND_LOAD } from "../spec/model/save-and-load.ts";
import { isThere, mightOf, type State, type Thing } from "../spec/model/state.ts";
import type { Observation } from "../spec/types/index.ts";
import type { Adapter, Session } from "./contract.ts";

/** The built-in engine: the model behind the adapter contract. */
export const reference: Adapter = modelAdapter("reference", RULEBOOK);

/**
 * An engine that plays by the model under a rulebook, which may be misread.
 * @param name how the engine calls itself
 */
export function modelAdapter(name: string, book: Rulebook): Adapter {
  return {
    engine: { name, version: "1.0.0", language: "TypeScript" },
    // To the model it is nothing: what is never written down is never lost.
    capabilities: { features: { [SAVE_AND_LOAD]: true } },
    open(setup) {
      const game = startGame(setup, book);
      return { session: sessionOf(game), pending: { kind: "none" } };
    },
  };
}

function sessionOf(game: Game): Session {
  return {
    act: (action) => game.act(action),
    observe: () => observationOf(game.state),
    asks: (card, ability) => game.asks(card, ability),
  };
}

/** All that the model knows of a game, as an engine would show it. */
function observationOf(state: State): Observation {
  const places: Observation["places"] = {};
  const objects: NonNullable<Observation["objects"]> = {};
  for (const thing of state.things) {
    places[thing.id] = thing.place === "nowhere" ? [] : [thing.place];
    if (isThere(thing)) objects[thing.id] = observed(thing);
  }
  return {
    places,
    objects,
    counts: { P1: countsOf(state, "P1"), P2: countsOf(state, "P2") },
    chain: state.chain.map((item) => ({
      source: item.source.id,
      controller: item.controller,
      targets: [...item.locks.values()].flatMap((locks) => locks.map(({ id }) => id)),
    })),
  };
}

function observed(thing: Thing): NonNullable<Observation["objects"]>[string] {
  return {
    owner: thing.owner,
    controller: thing.controller,
    exhausted: thing.exhausted,
    stunned: thing.stunned,
    damage: thing.damage,
    buffed: thing.buff > 0,
    attachedTo: thing.attachedTo ?? null,
    might: thing.kind === "unit" ? mightOf(thing) : null,
  };
}
