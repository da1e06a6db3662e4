import { askFor } from "./ask.ts";
import { optionsFor, take } from "./choice.ts";
import { die, leave } from "./death.ts";
import { type Entity, isLegend, onBoard } from "./entity.ts";
import type { Item } from "./item.ts";
import { entitiesOf } from "./mention.ts";
import { hasQuality } from "./quality.ts";
import type { Asking, Lock, Price, Slot, Viewpoint } from "./rules.ts";

/** By slot, what is wished for. */
export type Choices = Readonly<Record<string, readonly string[]>>;

/** Tells whether a cost can be paid with an object: what is impossible pays for nothing (203.3, 414.4). */
function isPayable({ table }: Viewpoint, { pay }: Price, entity: Entity): boolean {
  if (pay === "exhaust") return (onBoard(entity) || isLegend(entity)) && !entity.exhausted;
  return onBoard(entity) && !(pay === "kill" && hasQuality(table, entity, "cantBeKilled"));
}

function* give(item: Item, { pay }: Price, entity: Entity): Asking<void> {
  const { table, memory } = item;
  if (pay === "kill") yield* die(table, [entity], { memory, applied: new Set() });
  else if (pay === "return") leave(table, memory, entity, table.zoneOf("hand", entity.piece.owner));
  else if (!table.has("abilities-free")) table.set(entity, "exhausted", true);
}

/** What may be chosen to pay with. */
function means(view: Viewpoint, price: Price, slot: Slot): Lock[] {
  return optionsFor(view, slot).filter(({ entity }) => entity !== null && isPayable(view, price, entity));
}

/** Tells whether all costs could be paid at this moment, each on its own. */
export function canPay(view: Viewpoint, prices: readonly Price[]): boolean {
  return prices.every((price) => {
    const { slot } = price;
    if (slot !== null) return means(view, price, slot).length >= slot.min;
    return view.me !== null && isPayable(view, price, view.me);
  });
}

/** What one cost is paid with; a string says why with nothing. */
function* chosenFor(item: Item, price: Price, choices: Choices | null): Asking<readonly Entity[] | string> {
  const { slot } = price;
  if (slot === null)
    return item.me !== null && isPayable(item, price, item.me) ? [item.me] : `${price.id} cannot be paid`;
  const options = means(item, price, slot);
  if (options.length < slot.min) return `${price.id} cannot be paid`;
  const payable: Slot = { ...slot, fits: (entity, view) => slot.fits(entity, view) && isPayable(view, price, entity) };
  const picked = choices === null ? yield* askFor(item, payable, item.controller) : take(item, slot, options, choices);
  if (typeof picked === "string") return picked;
  item.chosen.set(slot.id, picked);
  item.given.set(slot.id, entitiesOf(picked));
  return entitiesOf(picked);
}

/**
 * Pays all costs in order, before the item is finalized. A death that is replaced was paid all the same (203.2).
 * @param choices what to pay with, by mention; null = the player is asked
 * @returns why a cost cannot be paid
 */
export function* pay(item: Item, choices: Choices | null): Asking<string | undefined> {
  for (const price of item.text.costs) {
    const objects = yield* chosenFor(item, price, choices);
    if (typeof objects === "string") return objects;
    for (const entity of objects) yield* give(item, price, entity);
    item.given.set(price.id, objects);
  }
  return undefined;
}
