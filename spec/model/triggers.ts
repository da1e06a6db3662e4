import type { Rulebook } from "../decisions/rulebook.ts";
import type { Cost, TriggeredAbility } from "../types/index.ts";
import { type Asking, pick } from "./choosing.ts";
import { cleanUp } from "./cleanup.ts";
import { hasQuality } from "./fits.ts";
import { newItem } from "./item.ts";
import { holds } from "./lookups.ts";
import { costsOf } from "./mentions.ts";
import { pay, payersFor, paymentFor } from "./payment.ts";
import { type Happening, type Item, isActive, isThere, type Lock, type State, type Thing } from "./state.ts";
import { isLegal, lock, optionsFor, whenChosen } from "./targets.ts";

/** Has "when you play a spell" trigger that many times on everything that the spell's controller controls. */
export function noticePlayed(state: State, spell: Item, times: number): void {
  state.moment += 1;
  for (let n = 0; n < times; n += 1) {
    for (const thing of state.things) {
      if (thing.controller === spell.controller) trigger(state, thing, "you play a spell");
    }
  }
}

/** Has "when you choose me" trigger on what an item chose, once for every time it was chosen (383.4.b). */
export function noticeChosen(state: State, item: Item, book: Rulebook, at: "finalized" | "resolved"): void {
  state.moment += 1;
  for (const [id, locks] of item.locks) {
    const mention = item.compiled.chosen.find((each) => each.id === id);
    for (const held of locks) {
      const thing = state.byId.get(held.id);
      if (!thing || !isThere(thing) || thing.controller !== item.controller) continue;
      if (!abilitiesOf(thing, "you choose me").length) continue;
      const legal = at === "finalized" || !mention || isLegal(state, item, mention, held, book);
      if (book.targeted({ at, legal })) trigger(state, thing, "you choose me");
    }
  }
}

/** Has abilities trigger on moves to a battlefield that an instruction to move made. */
export function noticeMoves(state: State, arrived: readonly string[]): void {
  state.moment += 1;
  for (const id of arrived) {
    const unit = state.byId.get(id);
    const [held] = lock(state, [id]);
    if (!unit || !held || !isThere(unit)) continue;
    const event: Happening = { unit: held, place: unit.place, died: false };
    trigger(state, unit, "I move to a battlefield", event);
    for (const thing of state.things) {
      if (thing.controller !== unit.controller) trigger(state, thing, "an enemy unit moves to a battlefield", event);
    }
  }
}

/** The abilities that a permanent's own death is about to set off, with how it is now (808.1.d.2). */
export function noteOwnDeath(state: State, dying: Thing): readonly Item[] {
  // Whether "a friendly unit" means itself as well decides whether that triggers on its own death.
  if (isActive(dying) && dying.kind === "unit" && abilitiesOf(dying, "a friendly unit dies").length > 0) {
    state.open.add("own event");
  }
  return triggered(state, dying, "I die");
}

/** Has abilities trigger on deaths at one time; what has died with them no longer sees them (383.2.c.2). */
export function noticeDeaths(state: State, died: readonly Lock[]): void {
  for (const unit of died) {
    for (const source of state.things) {
      if (source.controller !== unit.controller) continue;
      trigger(state, source, "a friendly unit dies", { unit, place: unit.place, died: true });
    }
  }
  state.moment += 1;
}

/** Has abilities trigger on the units that were played, now that this is completed (419.4.a). */
export function noticeEntered(state: State): void {
  for (const { id, epoch } of state.entered.splice(0)) {
    const unit = state.byId.get(id);
    const [held] = lock(state, [id]);
    state.moment += 1;
    if (!unit || !held) continue;
    const event: Happening = { unit: held, place: unit.place, died: false };
    for (const source of state.things) {
      const when = source.controller === unit.owner ? "you play a unit" : "an opponent plays a unit";
      if (abilitiesOf(source, when).length === 0) continue;
      // It has left again, or it is what is played: whether it sees itself come is not said.
      if (unit.epoch !== epoch || source === unit) state.open.add("own event");
      else trigger(state, source, when, event);
    }
  }
}

function abilitiesOf(thing: Thing, when: TriggeredAbility["when"]): readonly TriggeredAbility[] {
  return (thing.card?.card.abilities ?? []).filter(
    (ability): ability is TriggeredAbility => "when" in ability && ability.when === when,
  );
}

function trigger(state: State, source: Thing, when: TriggeredAbility["when"], event?: Happening): void {
  state.waiting.push(...triggered(state, source, when, event));
}

