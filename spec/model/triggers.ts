import type { Rulebook } from "../decisions/rulebook.ts";
import type { TriggeredAbility } from "../types/index.ts";
import { type Asking, pick } from "./choosing.ts";
import { holds } from "./conditions.ts";
import { hasQuality } from "./fits.ts";
import { newItem } from "./item.ts";
import { type Happening, type Item, isActive, isThere, type State, type Thing } from "./state.ts";
import { isLegal, lock, optionsFor, whenChosen } from "./targets.ts";

/** Has "when you play a spell" trigger that many times on everything that the spell's controller controls. */
export function noticePlayed(state: State, spell: Item, times: number): void {
  for (let n = 0; n < times; n += 1) {
    for (const thing of state.things) {
      if (thing.controller === spell.controller) trigger(state, thing, "you play a spell");
    }
  }
}

/** Has "when you choose me" trigger on what an item chose, once for every time it was chosen (383.4.b). */
export function noticeChosen(state: State, item: Item, book: Rulebook, at: "finalized" | "resolved"): void {
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
  for (const id of arrived) {
    const unit = state.byId.get(id);
    const [held] = lock(state, [id]);
    if (!unit || !held || !isThere(unit)) continue;
    const event: Happening = { unit: held, place: unit.place };
    trigger(state, unit, "I move to a battlefield", event);
    for (const thing of state.things) {
      if (thing.controller !== unit.controller) trigger(state, thing, "an enemy unit moves to a battlefield", event);
    }
  }
}

function abilitiesOf(thing: Thing, when: TriggeredAbility["when"]): readonly TriggeredAbility[] {
  return (thing.card?.card.abilities ?? []).filter(
    (ability): ability is TriggeredAbility => "when" in ability && ability.when === when,
  );
}

function trigger(state: State, source: Thing, when: TriggeredAbility["when"], event?: Happening): void {
  if (!source.card || !isActive(source)) return;
  for (const ability of abilitiesOf(source, when)) {
    if (ability.if && !holds(state, { source, event }, ability.if)) continue;
    const compiled = source.card.abilities.get(ability.id);
    if (!compiled) continue;
    state.waiting.push(newItem(source, ability, compiled, source.controller, { event }));
  }
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
    for (const item of [...first, ...second]) {
      if (!(yield* chooses(state, item, book))) continue;
      state.chain.push(item);
      state.priority = item.controller;
      state.passes = 0;
      noticeChosen(state, item, book, "finalized");
    }
  }
}

const severalSources = (items: readonly Item[]): boolean =>
  items.some(
    ({ source, ability, event }) =>
      source !== items[0]?.source || ability !== items[0]?.ability || event?.unit.id !== items[0]?.event?.unit.id,
  );

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
