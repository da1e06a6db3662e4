import type { Rulebook } from "../decisions/rulebook.ts";
import type { TriggeredAbility } from "../types/index.ts";
import { holds } from "./conditions.ts";
import { newItem } from "./item.ts";
import { isYetToCome } from "./midway.ts";
import { type Happening, type Item, isActive, isThere, type Lock, type State, type Thing } from "./state.ts";
import { isLegal, lock } from "./targets.ts";

/** Has "when you play a spell" trigger that many times on everything that the spell's controller controls. */
export function noticePlayed(state: State, spell: Item, times: number): void {
  state.moment += 1;
  for (let n = 0; n < times; n += 1) {
    for (const thing of state.things) {
      if (thing.controller === spell.controller) watch(state, thing, "you play a spell");
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
      if (!thing || held.item || !isThere(thing) || thing.controller !== item.controller) continue;
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
      if (thing.controller !== unit.controller) watch(state, thing, "an enemy unit moves to a battlefield", event);
    }
  }
}

/** Has abilities trigger on units that are attackers or defenders for the first time in the combat (383.4.e, .f). */
export function noticeRoles(state: State, units: readonly Thing[]): void {
  state.moment += 1;
  for (const unit of units) {
    const [held] = lock(state, [unit.id]);
    if (!held) continue;
    trigger(state, unit, unit.role === "attacker" ? "I attack" : "I defend", {
      unit: held,
      place: unit.place,
      died: false,
    });
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
      watch(state, source, "a friendly unit dies", { unit, place: unit.place, died: true });
    }
  }
  state.moment += 1;
}

/** Has abilities trigger on the permanents that were played, now that this is completed (419.4.a): one after another. */
export function noticeEntered(state: State): void {
  for (let entered = state.entered.shift(); entered; entered = state.entered.shift()) {
    const { id, epoch, hiddenAt } = entered;
    const unit = state.byId.get(id);
    const [held] = lock(state, [id]);
    state.moment += 1;
    if (!unit || !held) continue;
    const event: Happening = { unit: held, place: unit.place, died: false };
    if (unit.epoch === epoch) {
      const own = triggered(state, unit, "you play me", event);
      state.waiting.push(...own.map((item) => ({ ...item, hiddenAt })));
    } else if (abilitiesOf(unit, "you play me").length > 0) state.open.add("own event");
    if (unit.kind !== unit.printedKind) state.open.add("type");
    if (unit.kind !== "unit") continue;
    for (const source of state.things) {
      const when = source.controller === unit.owner ? "you play a unit" : "an opponent plays a unit";
      if (abilitiesOf(source, when).length === 0) continue;
      // It has left again, or it is what is played: whether it sees itself come is not said.
      if (unit.epoch !== epoch || source === unit) state.open.add("own event");
      else watch(state, source, when, event);
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

/** The same of what happens to others: what the item at hand has played still waits on the chain, and sees none of it (354.3). */
function watch(state: State, source: Thing, when: TriggeredAbility["when"], event?: Happening): void {
  const items = triggered(state, source, when, event);
  if (items.length > 0 && !isYetToCome(state, source)) state.waiting.push(...items);
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
