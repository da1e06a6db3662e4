import type { Rulebook } from "../decisions/rulebook.ts";
import type { WhenChosen } from "../decisions/target.ts";
import type { Chosen, PlayerId } from "../types/index.ts";
import { type Asker, asItIs, fits, itemFits } from "./fits.ts";
import { type From, fitting, isFound } from "./fitting.ts";
import { isSo } from "./look.ts";
import { isOnChain, itemsCalled, speaksOfAbilities } from "./on-chain.ts";
import { type Item, isBounded, isThere, type Lock, mightOf, type State, type Thing } from "./state.ts";

/**
 * The view from which an item's choices are judged.
 * @param moved what the item itself has moved by now, at which it may look back (359.3.e.13)
 */
export function askerOf(
  state: State,
  item: Item,
  book: Rulebook,
  phase: "choose" | "resolve",
  moved: ReadonlyMap<string, string> = item.paid,
): Asker {
  const { source } = item;
  const movedByItem = moved.has(source.id);
  // Where a source was that was to be killed to pay, and was taken elsewhere instead, may be asked for by "here".
  if (movedByItem && state.takenInstead.get(source.id) === source.epoch) state.open.add("replaced away");
  return {
    state,
    controller: item.controller,
    source,
    hiddenAt: item.hiddenAt,
    chooses: true,
    phase,
    battlefieldOf: (mention) => item.locks.get(mention)?.[0]?.id ?? eventPlace(state, item, book),
    here: isOwnDeath(item)
      ? item.sourceLook.place
      : item.ability
        ? book.here({
            present: sourceThere(item),
            movedByItem,
            now: source.place,
            last: isThere(source) && !movedByItem ? source.place : source.last.place,
            made: item.sourceLook.place,
          })
        : null,
    besides: item.ability ? [source.id] : [],
    carrier: carrierOf(item),
    verb: null,
    slot: 0,
    unitsChosenBy: (chosen) => unitsChosen(state, chosen, book),
    within: () => null,
  };
}

/** Whether the source of an item is where it was, as the same object or on the chain. */
export function sourceThere({ source, sourceEpoch }: Item): boolean {
  return source.epoch === sourceEpoch && isThere(source);
}

/** Whether it is an ability that its source's own death has set off: that was noted as it was (808.1.d.3). */
export function isOwnDeath({ ability }: Item): boolean {
  return ability !== undefined && "when" in ability && ability.when === "I die";
}

/** The battlefield that "that battlefield" means for a triggered ability. */
export function eventPlace(state: State, { event: happened }: Pick<Item, "event">, book: Rulebook): string | undefined {
  if (!happened) return undefined;
  const unit = state.byId.get(happened.unit.id);
  const now = unit && isThere(unit) ? unit.place : null;
  const place = book.event({ met: happened.place, now });
  return place?.startsWith("battlefield:") ? place.slice("battlefield:".length) : undefined;
}

/** How many of the units that an item on the chain chose count as chosen (359.3.e.9.a). */
function unitsChosen(state: State, item: Item, book: Rulebook): number {
  const counted = new Set<string>();
  for (const mention of item.compiled.chosen) {
    for (const held of item.locks.get(mention.id) ?? []) {
      const thing = state.byId.get(held.id);
      if (state.changing && thing?.kind === "gear") state.open.add("type");
      if (thing?.kind !== "unit" || held.item) continue;
      const present = isThere(thing) && thing.epoch === held.epoch;
      if (book.counted({ present, legal: isLegal(state, item, mention, held, book) })) counted.add(held.id);
    }
  }
  return counted.size;
}

/** Where a mention looks for what is chosen. */
export function fromOf(mention: Pick<Chosen, "from">, player: PlayerId): From {
  return { zone: mention.from ?? "board", player };
}

/**
 * The view for one mention of an item: what "another" excludes, and whether protection counts, for it counts for
 * targets only.
 */
