import type { Rulebook } from "../decisions/rulebook.ts";
import type { ActivatedAbility, Amount, Chosen, Cost, PlayerId, Timing } from "../types/index.ts";
import type { Action } from "./action.ts";
import { choosersOf, noteProfile } from "./choosing.ts";
import { cleanUp } from "./cleanup.ts";
import type { CompiledText } from "./compiled.ts";
import { asItIs, fits, hasQuality } from "./fits.ts";
import { isWithin } from "./groups.ts";
import { costsOf } from "./mentions.ts";
import { relocate } from "./moves.ts";
import { allFitting } from "./recipients.ts";
import { type Item, isActive, isThere, type Lock, mightOf, type State, type Thing } from "./state.ts";
import { askerFor, askerOf, battlefieldsFirst, carrierOf, lock, optionsFor, whenChosen } from "./targets.ts";
import { type Acting, kill, leave } from "./verbs.ts";

type Putting = Extract<Action, { kind: "play" | "activate" }>;

/** Why something may not be played or activated. */
export interface Refusal {
  readonly refused: string;
}

/**
 * Plays a card or activates an ability (349-359, 398-406): chooses its targets, pays its costs and puts it on the
 * chain. Returns the item; a refusal when it may not be; undefined when it is over at once. A refusal changes nothing.
 */
export function put(state: State, action: Putting, book: Rulebook): Item | Refusal | undefined {
  const found = action.kind === "play" ? spellFor(state, action) : abilityFor(state, action);
  if ("refused" in found) return found;
  const { source, ability, compiled, hiddenAt } = found;
  const paid = new Map<string, string>();
  const costs = new Map<string, readonly Lock[]>();
  const item: Item = {
    source,
    sourceEpoch: source.epoch,
    ability,
    controller: action.player,
    text: compiled.text,
    chosen: compiled.chosen,
    compiled,
    hiddenAt,
    locks: new Map(),
    unfit: new Set(),
    paid,
    costs,
    event: undefined,
    sourceMight: mightOf(source),
    sourcePlace: source.place,
  };
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
  if (!ability) {
    relocate(state, source, "chain", book);
    source.controller = action.player;
  }
  state.chain.push(item);
  state.priority = action.player;
  state.passes = 0;
  // A cleanup follows on finalizing (319.4); nothing but the costs can have given it anything to do.
  if (found.costs.length > 0) cleanUp(state, book);
  return item;
}

interface Found {
  readonly source: Thing;
  readonly ability: ActivatedAbility | undefined;
  readonly compiled: CompiledText;
  readonly costs: readonly Cost[];
  readonly hiddenAt: string | undefined;
}

function spellFor(state: State, { player, card }: Extract<Action, { kind: "play" }>): Found | Refusal {
  const source = state.byId.get(card);
  if (source?.kind !== "spell" || !source.card) return { refused: "no such spell" };
  const hiddenAt = source.place.startsWith("facedown:") ? source.place.slice("facedown:".length) : undefined;
  if (hiddenAt === undefined ? source.place !== `hand:${player}` : source.controller !== player) {
    return { refused: "not in hand" };
  }
  const late = untimely(state, player, hiddenAt === undefined ? source.card.card.timing : "reaction");
  return late ?? { source, ability: undefined, compiled: source.card.text, costs: costsOf(source.card.card), hiddenAt };
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
  if (open ? player !== "P1" : state.priority !== player) return { refused: "not the player's turn to act" };
  return !open && timing !== "reaction" ? { refused: "not a reaction" } : undefined;
}

/** Locks the targets (355); a refusal when they are not in order. */
function choose(
  state: State,
  item: Item,
  choices: Putting["choices"],
  book: Rulebook,
): Refusal | "chosen" | "card lost" {
  for (const mention of battlefieldsFirst(item.chosen)) {
    const options = optionsFor(state, item, mention, book);
    const { min, max } = mention.count;
    const when = whenChosen(state, item, mention, () => options.length === 1, book);
    if (mention.by !== undefined && (when === "finalize" || when === "share")) {
      item.locks.set(mention.id, lock(state, sharesOf(state, item, mention, choices, options, when)));
      continue;
    }
    const none = { carrier: carrierOf(item), must: mention.word === "must" };
    if (when !== "finalize") {
      if (none.must && options.length === 0 && book.noneLegal(none) === "refused") return { refused: "nothing to do" };
      continue;
    }
    noteProfile(state, item, mention);
    if (options.length === 0 && min > 0) {
      const without = book.noneLegal(none);
      if (without === "refused") return { refused: "no legal target" };
      if (without === "card lost") return "card lost";
      item.locks.set(mention.id, []);
      continue;
    }
    const picks = (choices[mention.id] ?? []).slice(0, max);
    const wrong = wrongIn(state, mention, picks, options) ?? tooManyToSplit(state, item, mention, picks);
    if (wrong !== undefined) {
      // An engine that takes the only choice by itself never hears of another wish.
      if (options.length === min) state.open.add("forced");
      return { refused: wrong };
    }
    item.locks.set(mention.id, lock(state, picks));
  }
  return "chosen";
}

