import type { Rulebook } from "../decisions/rulebook.ts";
import type { ActivatedAbility, Cost, PlayerId, Timing } from "../types/index.ts";
import type { Action } from "./action.ts";
import { cleanUpUnasked } from "./cleanup.ts";
import { type CompiledText, NO_TEXT } from "./compiled.ts";
import { choose, lockDetermined } from "./finalizing.ts";
import { newItem } from "./item.ts";
import { costsOf } from "./mentions.ts";
import { relocate } from "./moves.ts";
import { pay, paymentFor } from "./payment.ts";
import type { Putting, Refusal } from "./putting.ts";
import { type Item, isActive, type Lock, type State, type Thing } from "./state.ts";
import { noticeEntered } from "./triggers.ts";

/**
 * Plays a card or activates an ability (349-359, 398-406): chooses its targets, pays its costs and puts it on the
 * chain. Returns the item; a refusal when it may not be; undefined when it is over at once. A refusal changes nothing.
 */
export function put(state: State, action: Putting, book: Rulebook): Item | Refusal | undefined {
  const found = action.kind === "play" ? cardFor(state, action) : abilityFor(state, action);
  if ("refused" in found) return found;
  const { source, ability, compiled, hiddenAt } = found;
  const paid = new Map<string, string>();
  const costs = new Map<string, readonly Lock[]>();
  const item = newItem(source, ability, compiled, action.player, { hiddenAt, paid, costs });
  const chosen = choose(state, item, action.choices, book);
  if (typeof chosen === "object") return chosen;
  if (chosen === "card lost") {
    relocate(state, source, `trash:${source.owner}`, book);
    return undefined;
  }
  const payment = paymentFor(state, item, found.costs, action.choices, book);
  if ("refused" in payment) return payment;
  lockDetermined(state, item, book);
  pay(state, item, payment.pays, paid, costs, book);
  if (!ability && source.kind !== "spell") return enter(state, source, hiddenAt, book);
  if (!ability) {
    relocate(state, source, "chain", book);
    source.controller = action.player;
  }
  state.chain.push(item);
  state.priority = action.player;
  state.passes = 0;
  // A cleanup follows on finalizing (319.4); nothing but the costs can have given it anything to do.
  if (found.costs.length > 0) cleanUpUnasked(state, book);
  return item;
}

/** A permanent comes onto the board as soon as it is finalized, a unit exhausted and gear ready (359.2); a hidden one where it lay (811.1.d.1). */
function enter(state: State, source: Thing, hiddenAt: string | undefined, book: Rulebook): undefined {
  const home = hiddenAt === undefined || source.printedQualities.includes("entersInBase");
  relocate(state, source, home ? `base:${source.owner}` : `battlefield:${hiddenAt}`, book);
  source.exhausted = source.kind === "unit";
  const entered = { id: source.id, epoch: source.epoch, ...(hiddenAt !== undefined && { hiddenAt }) };
  state.priority = state.chain.at(-1)?.controller ?? state.priority;
  state.passes = 0;
  cleanUpUnasked(state, book);
  state.entered.push(entered);
  noticeEntered(state);
  return undefined;
}

interface Found {
  readonly source: Thing;
  readonly ability: ActivatedAbility | undefined;
  readonly compiled: CompiledText;
  readonly costs: readonly Cost[];
  readonly hiddenAt: string | undefined;
}

function cardFor(state: State, { player, card }: Extract<Action, { kind: "play" }>): Found | Refusal {
  const source = state.byId.get(card);
  if (!source || source.kind === "legend" || (source.kind === "spell" && !source.card))
    return { refused: "no such card" };
  const hiddenAt = source.place.startsWith("facedown:") ? source.place.slice("facedown:".length) : undefined;
  const permitted = source.place === `trash:${player}` && state.permitted.get(card) === source.epoch;
  const inHand = permitted || source.place === `hand:${player}`;
  if (hiddenAt === undefined ? !inHand : source.controller !== player) {
    return { refused: "not in hand" };
  }
  const { card: said } = source;
  const late = untimely(state, player, hiddenAt === undefined ? (said?.card.timing ?? "main") : "reaction");
  const costs = said ? costsOf(said.card) : [];
  return late ?? { source, ability: undefined, compiled: said?.text ?? NO_TEXT, costs, hiddenAt };
}

function abilityFor(
  state: State,
  { player, object, ability: id }: Extract<Action, { kind: "activate" }>,
): Found | Refusal {
  const source = state.byId.get(object);
  const ability = source?.card?.card.abilities.find((each) => each.id === id);
  const compiled = source?.card?.abilities.get(id);
  if (!source || !ability || !("activate" in ability) || !compiled) return { refused: "no such ability" };
  if (!isActive(source) || source.controller !== player) return { refused: "not the player's" };
  const late = untimely(state, player, ability.timing);
  return late ?? { source, ability, compiled, costs: ability.activate, hiddenAt: undefined };
}

/** Whether a player may not act with that timing now (309, 310). */
function untimely(state: State, player: PlayerId, timing: Timing): Refusal | undefined {
  const open = state.chain.length === 0;
  if (state.phase === "over") return { refused: "the turn is over" };
  if (player !== (open ? (state.combat?.focus ?? "P1") : state.priority))
    return { refused: "not the player's turn to act" };
  if (state.combat && timing === "main") return { refused: "not in a showdown" };
  return !open && timing !== "reaction" ? { refused: "not a reaction" } : undefined;
}
