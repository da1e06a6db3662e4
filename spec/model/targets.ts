import { atLocation } from "../decisions/identity.ts";
import type { RequirementInput } from "../decisions/requirement.ts";
import type { Rulebook } from "../decisions/rulebook.ts";
import type { Chosen } from "../types/index.ts";
import { type Asker, fits, spellFits } from "./fits.ts";
import { type Item, type Lock, mightOf, type State } from "./state.ts";

/** The view from which an item's choices are judged. */
export function askerOf(item: Item, phase: "choose" | "resolve"): Asker {
  return {
    controller: item.controller,
    source: item.source,
    hiddenAt: item.hiddenAt,
    chooses: true,
    phase,
    battlefieldOf: (mention) => item.locks.get(mention)?.[0]?.id,
  };
}

/** Mentions in the order in which they are chosen: a battlefield before what must be there. */
export function battlefieldsFirst(mentions: readonly Chosen[]): readonly Chosen[] {
  if (mentions.every(({ choose }) => choose !== "battlefield")) return mentions;
  return mentions.toSorted((a, b) => Number(a.choose !== "battlefield") - Number(b.choose !== "battlefield"));
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
      failed: false,
    };
  });
}

/** Whether one target of an item is legal now (359.3.e.2 to .4). */
export function isLegal(state: State, item: Item, mention: Chosen, held: Lock, book: Rulebook): boolean {
  const thing = state.byId.get(held.id);
  if (!thing) return true;
  const onChain = mention.choose === "spell";
  const same = book.sameObject({
    chosen: held.epoch,
    now: thing.epoch,
    onBoard: onChain ? thing.place === "chain" : atLocation(thing.place),
    placeChosen: held.place,
    placeNow: thing.place,
  });
  const asker = askerOf(item, "resolve");
  const met = onChain
    ? spellFits(thing, mention.filters, asker, book.requirement)
    : fits(thing, mention.choose, mention.filters, asker, book.requirement);
  return book.legal({
    same,
    met,
    everFailed: held.failed,
    onBoard: onChain || atLocation(thing.place),
    changed: {
      place: thing.place !== held.place,
      status: thing.exhausted !== held.exhausted || thing.stunned !== held.stunned,
      damage: thing.damage !== held.damage,
      controller: thing.controller !== held.controller,
    },
  });
}

const asItIs = ({ met }: RequirementInput): boolean => met;

/** Notes for every target on the chain whether it fails now: some misreadings never forget it. */
export function noteFailures(state: State): void {
  for (const item of state.chain) {
    for (const mention of item.chosen) {
      for (const held of item.locks.get(mention.id) ?? []) {
        const thing = state.byId.get(held.id);
        if (held.failed || !thing || mention.choose === "spell") continue;
        const present = atLocation(thing.place) && thing.epoch === held.epoch;
        const fitting = present && fits(thing, mention.choose, mention.filters, askerOf(item, "resolve"), asItIs);
        if (!fitting) held.failed = true;
      }
    }
  }
}
