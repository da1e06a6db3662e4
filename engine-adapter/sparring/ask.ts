import type { PlayerId } from "../../spec/types/index.ts";
import type { Question } from "../contract.ts";
import { optionsFor, refuses, roomFor, viable } from "./choice.ts";
import type { Asking, Lock, Slot, Viewpoint } from "./rules.ts";

/** The names by which a question tells who asks and what for. */
export function named({ table, source }: Viewpoint, mention: string): Pick<Question, "item" | "mention"> {
  return table.has("asks-later-anonymous") ? {} : { item: source.id, mention };
}

/** Asks a player for one mention; nothing on offer is no question. */
export function* ask(
  view: Viewpoint,
  slot: Slot,
  {
    options,
    player = view.controller,
    forced = false,
  }: { options: readonly Lock[]; player?: PlayerId; forced?: boolean },
): Asking<readonly Lock[]> {
  const max = roomFor(view, slot, options);
  const min = Math.min(slot.min, max);
  if (max === 0 || (forced && options.length === min)) return options.slice(0, max);
  const ids = options.map(({ id }) => id);
  const chosen = (picks: readonly string[]) => options.filter(({ id }) => picks.includes(id));
  const picks = yield {
    question: { kind: "question", player, options: ids, min, max, ...named(view, slot.id) },
    // Fewer than the text wants may be all that there is.
    refuses: (given) => refuses(view, { ...slot, min }, chosen(given)),
  };
  return chosen(picks);
}

/** Asks for all targets of an item, one mention after the other, and notes them. */
export function* askTargets(view: Viewpoint, slots: readonly Slot[], forced: boolean): Asking<void> {
  for (const [at, slot] of slots.entries()) {
    const options = viable(view, slot, slots.slice(at + 1));
    view.chosen.set(slot.id, yield* ask(view, slot, { options, forced }));
  }
}

/** Asks whether something optional is to happen; its source stands for yes. */
export function* accepts(view: Viewpoint, id: string): Asking<boolean> {
  const { source, controller } = view;
  const options = [source.id];
  const question: Question = { kind: "question", player: controller, options, min: 0, max: 1, ...named(view, id) };
  return (yield { question }).length > 0;
}

/** Asks for a mention outside of the targets, among all that fits. */
export function* askFor(view: Viewpoint, slot: Slot, player: PlayerId): Asking<readonly Lock[]> {
  const forced = view.table.has("takes-only-option");
  return yield* ask(view, slot, { options: optionsFor(view, slot, player), player, forced });
}