export function askerFor(
  state: State,
  item: Item,
  mention: Chosen,
  book: Rulebook,
  phase: "choose" | "resolve",
  moved: ReadonlyMap<string, string> = item.paid,
): Asker {
  const asker = askerOf(state, item, book, phase, moved);
  const others = mention.filters.some((filter) => "is" in filter && filter.is === "another");
  return {
    ...asker,
    verb: item.compiled.verbs.get(mention.id) ?? null,
    slot: item.compiled.chosen.indexOf(mention),
    besides: others ? chosenBefore(item, mention) : asker.besides,
  };
}

/** Whether an item is a spell, or which sort of ability. */
export function carrierOf({ ability }: Pick<Item, "ability">): "spell" | "activated" | "triggered" {
  if (!ability) return "spell";
  return "activate" in ability ? "activated" : "triggered";
}

function chosenBefore(item: Item, mention: Chosen): readonly string[] {
  const before = item.compiled.chosen.slice(
    0,
    item.compiled.chosen.findIndex(({ id }) => id === mention.id),
  );
  const ids = before.flatMap(({ id }) => item.locks.get(id) ?? []).map(({ id }) => id);
  return item.ability ? [item.source.id, ...ids] : ids;
}

/** When a mention of an item is chosen. */
export function whenChosen(
  { profile }: State,
  item: Pick<Item, "compiled">,
  mention: Chosen,
  only: () => boolean,
  book: Rulebook,
): WhenChosen {
  return book.target({
    noun: mention.choose,
    word: mention.word ?? null,
    zone: mention.from ?? "board",
    others: mention.by !== undefined,
    yours: mention.filters.some((filter) => "is" in filter && filter.is === "you control"),
    slot: item.compiled.slots.get(mention.id) ?? "instruction",
    get only() {
      return only();
    },
    profile,
  });
}

/** Mentions in the order in which they are chosen: a battlefield before what must be there. */
export function battlefieldsFirst(mentions: readonly Chosen[]): readonly Chosen[] {
  if (mentions.every(({ choose }) => choose !== "battlefield")) return mentions;
  return mentions.toSorted((a, b) => Number(a.choose !== "battlefield") - Number(b.choose !== "battlefield"));
}

/** Everything that may be chosen for a mention now. */
export function optionsFor(state: State, item: Item, mention: Chosen, book: Rulebook): readonly string[] {
  const asker = askerFor(state, item, mention, book, "choose");
  const from = fromOf(mention, item.controller);
  const options = fitting(state, mention.choose, mention.filters, asker, book.requirement, from);
  if (!item.compiled.conditions.has(mention.id)) return options;
  return options.filter((id) => {
    const thing = state.byId.get(id);
    return !thing || isNarrowedTo(thing, item, mention, book);
  });
}

/** Whether the conditions of the text, which speak of what is chosen, let a thing be chosen. */
function isNarrowedTo(thing: Thing, item: Item, mention: Chosen, book: Rulebook): boolean {
  const conditions = item.compiled.conditions.get(mention.id);
  if (!conditions) return true;
  return conditions.every((condition) => {
    if ("might" in condition && thing.kind === "unit") {
      return book.narrowed({ condition: isBounded(mightOf(thing), condition) });
    }
    return !("is" in condition) || book.narrowed({ condition: isSo(thing, condition.is, item.controller) });
  });
}

/** Takes hold of chosen ids, as they are now. */
export function lock(state: State, ids: readonly string[]): readonly Lock[] {
  return ids.map((id) => {
    const thing = state.byId.get(id);
    return {
      id,
      epoch: thing?.epoch ?? 0,
      place: thing?.place ?? "",
      exhausted: thing?.exhausted ?? false,
      stunned: thing?.stunned ?? false,
      damage: thing?.damage ?? 0,
      might: thing ? mightOf(thing) : 0,
      controller: thing?.controller ?? "P1",
      buff: thing?.buff ?? 0,
      failed: false,
    };
  });
}