/** What each player, or only the controller, chooses of what others have a part in: only a misreading has it chosen now. */
function sharesOf(
  state: State,
  item: Item,
  mention: Chosen,
  choices: Putting["choices"],
  options: readonly string[],
  when: "finalize" | "share",
): readonly string[] {
  const choosers = choosersOf(item, mention).filter((player) => when === "finalize" || player === item.controller);
  return choosers.flatMap((player) => {
    const own = (choices[mention.id] ?? []).filter(
      (id) => options.includes(id) && state.byId.get(id)?.controller === player,
    );
    return own.slice(0, mention.count.max);
  });
}

function wrongIn(
  state: State,
  mention: Chosen,
  picks: readonly string[],
  options: readonly string[],
): string | undefined {
  if (new Set(picks).size !== picks.length || picks.length < mention.count.min) return "wrong number of targets";
  for (const pick of picks) if (!options.includes(pick)) return `${pick} is no legal target`;
  return mention.group && !isWithin(state, picks, mention.group) ? "more Might together than allowed" : undefined;
}

/** At most one target for each point of split damage (355.14). */
function tooManyToSplit(state: State, item: Item, { id }: Chosen, picks: readonly string[]): string | undefined {
  const dealing = item.text.find((each) => "split" in each && each.object.id === id);
  if (!dealing || !("amount" in dealing)) return undefined;
  const points = pointsOf(state, item, dealing.amount);
  return picks.length > points ? "more targets than damage" : undefined;
}

function pointsOf(state: State, { source, locks }: Item, amount: Amount): number {
  if (typeof amount === "number") return amount;
  const reader = amount.mightOf;
  if ("me" in reader) return mightOf(source);
  const thing = state.byId.get(locks.get("it" in reader ? reader.it : reader.id)?.[0]?.id ?? "");
  return thing ? mightOf(thing) : 0;
}

interface Payment {
  readonly cost: Cost;
  readonly thing: Thing;
}

/** What the costs are paid with; a refusal when they cannot be paid. */
function paymentFor(
  state: State,
  item: Item,
  costs: readonly Cost[],
  choices: Putting["choices"],
  book: Rulebook,
): { readonly pays: readonly Payment[] } | Refusal {
  const pays: Payment[] = [];
  for (const cost of costs) {
    const thing = payerFor(state, item, cost, choices, book);
    if (!thing || !canPay(state, cost, thing)) return { refused: "a cost cannot be paid" };
    if (pays.some((each) => each.thing === thing)) return { refused: "one thing pays two costs" };
    pays.push({ cost, thing });
  }
  // A target that the payment takes away is not legal when the play is checked (358.1).
  const gone = new Set(pays.flatMap(({ cost, thing }) => (cost.pay === "exhaust" ? [] : [thing.id])));
  for (const locks of item.locks.values()) {
    if (locks.some(({ id }) => gone.has(id))) return { refused: "a target pays a cost" };
  }
  return { pays };
}

function payerFor(
  state: State,
  item: Item,
  { object }: Cost,
  choices: Putting["choices"],
  book: Rulebook,
): Thing | undefined {
  if ("me" in object) return item.source;
  const thing = state.byId.get(choices[object.id]?.[0] ?? "");
  const asker = { ...askerFor(state, item, object, book, "choose"), chooses: false };
  const fitting = thing && isThere(thing) && fits(thing, object.choose, object.filters, asker, asItIs);
  return fitting ? thing : undefined;
}

/** What is forbidden or done already cannot be paid (203.3, 414). */
function canPay(state: State, { pay }: Cost, thing: Thing): boolean {
  if (pay === "exhaust") return !thing.exhausted;
  return pay !== "kill" || !hasQuality(state, thing, "cantBeKilled");
}

/** A replaced cost counts as paid (203.2). */
function pay(
  state: State,
  item: Item,
  pays: readonly Payment[],
  paid: Map<string, string>,
  costs: Map<string, readonly Lock[]>,
  book: Rulebook,
): void {
  const acting: Acting = {
    state,
    book,
    controller: item.controller,
    moved: paid,
    source: undefined,
    sourceThere: true,
    found: new Set(),
    arrived: [],
  };
  for (const { cost, thing } of pays) {
    const held = lock(state, [thing.id]);
    if (!("me" in cost.object)) {
      costs.set(cost.object.id, held);
      if (book.determined({ what: "cost" })) item.locks.set(cost.object.id, held);
    }
    if (cost.pay === "exhaust") thing.exhausted = true;
    else if (cost.pay === "kill") kill(acting, thing);
    else leave(acting, thing, `hand:${thing.owner}`);
  }
}

/** What is determined is locked only by a misreading of 355.10.d. */
function lockDetermined(state: State, item: Item, book: Rulebook): void {
  for (const [id, mention] of item.compiled.determined) {
    if ("all" in mention) {
      if (!book.determined({ what: "all" })) continue;
      const asker = askerOf(state, item, book, "choose");
      item.locks.set(id, lock(state, allFitting(state, mention, asker)));
    } else if ("legend" in mention) {
      if (!book.determined({ what: "legend" })) continue;
      const own = state.things.filter(({ kind, controller }) => kind === "legend" && controller === item.controller);
      item.locks.set(
        id,
        lock(
          state,
          own.map((thing) => thing.id),
        ),
      );
    } else {
      if (!book.determined({ what: "player" })) continue;
      const thing = state.byId.get(item.locks.get(mention.of)?.[0]?.id ?? "");
      if (thing) item.locks.set(id, lock(state, [mention.whose === "owner" ? thing.owner : thing.controller]));
    }
  }
}
