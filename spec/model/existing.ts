import { atLocation } from "../decisions/identity.ts";
import type { All } from "../types/index.ts";
import type { Doing } from "./doing.ts";
import { type Asker, asItIs, fits } from "./fits.ts";
import { isFound } from "./fitting.ts";
import type { State, Thing } from "./state.ts";
import { askerOf } from "./targets.ts";

/** Everything on the board, or in the asking player's trash, that "all" means for an asker. */
export function allFitting(state: State, mention: All, asker: Asker): readonly string[] {
  const { from } = mention;
  const there = (thing: Thing): boolean =>
    from ? isFound(state, { zone: from, player: asker.controller }, thing) : atLocation(thing.place);
  return state.things
    .filter((thing) => there(thing) && fits(thing, mention.all, mention.filters, asker, asItIs))
    .map((thing) => thing.id);
}

/** What there is that fits as an instruction is carried out; null where that is asked of a place that is gone (359.3.e.12). */
export function allNow({ state, book, resolution, moved }: Doing, mention: All): readonly string[] | null {
  const asker = { ...askerOf(state, resolution.item, book, "resolve", moved), chooses: false };
  const asksHere = mention.filters.some(
    (filter) => "is" in filter && (filter.is === "here" || filter.is === "elsewhere"),
  );
  return asksHere && asker.here === null ? null : allFitting(state, mention, asker);
}
