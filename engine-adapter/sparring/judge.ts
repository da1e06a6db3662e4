import { named } from "./ask.ts";
import { isLegal, isWithin } from "./choice.ts";
import { onBoard } from "./entity.ts";
import type { Asking, Lock, Locks, Slot, Viewpoint } from "./rules.ts";

/**
 * Judges the targets of an item as it begins to resolve, once for all of its instructions (359.3.e.2): the very object
 * that was chosen must be what the text asks for now. What happened in between does not matter (359.3.e.3).
 */
export function* judge(view: Viewpoint, slots: readonly Slot[]): Asking<Locks> {
  const { table, chosen } = view;
  const first = slots.flatMap((slot) => chosen.get(slot.id) ?? [])[0];
  const legal: Locks = new Map();
  for (const slot of slots) {
    const kept = (chosen.get(slot.id) ?? []).filter((lock) => {
      const { entity, ability } = lock;
      // An ability is an object of its own (355.9.c): nothing about its source matters.
      if (ability !== undefined) return table.stack.includes(ability) && slot.fitsAbility(ability, view);
      if (entity === null) return true;
      const unchecked =
        (table.has("checks-first-target-only") && lock !== first) ||
        (table.has("checks-enemies-only") && entity.controller === view.controller);
      if (unchecked && slot.noun !== "spell") return onBoard(entity);
      return isLegal(view, slot, entity);
    });
    legal.set(slot.id, yield* within(view, slot, kept));
  }
  return legal;
}

/** What of a group is within its limit; if not all of it is, the controller says which ones remain (355.11.b). */
function* within(view: Viewpoint, slot: Slot, legal: readonly Lock[]): Asking<readonly Lock[]> {
  const { group } = slot;
  if (group === null || isWithin(view, legal, group)) return legal;
  const picks = yield {
    question: {
      kind: "question",
      player: view.controller,
      options: legal.map(({ id }) => id),
      min: 0,
      max: legal.length,
      ...named(view, group.id),
    },
    refuses(given) {
      const kept = legal.filter(({ id }) => given.includes(id));
      const isOver = (locks: readonly Lock[]) => !isWithin(view, locks, group);
      if (isOver(kept)) return `${group.id} is over its limit`;
      // The rulings page wants as many of the legal ones as fit.
      const more = legal.some((lock) => !kept.includes(lock) && !isOver([...kept, lock]));
      return view.table.faq && more ? `${group.id} leaves room for more` : undefined;
    },
  };
  return legal.filter(({ id }) => picks.includes(id));
}