function triggered(state: State, source: Thing, when: TriggeredAbility["when"], event?: Happening): readonly Item[] {
  const { card } = source;
  if (!card || !isActive(source)) return [];
  return abilitiesOf(source, when).flatMap((ability) => {
    const compiled = card.abilities.get(ability.id);
    if (!compiled || (ability.if && !holds(state, { source, event }, ability.if))) return [];
    return [newItem(source, ability, compiled, source.controller, { event, moment: state.moment })];
  });
}

/**
 * Triggered abilities go on the chain after the cleanup (383.3.c), the turn player's first (383.3.d); each chooses its
 * targets then, and one that finds none goes away whole (402.4).
 */
export function* flush(state: State, book: Rulebook): Asking<void> {
  while (state.waiting.length > 0) {
    const waiting = state.waiting.splice(0);
    const first = waiting.filter(({ controller }) => controller === "P1");
    const second = waiting.filter(({ controller }) => controller === "P2");
    // Whose they are may put them in any order (383.3.d).
    if (severalSources(first) || severalSources(second)) state.open.add("order");
    // What was set off earlier goes first (337.1.b); only what is set off at once has the turn player's first.
    if (first.some(({ moment }) => second.some((earlier) => earlier.moment < moment))) state.open.add("order");
    for (const item of [...first, ...second]) {
      if (!(yield* agrees(item))) continue;
      if (!(yield* chooses(state, item, book)) || !(yield* pays(state, item, book))) continue;
      state.chain.push(item);
      state.priority = item.controller;
      state.passes = 0;
      noticeChosen(state, item, book, "finalized");
      if (costsFor(item).length > 0) yield* cleanUp(state, book);
    }
  }
}

const severalSources = (items: readonly Item[]): boolean =>
  items.some(
    ({ source, ability, event }) =>
      source !== items[0]?.source || ability !== items[0]?.ability || event?.unit.id !== items[0]?.event?.unit.id,
  );

/** Asks whether an optional ability is to happen (402.1). */
function* agrees({ ability, source, controller }: Item): Asking<boolean> {
  if (!ability || !("when" in ability) || !ability.may) return true;
  const options = [source.id];
  const picks = yield {
    kind: "question",
    player: controller,
    options,
    min: 0,
    max: 1,
    item: source.id,
    mention: ability.id,
  };
  return picks.length > 0;
}

const costsFor = ({ ability }: Item): readonly Cost[] => (ability && !("later" in ability) ? costsOf(ability) : []);

/** Has the costs of a triggered ability paid (404). Returns false when they can't be, and it goes away. */
function* pays(state: State, item: Item, book: Rulebook): Asking<boolean> {
  const costs = costsFor(item);
  const choices: Record<string, readonly string[]> = {};
  for (const cost of costs) {
    if ("me" in cost.object) continue;
    const options = payersFor(state, item, cost, book);
    if (options.length === 0) return false;
    choices[cost.object.id] = yield* pick(item, cost.object, item.controller, options);
  }
  const payment = paymentFor(state, item, costs, choices, book);
  if ("refused" in payment) return false;
  pay(state, item, payment.pays, item.paid, item.costs, book);
  return true;
}

/** Has a triggered ability's targets chosen. Returns false when it goes away instead. */
function* chooses(state: State, item: Item, book: Rulebook): Asking<boolean> {
  const { ability, event } = item;
  if (event && ability && "subject" in ability && ability.subject !== undefined && book.determined({ what: "event" })) {
    const unit = state.byId.get(event.unit.id);
    const enemy = unit?.controller !== item.controller;
    if (!unit || (enemy && hasQuality(state, unit, "cantBeChosen"))) return false;
    item.locks.set(ability.subject, [event.unit]);
  }
  for (const mention of item.compiled.chosen) {
    const options = optionsFor(state, item, mention, book);
    if (whenChosen(state, item, mention, () => options.length === 1, book) !== "finalize") continue;
    if (options.length >= mention.count.min) {
      item.locks.set(mention.id, lock(state, yield* pick(item, mention, item.controller, options)));
      continue;
    }
    const without = book.noneLegal({ carrier: "triggered", must: false });
    if (without === "refused" || without === "card lost") return false;
    item.locks.set(mention.id, without === "source" ? lock(state, [item.source.id]) : []);
    if (without === "source") item.unfit.add(mention.id);
  }
  return true;
}