/** The same for a mention, which tells an ability from its source. */
export function lockFor(state: State, { choose }: Pick<Chosen, "choose">, ids: readonly string[]): readonly Lock[] {
  const locks = lock(state, ids);
  if (!speaksOfAbilities(choose)) return locks;
  return locks.map((held) => {
    const item = itemsCalled(state, choose).find(({ source }) => source.id === held.id);
    return item?.ability ? { ...held, item, place: "chain" } : held;
  });
}

/** Whether one target of an item is legal now (359.3.e.2 to .4). */
export function isLegal(state: State, item: Item, mention: Chosen, held: Lock, book: Rulebook): boolean {
  const thing = state.byId.get(held.id);
  if (!thing) return true;
  if (item.unfit.has(mention.id)) return isThere(thing) && thing.epoch === held.epoch;
  if (held.item) return isAbilityLegal(state, item, mention, held, held.item, book);
  const inZone = isInZone(state, mention, item, thing);
  const same = book.sameObject({
    chosen: held.epoch,
    now: thing.epoch,
    onBoard: inZone,
    placeChosen: held.place,
    placeNow: thing.place,
  });
  const asker = { ...askerFor(state, item, mention, book, "resolve"), placeChosen: held.place };
  const met = isOnChain(mention)
    ? state.chain.some(
        (each) => each.source === thing && !each.ability && itemFits(each, mention.filters, asker, book.requirement),
      )
    : fits(thing, mention.choose, mention.filters, asker, book.requirement);
  return book.legal({
    same,
    met: met && isNarrowedTo(thing, item, mention, book),
    everFailed: held.failed,
    onBoard: inZone,
    changed: {
      place: thing.place !== held.place,
      status: thing.exhausted !== held.exhausted || thing.stunned !== held.stunned,
      damage: thing.damage !== held.damage,
      controller: thing.controller !== held.controller,
      buff: thing.buff !== held.buff,
    },
    verb: item.compiled.verbs.get(mention.id) ?? null,
  });
}

/** An ability is an object of its own, so that only its leaving the chain makes it another (355.9.c). */
function isAbilityLegal(state: State, item: Item, mention: Chosen, held: Lock, chosen: Item, book: Rulebook): boolean {
  const onBoard = state.chain.includes(chosen);
  const now = onBoard ? held.epoch : held.epoch + 1;
  const same = book.sameObject({
    chosen: held.epoch,
    now,
    onBoard,
    placeChosen: "chain",
    placeNow: onBoard ? "chain" : "nowhere",
  });
  const asker = askerFor(state, item, mention, book, "resolve");
  return book.legal({
    same,
    met: itemFits(chosen, mention.filters, asker, book.requirement),
    everFailed: held.failed,
    onBoard,
    changed: { place: false, status: false, damage: false, controller: false, buff: false },
    verb: item.compiled.verbs.get(mention.id) ?? null,
  });
}

/** Whether a chosen thing is where its mention looks for things. */
function isInZone(state: State, mention: Chosen, item: Item, thing: Thing): boolean {
  if (mention.from !== undefined) return isFound(state, fromOf(mention, item.controller), thing);
  return isOnChain(mention) ? thing.place === "chain" : isThere(thing);
}

/** Notes for every target on the chain whether it fails now: some misreadings never forget it. */
export function noteFailures(state: State, book: Rulebook): void {
  for (const item of state.chain) {
    for (const mention of item.compiled.chosen) {
      for (const held of item.locks.get(mention.id) ?? []) {
        const thing = state.byId.get(held.id);
        if (held.failed || !thing || isOnChain(mention)) continue;
        const present = isInZone(state, mention, item, thing) && thing.epoch === held.epoch;
        const asker = askerFor(state, item, mention, book, "resolve");
        if (!present || !fits(thing, mention.choose, mention.filters, asker, asItIs)) held.failed = true;
      }
    }
  }
}
