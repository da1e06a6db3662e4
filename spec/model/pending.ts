import type { Rulebook } from "../decisions/rulebook.ts";
import type { Cost } from "../types/index.ts";
import { type Asking, accepts, pick } from "./choosing.ts";
import { cleanUp } from "./cleanup.ts";
import { hasQuality } from "./fits.ts";
import { costsOf } from "./mentions.ts";
import { pay, payersFor, paymentFor, TARGET_PAYS } from "./payment.ts";
import type { Item, State } from "./state.ts";
import { lock, lockFor, optionsFor, whenChosen } from "./targets.ts";
import { noticeChosen } from "./triggers.ts";

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
  return yield* accepts(controller, source, ability.id);
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
  if ("refused" in payment) {
    if (payment.refused === TARGET_PAYS) state.open.add("spent target");
    return false;
  }
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
      item.locks.set(mention.id, lockFor(state, mention, yield* pick(item, mention, item.controller, options)));
      continue;
    }
    const without = book.noneLegal({ carrier: "triggered", must: false });
    if (without === "refused" || without === "card lost") return false;
    item.locks.set(mention.id, without === "source" ? lock(state, [item.source.id]) : []);
    if (without === "source") item.unfit.add(mention.id);
  }
  return true;
}
