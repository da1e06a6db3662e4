import type { CompiledText } from "./compiled.ts";
import { type Item, mightOf, type Thing } from "./state.ts";

/** What of an item is not the same for every one that is made. */
type Special = Partial<Pick<Item, "hiddenAt" | "paid" | "costs" | "given" | "event" | "moment">>;

/**
 * A spell or ability as it is about to be put on the chain: nothing is chosen for it yet.
 * @param ability undefined for a spell
 */
export function newItem(
  source: Thing,
  ability: Item["ability"],
  compiled: CompiledText,
  controller: Item["controller"],
  special: Special = {},
): Item {
  return {
    source,
    sourceEpoch: source.epoch,
    ability,
    controller,
    compiled,
    hiddenAt: special.hiddenAt,
    locks: new Map(),
    unfit: new Set(),
    paid: special.paid ?? new Map(),
    costs: special.costs ?? new Map(),
    given: special.given ?? new Map(),
    event: special.event,
    moment: special.moment ?? 0,
    sourceMight: mightOf(source),
    sourcePlace: source.place,
  };
}
