import { atLocation } from "../decisions/identity.ts";
import type { ObjectMention } from "../types/index.ts";
import type { Doing } from "./doing.ts";
import { fits, fitting } from "./fits.ts";
import { rootOf } from "./lookups.ts";
import { askerOf } from "./targets.ts";

interface Recipients {
  readonly ids: readonly string[];
  /** How many the text speaks of. */
  readonly chosen: number;
}

/** What an instruction is carried out on. */
export function recipientsOf(doing: Doing, mention: ObjectMention): Recipients {
  const { state, book, resolution } = doing;
  if ("choose" in mention) {
    const chosen = resolution.slots.get(mention.id) ?? [];
    const taken = new Set((resolution.item.locks.get(mention.id) ?? []).map((held) => held.id));
    const bystanders = (): readonly string[] =>
      fitting(state, mention.choose, mention.filters, askerOf(resolution.item, "resolve"), ({ met }) => met).filter(
        (id) => !taken.has(id),
      );
    if (chosen.length === 0) state.open.add("A12");
    const ids = book.affected({ chosen, bystanders });
    noteOpen(doing, mention, ids);
    return { ids, chosen: chosen.length };
  }
  if ("all" in mention) {
    const asker = { ...askerOf(resolution.item, "resolve"), chooses: false };
    const ids = state.things
      .filter((thing) => atLocation(thing.place) && fits(thing, mention.all, mention.filters, asker, ({ met }) => met))
      .map((thing) => thing.id);
    noteOpen(doing, mention, ids);
    return { ids, chosen: ids.length };
  }
  if ("it" in mention) {
    const root = rootOf(doing, mention.it);
    const slots = resolution.slots.get(root) ?? [];
    const acted =
      resolution.acted.get(mention.it) ??
      resolution.acted.get(root) ??
      slots.filter(({ legal }) => legal).map(({ id }) => ({ id, epoch: state.byId.get(id)?.epoch ?? 0 }));
    const same = acted.filter(({ id, epoch }) => (state.byId.get(id)?.epoch ?? 0) === epoch).map(({ id }) => id);
    const ids = book.referent({ acted: same, chosen: slots.map(({ id }) => id) });
    noteOpen(doing, resolution.item.chosen.find((each) => each.id === root) ?? mention, ids);
    return { ids, chosen: ids.length };
  }
  const { source, sourceEpoch } = resolution.item;
  return source.epoch === sourceEpoch && atLocation(source.place)
    ? { ids: [source.id], chosen: 1 }
    : { ids: [], chosen: 0 };
}

/** Notes what the rules leave open about acting on these: an illegal target reached again (A4), one that the item itself made illegal (A2). */
function noteOpen({ state, resolution }: Doing, mention: ObjectMention, ids: readonly string[]): void {
  for (const id of ids) {
    for (const slots of resolution.slots.values()) {
      if (slots.some((slot) => slot.id === id && !slot.legal)) state.open.add("A4");
    }
    const thing = state.byId.get(id);
    if (!thing || thing.kind === "spell" || !("choose" in mention) || !atLocation(thing.place)) continue;
    const asker = askerOf(resolution.item, "resolve");
    if (!fits(thing, mention.choose, mention.filters, asker, ({ met }) => met)) state.open.add("A2");
  }
}
