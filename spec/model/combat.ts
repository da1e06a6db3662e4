import type { Rulebook } from "../decisions/rulebook.ts";
import type { PlayerId } from "../types/index.ts";
import type { Action } from "./action.ts";
import type { Asking } from "./choosing.ts";
import { cleanUp } from "./cleanup.ts";
import { relocate } from "./moves.ts";
import { flush } from "./pending.ts";
import { opponentOf, type State, type Thing } from "./state.ts";
import { noticeMoves } from "./triggers.ts";

type Attack = Extract<Action, { kind: "attack" }>;

/**
 * Units of the turn player go by their standard move from base to a battlefield with enemy units, exhausted for it
 * (144). Where no combat begins by that alone, the game is open.
 * @returns why they may not, if so
 */
export function standardMove(state: State, action: Attack, book: Rulebook): string | undefined {
  const { player, units: ids, battlefield } = action;
  const refused = untimely(state, player);
  if (refused) return refused;
  if (!state.battlefields.includes(battlefield)) return "no such battlefield";
  const units = ids.flatMap((id) => state.byId.get(id) ?? []);
  if (units.length === 0 || units.length < ids.length) return "no such unit";
  for (const unit of units) {
    if (unit.kind !== "unit" || unit.controller !== player) return `${unit.id} is no unit of ${player}`;
    if (unit.place !== `base:${player}`) return `${unit.id} is not in base`;
    if (unit.exhausted) return `${unit.id} is exhausted`;
  }
  const place = `battlefield:${battlefield}`;
  for (const unit of units) {
    unit.exhausted = true;
    relocate(state, unit, place, book);
  }
  noticeMoves(state, ids);
  const sides = new Set(unitsAt(state, place).map(({ controller }) => controller));
  // What triggers on the move comes before the combat; without an enemy there is none.
  if (state.waiting.length > 0 || sides.size < 2) state.open.add("showdown");
  return undefined;
}

function untimely(state: State, player: PlayerId): string | undefined {
  if (player !== "P1" || state.phase !== "main") return "not the player's main phase";
  if (state.chain.length > 0) return "not while a chain exists";
  return state.combat && "not during a showdown";
}

/**
 * The cleanup after the move opens the combat (323.13): whoever moved there attacks and has focus, and what triggers on
 * that goes on the chain, the attacker's first (464.2).
 */
export function* openCombat(state: State, battlefield: string, book: Rulebook): Asking<void> {
  yield* cleanUp(state, book);
  state.combat = { place: `battlefield:${battlefield}`, attacker: "P1", focus: "P1", passes: false, had: new Set() };
  // Everybody there is designated in the cleanup that the opening asks for.
  yield* cleanUp(state, book);
  yield* flush(state, book);
}

/** Once the chain is empty focus passes, unless it was a triggered ability that opened the chain (346). */
export function passFocus({ chain, combat }: State): void {
  if (!combat?.passes || chain.length > 0) return;
  combat.focus = opponentOf(combat.focus);
  combat.passes = false;
}

const unitsAt = (state: State, place: string): readonly Thing[] =>
  state.things.filter((thing) => thing.kind === "unit" && thing.place === place);
