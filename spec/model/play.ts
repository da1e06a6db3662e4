import type { Rulebook } from "../decisions/rulebook.ts";
import type { Scenario } from "../types/index.ts";
import { startGame } from "./game.ts";
import { chainOf, onlySaid, type Path, pathsOf, valuesOf } from "./paths.ts";
import { playScript } from "./script.ts";
import type { State } from "./state.ts";
import type { Reply, Trace } from "./trace.ts";

/**
 * Plays a scenario on the model.
 * @param scenario board and script
 * @param book the decisions, right or misread
 * @param paths the scenario's paths, if they are at hand
 */
export function play(scenario: Scenario, book: Rulebook, paths: readonly Path[] = pathsOf(scenario)): Trace {
  return playOut(scenario, book, paths).trace;
}

/** The same, with the state in which the game ended. */
export function playOut(
  scenario: Scenario,
  book: Rulebook,
  paths: readonly Path[] = pathsOf(scenario),
): { readonly trace: Trace; readonly state: State } {
  const game = startGame(scenario, book);
  const script = playScript(scenario, paths, { kind: "none" });
  let reply: Reply = {};
  for (;;) {
    const step = script.next(reply);
    if (step.done) return { trace: step.value, state: game.state };
    const request = step.value;
    switch (request.kind) {
      case "act":
      case "settle":
        reply = { outcome: game.act(request.action) };
        break;
      case "observe": {
        const chain = chainOf(game.state);
        reply = { values: onlySaid(valuesOf(game.state, chain), paths), chain };
        break;
      }
      case "chain":
        reply = { chain: chainOf(game.state) };
        break;
      case "asks":
        reply = { asks: game.asks(request.card, request.ability) };
    }
  }
}
