import type { AffectedInput } from "../decisions/affected.ts";
import type { All, Chosen, It, ObjectMention } from "../types/index.ts";
import type { Doing } from "./doing.ts";
import { allFitting } from "./existing.ts";
import { asItIs, fits } from "./fits.ts";
import { type From, fitting, isFound } from "./fitting.ts";
import { deathBehind, placeBehind, rootOf, slotOf, withinFor } from "./lookups.ts";
import { isOnChain } from "./on-chain.ts";
import { isThere, type Lock, legendsOf, mightOf, type Thing } from "./state.ts";
import { askerFor, askerOf, fromOf, isOwnDeath, sourceThere } from "./targets.ts";

/** What an instruction acts on. */
export interface Recipients {
  readonly ids: readonly string[];
  /** How many the text speaks of. */
  readonly chosen: number;
}

const NOTHING: Recipients = { ids: [], chosen: 0 };

/** Whether what has died is still where that has put it, so that the text finds it there. */
function inTrash({ state, resolution, found }: Doing, id: string): boolean {
  const { event } = resolution.item;
  const thing = state.byId.get(id);
  if (!event?.died || event.unit.id !== id || thing?.epoch !== event.unit.epoch) return false;
  if (!thing.place.startsWith("trash:")) return false;
  found.add(id);
  return true;
}

/** What an instruction is carried out on. */
export function recipientsOf(doing: Doing, mention: ObjectMention): Recipients {
  if ("choose" in mention) return chosenOnes(doing, mention);
  if ("all" in mention) return allThatFit(doing, mention);
  if ("it" in mention) return referredTo(doing, mention);
  const { item } = doing.resolution;
  if ("legend" in mention) {
    return { ids: legendsOf(doing.state, item.controller).slice(0, 1), chosen: 1 };
  }
  if ("this" in mention) {
    doing.found.add(item.source.id);
    return { ids: item.ability ? [] : [item.source.id], chosen: 1 };
  }
  if (isOwnDeath(item)) return inTrash(doing, item.source.id) ? { ids: [item.source.id], chosen: 1 } : NOTHING;
  return sourceThere(item) ? { ids: [item.source.id], chosen: 1 } : NOTHING;
}

function chosenOnes(doing: Doing, mention: Chosen): Recipients {
  const { state, book, resolution } = doing;
  const chosen = resolution.slots.get(mention.id) ?? [];
  const from = fromOf(mention, resolution.item.controller);
  const taken = new Set((resolution.item.locks.get(mention.id) ?? []).map((held) => held.id));
  const bystanders = (): readonly string[] => fittingNow(doing, mention, from).filter((id) => !taken.has(id));
  if (chosen.length === 0 && resolution.item.locks.has(mention.id)) state.open.add("A12");
  const ids = book.affected({ chosen, bystanders, ...looksOf(doing), lost: () => lostBy(doing) });
  if (from.zone !== "board")
    for (const id of ids) {
      const thing = state.byId.get(id);
      if (thing && isFound(state, from, thing)) doing.found.add(id);
    }
  noteOpen(doing, mention, ids);
  return { ids, chosen: chosen.length };
}

/** What may be asked about bystanders. */
function looksOf({ state, controller }: Doing): Pick<AffectedInput, "might" | "own"> {
  const thing = (id: string): Thing | undefined => state.byId.get(id);
  return {
    might: (id) => mightOfUnit(thing(id)),
    own: (id) => thing(id)?.controller === controller,
  };
}

const mightOfUnit = (thing: Thing | undefined): number => (thing?.kind === "unit" ? mightOf(thing) : 0);

/** Everything that is illegal in some slot of the card. */
function lostBy({ resolution }: Doing): readonly string[] {
  return [...resolution.slots.values()].flat().flatMap(({ id, legal }) => (legal ? [] : [id]));
}

function fittingNow(doing: Doing, mention: Chosen, from: From): readonly string[] {
  const asker = askerFor(doing.state, doing.resolution.item, mention, doing.book, "resolve");
  return fitting(doing.state, mention.choose, mention.filters, asker, asItIs, from);
}

function allThatFit(doing: Doing, mention: All): Recipients {
  const { book, resolution } = doing;
  const { item } = resolution;
  const locked = item.locks.get(mention.id);
  const ids = locked ? stillLegal(doing, mention, locked) : everything(doing, mention);
  if (mention.from) for (const id of ids) doing.found.add(id);
  noteOpen(doing, mention, ids);
  return {
    ids: book.affected({
      chosen: ids.map((id) => ({ id, legal: true })),
      bystanders: () => [],
      ...looksOf(doing),
      lost: () => lostBy(doing),
    }),
    chosen: ids.length,
  };
}

/** Everything that "all" means now. */
function everything(doing: Doing, mention: All): readonly string[] {
  const asker = {
    ...askerOf(doing.state, doing.resolution.item, doing.book, "resolve", doing.moved),
    chooses: false,
    placeOf: (it: It) => placeBehind(doing, it),
    within: withinFor(doing),
  };
  return allFitting(doing.state, mention, asker);
}

/** Of all that were locked those that are the same object, fit, and may be chosen. */
function stillLegal(doing: Doing, mention: All, locked: readonly Lock[]): readonly string[] {
  const asker = askerOf(doing.state, doing.resolution.item, doing.book, "resolve");
  return locked
    .filter(({ id, epoch }) => {
      const thing = doing.state.byId.get(id);
      return thing?.epoch === epoch && fits(thing, mention.all, mention.filters, asker, asItIs);
    })
    .map(({ id }) => id);
}

function referredTo(doing: Doing, mention: Extract<ObjectMention, { it: string }>): Recipients {
  const { state, book, resolution } = doing;
  const root = rootOf(doing, mention.it);
  const named = resolution.slots.has(root) ? undefined : slotOf(doing, root);
  const slots = resolution.slots.get(root) ?? (named ? [named] : []);
  if (named && resolution.item.event?.died && deathBehind(doing, root) && !inTrash(doing, named.id)) return NOTHING;
  const acted =
    resolution.acted.get(mention.it) ??
    resolution.acted.get(root) ??
    slots.filter(({ legal }) => legal).map(({ id }) => ({ id, epoch: state.byId.get(id)?.epoch ?? 0 }));
  const same = acted.filter(({ id, epoch }) => (state.byId.get(id)?.epoch ?? 0) === epoch).map(({ id }) => id);
  const ids = book.referent({ acted: same, chosen: slots.map(({ id }) => id) });
  noteOpen(doing, resolution.item.compiled.chosen.find((each) => each.id === root) ?? mention, ids);
  return { ids, chosen: ids.length };
}

/** Notes what the rules leave open about acting on these: an illegal target reached again (A4), one that the item itself made illegal (A2). */
function noteOpen({ state, book, resolution }: Doing, mention: ObjectMention, ids: readonly string[]): void {
  for (const id of ids) {
    for (const slots of resolution.slots.values()) {
      if (slots.some((slot) => slot.id === id && !slot.legal)) state.open.add("A4");
    }
    const thing = state.byId.get(id);
    if (!thing || thing.kind === "spell" || !("choose" in mention) || mention.from || !isThere(thing)) continue;
    if (isOnChain(mention)) continue;
    if (resolution.late.has(mention.id)) continue;
    const asker = askerFor(state, resolution.item, mention, book, "resolve");
    if (!fits(thing, mention.choose, mention.filters, asker, asItIs)) state.open.add("A2");
  }
}
